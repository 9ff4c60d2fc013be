/** Writes, beside each rule with `:has()`, the one that lib/has.ts brings to life in browsers that lack it. */
import { type AnyNode, type Literal, parse } from "acorn";
import hasPseudo from "css-has-pseudo";
import postcss from "postcss";
import type { Plugin } from "vite";

const writer = postcss([hasPseudo({ preserve: true })]);
const withRules = (css: string): string => writer.process(css, { from: undefined }).css;

export function hasRules(): Plugin {
  return {
    name: "pegs-has-rules",
    apply: "build",
    transform: {
      filter: { id: /\.(css|svelte)$/, code: ":has(" },
      handler: (code, id) => ({ code: id.endsWith(".css") ? withRules(code) : inComponent(code), map: null }),
    },
  };
}

/** The style sheet that a component brings along is a text in its script: `{ hash: "svelte-…", code: "…" }`. */
function inComponent(code: string): string {
  const sheet = sheetIn(parse(code, { ecmaVersion: "latest", sourceType: "module" }));
  if (!sheet) throw new Error("a component mentions :has() outside of its styles");
  return code.slice(0, sheet.start) + JSON.stringify(withRules(String(sheet.value))) + code.slice(sheet.end);
}

function sheetIn(program: AnyNode): Literal | null {
  const made = program.type === "Program" ? program.body : [];
  for (const each of made) {
    if (each.type !== "VariableDeclaration") continue;
    const { init } = each.declarations[0]!;
    const names = init?.type === "ObjectExpression" ? init.properties : [];
    for (const name of names)
      if (name.type === "Property" && name.key.type === "Identifier" && name.key.name === "code")
        if (name.value.type === "Literal") return name.value;
  }
  return null;
}
