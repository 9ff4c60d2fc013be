/** Puts an archive of modules where Python finds them. They needn't be unpacked by Python, which would take ten times as long. */
import { unpacked } from "./unpacked.ts";

/** What this needs of Pyodide. */
export interface Installing {
  FS: { mkdirTree(path: string): void; writeFile(path: string, body: Uint8Array, how: { canOwn: boolean }): void };
  runPython(code: string): unknown;
}

const PACKAGES = "/packages/";

export function install(python: Installing, archive: Uint8Array): void {
  const folders = new Set<string>();
  for (const [name, body] of unpacked(archive)) {
    const file = PACKAGES + name;
    const folder = file.replace(/\/[^/]*$/, "");
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(file, body, { canOwn: true });
  }
  python.runPython(`import sys\nsys.path.insert(0, "${PACKAGES}")`);
}
