/** A part of the program that runs by itself, built as one script that imports nothing. */
import { join } from "node:path";
import { build } from "vite";
import { buildTarget } from "./oldest/browsers.ts";

/** The code of a module in `web/src`. */
export async function oneFile(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: buildTarget,
      lib: { entry: join(import.meta.dirname, "../src", module), formats: ["iife"], name: "pegs" },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !("output" in output)) throw new Error(`${module} was not built`);
  return output.output[0].code.trim();
}
