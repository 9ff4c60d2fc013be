/**
 * Starts Python in a worker of the browser, or in Node, with the release's files (`python -m tools.here` makes them).
 *
 *   const python = await start(SITE, (share) => ..., read);
 *   python.handle('{"do": ...}')
 */
import { type Installing, install } from "./install.ts";

/** The table on this device: `pegs.here.bridge`. */
export interface DevicePython {
  /** Takes a command as JSON, and returns the reply as JSON. Throws if the program has a mistake. */
  handle: (text: string) => string;
  /** The bytes of WebAssembly's memory. */
  heap: () => number;
}

/** What `manifest.json` says about the files. */
export interface Manifest {
  /** The folder that has them, and a name for all of them together. */
  hash: string;
  files: { name: string; bytes: number; brotli: number; gzip: number; sha256: string }[];
  bytes: number;
  brotli: number;
  gzip: number;
  /** The ending of compressed copies, where the host wouldn't compress the files. */
  packed?: ".gz";
  /** The oldest versions of browsers that can run them. */
  browsers: Record<"chrome" | "firefox" | "safari", number>;
  /** What kind of Python it is, which Pyodide wants to know. */
  python: Record<string, string>;
}

/** Where the files are, from the site's address. */
export const FOLDER = "here/";
export const MANIFEST = `${FOLDER}manifest.json`;

/** How far the start is after each of its steps. They take about the same time everywhere. */
const LOADED = 0.6;
const IMPORTED = 1;

type Read = (url: string) => Promise<Uint8Array>;

export async function start(base: string, onProgress: (share: number) => void, read: Read): Promise<DevicePython> {
  const python = await ready(base, onProgress, read);
  const handle = python.runPython("from pegs.here import bridge\nbridge.handle") as DevicePython["handle"];
  onProgress(IMPORTED);
  return { handle, heap: () => python._module.HEAP8.length };
}

/** Python with everything where it can be imported. */
export async function ready(base: string, onProgress: (share: number) => void, read: Read): Promise<Pyodide> {
  const manifest: Manifest = JSON.parse(new TextDecoder().decode(await read(base + MANIFEST)));
  const folder = `${base}${FOLDER}${manifest.hash}/`;
  const archive = read(`${folder}pegs.zip`);
  const python = await loaded(folder, manifest);
  onProgress(LOADED);
  install(python, await archive);
  python.runPython("import _prepared");
  return python;
}

/** The parts of Pyodide that this needs. Its own types say nothing of `_module`. */
export interface Pyodide extends Installing {
  _module: { HEAP8: Int8Array };
}

async function loaded(folder: string, { python }: Manifest): Promise<Pyodide> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
  return loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    env: { HOME: HOME },
    // There are no other packages, so no list of them has to be fetched.
    lockFileContents: JSON.stringify({ info: python, packages: {} }),
  });
}

const HOME = "/home/web";
