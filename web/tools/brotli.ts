/**
 * Writes a copy of each script and style sheet as a browser gets it over a slow network: compressed with Brotli, about
 * an eighth smaller than with gzip, which the server does by itself. Python can't do that without a library, so the
 * build does, where it spares enough: hundreds of copies of small files would be a tenth of an installation.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSED = /\.(js|css|html|svg)$/;
/** A copy that's smaller than gzip's by fewer bytes isn't written. */
const SPARED = 500;

export function brotli(): Plugin {
  return {
    name: "pegs-brotli",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      for (const each of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
        if (!each.isFile() || !COMPRESSED.test(each.name)) continue;
        const file = join(each.parentPath, each.name);
        const body = readFileSync(file);
        const copy = brotliCompressSync(body);
        if (gzipSync(body, { level: 9 }).length - copy.length >= SPARED) writeFileSync(`${file}.br`, copy);
      }
    },
  };
}
