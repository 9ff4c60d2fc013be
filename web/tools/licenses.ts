/** Puts the licenses of everything the client contains into `licenses.txt`, from `LICENSES/` at the top of the repository. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const TEXTS = join(import.meta.dirname, "../../LICENSES");
const MODULES = join(import.meta.dirname, "../node_modules");
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const RULE = `\n${"-".repeat(72)}\n\n`;

export function licenses(): Plugin {
  return {
    name: "pegs-licenses",
    apply: "build",
    generateBundle(_options, bundle) {
      const names = packages(bundle);
      const missing = names.filter((name) => !hasText(name)).map(howToAdd);
      if (missing.length)
        return this.error(`The client contains packages without a current license text.\n${missing.join("\n")}`);
      const source = names.map((name) => `${name}\n\n${readFileSync(textOf(name), "utf8").trim()}\n`).join(RULE);
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
    },
  };
}

/** The npm packages with code or a font in the bundle, sorted. */
function packages(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle).flatMap((output) =>
    output.type === "chunk"
      ? Object.keys(output.modules).filter((id) => (output.modules[id]?.renderedLength ?? 0) > 0)
      : output.originalFileNames,
  );
  const names = files.map((file) => PACKAGE.exec(file.replaceAll("\\", "/"))?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/** `@noble/hashes` has its text in `LICENSES/noble-hashes.txt`. */
function textOf(name: string): string {
  return join(TEXTS, `${name.replace("@", "").replace("/", "-")}.txt`);
}

/** Whether there's a text, and it's the one that the package ships, if it ships one. */
function hasText(name: string): boolean {
  const shipped = shippedText(name);
  return existsSync(textOf(name)) && (!shipped || readFileSync(textOf(name), "utf8") === readFileSync(shipped, "utf8"));
}

function shippedText(name: string): string | undefined {
  const file = readdirSync(join(MODULES, name)).find((each) => /^licen[cs]e/i.test(each));
  return file && join(MODULES, name, file);
}

function howToAdd(name: string): string {
  return `cp ${shippedText(name) ?? `THE-LICENSE-OF-${name}`} ${textOf(name)}`;
}
