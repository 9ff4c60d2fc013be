/**
 * Makes the files with which a browser plays without a server, except for their list: Pyodide's own, and two archives of
 * compiled Python. `python -m tools.here` calls it:
 *
 *   node web/tools/here.ts LIBRARY.zip STAGE.zip PACKING.py FOLDER CACHE
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [library, stage, packing, folder, cache] = process.argv.slice(2) as [string, string, string, string, string];
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const OWN = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const ARCHIVES = ["stdlib.zip", "pegs.zip"];
/** The compressed copies that a server sends. It takes half a minute, so `cache` keeps those of files that stay. */
const COMPRESSED = {
  ".br": (body: Uint8Array) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  ".gz": (body: Uint8Array) => gzipSync(body, { level: 9 }),
};

// Node would show the line of Pyodide that threw it, a million characters long.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const python = await loadPyodide({ stdLibURL: library });
const bytes = (file: string) => new Uint8Array(readFileSync(file));
python.FS.writeFile("/stage.zip", bytes(stage));
python.runPython(readFileSync(packing, "utf8"));

for (const name of ARCHIVES) writeFileSync(join(folder, name), python.FS.readFile(`/${name}`));
for (const name of OWN) copyFileSync(join(PYODIDE, name), join(folder, name));
for (const name of [...OWN, ...ARCHIVES]) {
  const body = bytes(join(folder, name));
  const digest = createHash("sha256").update(body).digest("hex");
  for (const [end, compress] of Object.entries(COMPRESSED)) {
    const kept = join(cache, digest + end);
    if (!existsSync(kept)) writeFileSync(kept, compress(body));
    copyFileSync(kept, join(folder, name + end));
  }
}
