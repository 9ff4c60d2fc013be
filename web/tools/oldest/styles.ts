/** What a style sheet uses that one of the oldest browsers lacks. What stands in `@supports` has been asked for. */
import type { Identifier } from "@mdn/browser-compat-data";
import { type CssNode, parse, walk } from "css-tree";
import { entry, lacking, names } from "./mdn.ts";

/** The browsers that lack a feature, each with the first version that has it. */
export type Lack = readonly string[];
/** Features, each with the browsers that lack it. */
export type Found = Map<string, Lack>;

/** The dynamic units of the screen and those of containers have one entry for all of them. */
const UNITS: readonly [RegExp, string][] = [
  [/^[dsl]v(w|h|i|b|min|max)$/, "viewport_percentage_units_dynamic"],
  [/^cq(w|h|i|b|min|max)$/, "container_query_length_units"],
];
const functions = functionEntries(entry("css", "types"));

export function lackingInStyles(css: string): Found {
  const found: Found = new Map();
  const check = (path: string, feature: Identifier | undefined) => {
    const lack = lacking(feature);
    if (lack.length > 0) found.set(path, lack);
  };
  const asked: CssNode[] = [];
  walk(parse(css, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === "Atrule" && node.name === "supports") asked.push(node);
      if (asked.length > 0) return;
      if (node.type === "Atrule") check(`@${node.name}`, entry("css", "at-rules", node.name));
      if (node.type === "FeatureRange") check("@media range", entry("css", "at-rules", "media", "range_syntax"));
      if (node.type === "Feature") check(`@media ${node.name}`, entry("css", "at-rules", node.kind, node.name));
      if (node.type === "PseudoClassSelector") check(`:${node.name}`, entry("css", "selectors", node.name));
      if (node.type === "PseudoElementSelector") check(`::${node.name}`, entry("css", "selectors", node.name));
      if (node.type === "NestingSelector") check("&", entry("css", "selectors", "nesting"));
      if (node.type === "Function") check(`${node.name}()`, functions.get(node.name));
      if (node.type === "Dimension") {
        const name = UNITS.find(([units]) => units.test(node.unit))?.[1];
        if (name) check(node.unit, entry("css", "types", "length", name));
      }
      if (node.type === "Block") checkDeclarations(node.children.toArray(), check);
    },
    leave(node: CssNode) {
      if (asked.at(-1) === node) asked.pop();
    },
  });
  return found;
}

/** Properties and their keywords, except those of which the same block has a form with a prefix. */
function checkDeclarations(block: CssNode[], check: (path: string, feature: Identifier | undefined) => void): void {
  const declarations = block.filter((node) => node.type === "Declaration");
  const written = new Set(declarations.map((each) => each.property));
  for (const { property, value } of declarations) {
    if (property.startsWith("-") || written.has(`-webkit-${property}`) || written.has(`-moz-${property}`)) continue;
    check(property, entry("css", "properties", property));
    walk(value, (node) => {
      if (node.type === "Identifier") check(`${property}: ${node.name}`, entry("css", "properties", property, node.name));
    });
  }
}

/** Every function of the data's types: "color-mix" is in a type, "min" is one. */
function functionEntries(types: Identifier | undefined, found = new Map<string, Identifier>()): Map<string, Identifier> {
  for (const name of names(types)) {
    const each = types![name]!;
    if (each.__compat && !found.has(name)) found.set(name, each);
    functionEntries(each, found);
  }
  return found;
}
