/**
 * Puts the code of `src/early/early.ts` into the page, where a browser runs it before it has fetched anything else.
 * The server allows it by its hash (see static_client.py).
 */
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { buildTarget } from "./oldest/browsers.ts";

/** Where the page has room for it: before the style sheets, for which scripts wait. */
const PLACE = "<!-- early -->";
/** The mark for the catalogs' addresses, in whichever quotes the build uses. */
const CATALOGS = /(["'`])__CATALOGS__\1/;
const CATALOG = /\/lib\/catalogs\/([a-z]{2})\.ts$/;

export function early(): Plugin {
  return {
    name: "pegs-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const addresses: Record<string, string> = {};
        for (const each of Object.values(bundle ?? {})) {
          const name = each.type === "chunk" && CATALOG.exec(each.facadeModuleId ?? "")?.[1];
          if (name) addresses[name] = `/${each.fileName}`;
        }
        const code = await builtCode();
        if (!html.includes(PLACE) || !CATALOGS.test(code) || !Object.keys(addresses).length)
          throw new Error("index.html has no place for early.ts, or no catalog was built");
        const script = code.trim().replace(CATALOGS, () => JSON.stringify(JSON.stringify(addresses)));
        return html.replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}

async function builtCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: buildTarget,
      lib: { entry: join(import.meta.dirname, "../src/early/early.ts"), formats: ["iife"], name: "early" },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !("output" in output)) throw new Error("early.ts was not built");
  return output.output[0].code;
}
