/**
 * Puts the code of `src/early/early.ts` into the page, where a browser runs it before it has fetched anything else.
 * The server allows it by its hash (see static_client.py).
 */
import type { Plugin } from "vite";
import { oneFile } from "./onefile.ts";

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
          if (name) addresses[name] = each.fileName;
        }
        const code = await oneFile("early/early.ts");
        if (!html.includes(PLACE) || !CATALOGS.test(code) || !Object.keys(addresses).length)
          throw new Error("index.html has no place for early.ts, or no catalog was built");
        const script = code.replace(CATALOGS, () => JSON.stringify(JSON.stringify(addresses)));
        return html.replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}
