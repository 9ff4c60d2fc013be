/**
 * Message catalogs, parsed: `import messages from "some.ftl?messages"` is what Fluent's parser makes of the file. So a
 * browser needs no parser, which would take a slow phone a while.
 */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const CATALOG = /\.ftl\?messages$/;

export function sentences(): Plugin {
  return {
    name: "pegs-sentences",
    enforce: "pre",
    load(id) {
      if (!CATALOG.test(id)) return null;
      const file = id.replace("?messages", "");
      this.addWatchFile(file);
      return `export default JSON.parse(${quoted(parsed(readFileSync(file, "utf8")))})`;
    },
  };
}

function parsed(text: string): string {
  const { body } = new FluentResource(text);
  const attributed = body.find((each) => Object.keys(each.attributes).length > 0);
  if (attributed) throw new Error(`${attributed.id} has attributes, for which the page has no use`);
  return JSON.stringify(body.map(({ id, value }) => ({ id, value })));
}

/** In single quotes: JSON is full of double ones. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;
