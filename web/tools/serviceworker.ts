/** Builds the service worker, `sw.js`, with the list of all files of the client. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { FRAME_FILE } from "./frame.ts";

/** A string in the worker, in whichever quotes the build uses. */
const MARK = /(["'`])__FILES__\1/;

export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "pegs-service-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: join(import.meta.dirname, "../src/pwa/worker.ts"), fileName: "sw.js" });
    },
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk" || !MARK.test(worker.code)) return this.error("sw.js has no place for its files");
      // Frames are for other people's pages, which have to be online themselves.
      const isOurs = (name: string) => name !== "sw.js" && !name.startsWith(FRAME_FILE);
      const built = Object.keys(bundle).filter((name) => isOurs(name) && !/\.(html|map|txt)$/.test(name));
      const files = [...built, ...publicFiles(publicDir)].map((name) => `/${name}`).sort();
      worker.code = worker.code.replace(MARK, () => JSON.stringify(JSON.stringify(files)));
    },
  };
}

function publicFiles(folder: string): string[] {
  if (!folder) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
}
