/**
 * Builds the page in a frame on someone else's page, by itself: it shares no file with the rest but fonts, so that it
 * stays small, other pages stay out of other sites' reach, and there's nothing in it that reads what this browser has
 * stored. The server sends its files from /embed/ (frame_page.py).
 */
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";
import { hasRules } from "./hasrules.ts";
import { buildTarget, styleTarget } from "./oldest/browsers.ts";
import { sentences } from "./sentences.ts";

const WEB = join(import.meta.dirname, "..");
const HERE = join(WEB, "src/embed");
/** What the frame has in place of some modules. */
const REPLACED: Readonly<Record<string, string>> = {
  [join(WEB, "src/lib/storage.ts")]: join(HERE, "nostorage.ts"),
  [join(WEB, "src/lib/catalogs/sections.ts")]: join(HERE, "sections.ts"),
};
/** How the names of its scripts and style sheets begin; the server sends no others. */
export const FRAME_FILE = "assets/embed-";

export function frame(): Plugin {
  return {
    name: "pegs-frame",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const each of await builtFiles()) {
        const isThere = each.fileName in bundle;
        if (!isThere) this.emitFile({ type: "asset", fileName: each.fileName, source: contentOf(each) });
      }
    },
  };
}

const contentOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === "chunk" ? file.code : inFolder(file);

/** The frame's page names the site's folder, as every page does, but its files come from a folder of their own. */
const inFolder = ({ fileName, source }: Rolldown.OutputAsset) =>
  fileName.endsWith(".html") ? String(source).replaceAll(`"./${FRAME_FILE}`, `"./embed/${FRAME_FILE}`) : source;

async function builtFiles(): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const built = await build({
    configFile: false,
    root: WEB,
    base: "./",
    logLevel: "error",
    publicDir: false,
    plugins: [replacing(), svelte(), sentences(), hasRules()],
    build: {
      write: false,
      target: buildTarget,
      cssTarget: styleTarget,
      rolldownOptions: {
        input: join(WEB, "embed.html"),
        output: {
          entryFileNames: `${FRAME_FILE}[hash].js`,
          chunkFileNames: `${FRAME_FILE}[name]-[hash].js`,
          // Fonts have the same names as elsewhere, so that they're there once.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css"))
              ? `${FRAME_FILE}[hash][extname]`
              : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !("output" in output)) throw new Error("the frame was not built");
  return output.output;
}

function replacing(): Plugin {
  return {
    name: "pegs-frame-modules",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && REPLACED[found.id]) ?? found;
    },
  };
}
