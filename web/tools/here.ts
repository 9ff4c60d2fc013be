/**
 * Makes the files with which a browser plays without a server, except for their list: Pyodide's own, and two archives of
 * compiled Python. `python -m tools.here` calls it in the folder of its inputs:
 *
 *   node web/tools/here.ts PYTHON_FILES INPUTS FOLDER CACHE
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { install } from "../src/local/install.ts";

const [scripts, inputs, folder, cache] = process.argv.slice(2) as [string, string, string, string];
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const OWN = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LIBRARY = "/lib/python314.zip";
/** What `_prepared.py` reads. */
const PREPARED = "_prepared.bin";
/** The compressed copies that a server sends. The best take half a minute, so `cache` keeps those of files that stay. */
const COMPRESSED = {
  ".br": (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  ".gz": (body: Uint8Array) => gzipSync(body, { level: 9 }),
};

// Node would show the line of Pyodide that threw it, a million characters long.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const bytes = (file: string) => new Uint8Array(readFileSync(file));

/** Python that has one of the scripts. It orders sets in the same way every time, so that the same sources make the same files. */
async function running(script: string) {
  const env = { HOME: "/home/web", PYTHONHASHSEED: "0" };
  const python = await loadPyodide({ env, stdLibURL: join(inputs, "library.zip") });
  python.runPython(readFileSync(join(scripts, script), "utf8"));
  return python;
}

/** What is found out by importing everything: the files needed of Python's own library, and what compiles at a start. */
async function recorded(pegs: Uint8Array): Promise<{ needed: string[]; prepared: Uint8Array }> {
  const { modules, late } = JSON.parse(readFileSync(join(inputs, "imports.json"), "utf8"));
  const python = await running("recording.py");
  install(python, pegs);
  const needed = python.globals.get("imported_files")(python.toPy(modules), python.toPy(late), LIBRARY).toJs();
  return { needed, prepared: python.globals.get("prepared")().toJs() };
}

async function archives(): Promise<Record<string, Uint8Array>> {
  const python = await running("packing.py");
  const [pack, add] = ["pack", "add"].map((name) => python.globals.get(name));
  python.FS.writeFile("/stage.zip", bytes(join(inputs, "stage.zip")));
  pack("/stage.zip", "/pegs.zip");
  const { needed, prepared } = await recorded(python.FS.readFile("/pegs.zip"));
  python.FS.writeFile(`/${PREPARED}`, prepared);
  add("/pegs.zip", PREPARED, `/${PREPARED}`);
  pack(LIBRARY, "/stdlib.zip", python.toPy(needed));
  return { "pegs.zip": python.FS.readFile("/pegs.zip"), "stdlib.zip": python.FS.readFile("/stdlib.zip") };
}

const made = await archives();
for (const [name, body] of Object.entries(made)) writeFileSync(join(folder, name), body);
for (const name of OWN) copyFileSync(join(PYODIDE, name), join(folder, name));
for (const name of [...OWN, ...Object.keys(made)]) {
  const body = bytes(join(folder, name));
  const digest = createHash("sha256").update(body).digest("hex");
  for (const [end, compress] of Object.entries(COMPRESSED)) {
    const kept = join(cache, digest + end);
    if (!existsSync(kept)) writeFileSync(kept, compress(body));
    copyFileSync(kept, join(folder, name + end));
  }
}
