/**
 * Which modules go into the one file that every visitor downloads: those that imports lead to from `main.ts` without
 * waiting. Each request costs as much as about a thousand bytes, so they're together, and nothing else is with them.
 */
import { join } from "node:path";

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const MAIN = join(import.meta.dirname, "../src/shell/main.ts");

export const firstFile = {
  debugName: "first file",
  name: (id: string, modules: Modules): string | null => (id !== MAIN && isNeededAtOnce(id, modules) ? "play" : null),
};

function isNeededAtOnce(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id === MAIN) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => !seen.has(each) && isNeededAtOnce(each, modules, seen));
}
