/** Strips comments, blank lines and indentation from the message catalogs. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CATALOG = /\.ftl\?raw$/;

export function sentences(): Plugin {
  return {
    name: "pegs-sentences",
    enforce: "pre",
    load(id) {
      if (!CATALOG.test(id)) return null;
      const file = id.replace("?raw", "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(shortened(readFileSync(file, "utf8")))}`;
    },
  };
}

/** Fluent needs at least one space before a continuation line. */
function shortened(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return `${lines.map((line) => line.replace(/^\s+/, " ")).join("\n")}\n`;
}
