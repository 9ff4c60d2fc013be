/** Defines the version of the client: that of the Python package it ships with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function version(): Plugin {
  return {
    name: "pegs-version",
    config() {
      const project = readFileSync(join(import.meta.dirname, "../../pyproject.toml"), "utf8");
      const found = /^version = "([^"]+)"$/m.exec(project);
      if (!found) throw new Error("pyproject.toml tells no version");
      return { define: { __VERSION__: JSON.stringify(found[1]) } };
    },
  };
}
