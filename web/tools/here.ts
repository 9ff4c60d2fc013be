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
import { loadPyodide, type PyodideInterface } from "pyodide";
import { install } from "../src/local/install.ts";

const [scripts, inputs, folder, cache] = process.argv.slice(2) as [string, string, string, string];
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const OWN = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LIBRARY = "/lib/python314.zip";
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
const load = () => loadPyodide({ stdLibURL: join(inputs, "library.zip") });

function define(python: PyodideInterface, script: string, name: string) {
  return python.runPython(`${readFileSync(join(scripts, script), "utf8")}\n${name}`);
}

/** The package's archive, and how Python's own is made of the names of what is needed. */
async function packing() {
  const python = await load();
  const pack = define(python, "packing.py", "pack");
  const packed = (sources: string, wanted?: string[]): Uint8Array => {
    pack(sources, "/packed.zip", wanted && python.toPy(wanted));
    return python.FS.readFile("/packed.zip");
  };
  python.FS.writeFile("/stage.zip", bytes(join(inputs, "stage.zip")));
  return { pegs: packed("/stage.zip"), library: (wanted: string[]) => packed(LIBRARY, wanted) };
}

/** The files of Python's own library that are imported if everything is. */
async function neededOf(pegs: Uint8Array): Promise<string[]> {
  const { modules, late } = JSON.parse(readFileSync(join(inputs, "imports.json"), "utf8"));
  const python = await load();
  install(python, pegs);
  const imported = define(python, "recording.py", "imported_files");
  return imported(python.toPy(modules), python.toPy(late), LIBRARY).toJs();
}

const { pegs, library } = await packing();
const archives = { "pegs.zip": pegs, "stdlib.zip": library(await neededOf(pegs)) };
for (const [name, body] of Object.entries(archives)) writeFileSync(join(folder, name), body);
for (const name of OWN) copyFileSync(join(PYODIDE, name), join(folder, name));
for (const name of [...OWN, ...Object.keys(archives)]) {
  const body = bytes(join(folder, name));
  const digest = createHash("sha256").update(body).digest("hex");
  for (const [end, compress] of Object.entries(COMPRESSED)) {
    const kept = join(cache, digest + end);
    if (!existsSync(kept)) writeFileSync(kept, compress(body));
    copyFileSync(kept, join(folder, name + end));
  }
}
