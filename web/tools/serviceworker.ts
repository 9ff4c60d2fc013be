/** Builds the service worker, `sw.js`, with the list of all files of the client. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { FRAME_FILE } from "./frame.ts";
import { oneFile } from "./onefile.ts";

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
    async generateBundle(_options, bundle) {
      const code = await oneFile("pwa/worker.ts");
      if (!MARK.test(code)) return this.error("sw.js has no place for its files");
      // Frames are for other people's pages, which have to be online themselves.
      const isOurs = (name: string) => !name.startsWith(FRAME_FILE);
      const built = Object.keys(bundle).filter((name) => isOurs(name) && !/\.(html|map|txt)$/.test(name));
      const files = [...built, ...publicFiles(publicDir)].sort();
      const source = code.replace(MARK, () => JSON.stringify(JSON.stringify(files)));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

function publicFiles(folder: string): string[] {
  if (!folder) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
}
