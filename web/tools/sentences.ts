/** Catalogs without what only their authors read: comments, empty lines, the depth of indentation. */
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

/** Fluent asks for one space at least before what goes on in the next line. */
function shortened(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return `${lines.map((line) => line.replace(/^\s+/, " ")).join("\n")}\n`;
}
