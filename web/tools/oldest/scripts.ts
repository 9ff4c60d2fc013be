/**
 * What scripts use that one of the oldest browsers lacks: syntax, regular expressions, styles in texts, and by their
 * names what the browser and the language bring. A call with `?.` is skipped where it's missing, so it has been asked
 * for; and a name that the client itself gives to something is the client's.
 */
import { type AnyNode, type MemberExpression, parse } from "acorn";
import { entry, lacking, names } from "./mdn.ts";
import { type Found, type Lack, lackingInStyles } from "./styles.ts";

/** The last edition of the language that all of the oldest browsers know, but for blocks of classes. */
const EDITION = 2022;
/** The edition for a browser that's too old for all the rest. */
const OLD_EDITION = 5;
const STATIC = "_static";
/** A rule, in a style sheet that a component brings along. */
const STYLES = /^[.#*:\w][^{}]*\{[\w-]+:[^{}]*\}/;
const interfaces = [entry("javascript", "builtins"), entry("api")];
const members = memberEntries();

export interface Script {
  file: string;
  tree: AnyNode;
}

/** A script's tree. Throws a SyntaxError if it needs a later edition of the language. */
export const read = (file: string, code: string, isForAll = false): Script => ({
  file,
  tree: parse(code, {
    ecmaVersion: isForAll ? OLD_EDITION : EDITION,
    sourceType: isForAll ? "script" : "module",
    preserveParens: true,
  }),
});

/** The names that scripts give to what they make. */
export function ownNames(scripts: readonly Script[]): Set<string> {
  const found = new Set<string>();
  for (const { tree } of scripts)
    for (const node of nodesOf(tree))
      if (node.type === "Property" || node.type === "MethodDefinition" || node.type === "PropertyDefinition")
        if (node.key.type === "Identifier" && !node.computed) found.add(node.key.name);
  return found;
}

export function lackingInScript({ tree }: Script, own: ReadonlySet<string>): Found {
  const found: Found = new Map();
  const note = (feature: string, lack: Lack) => {
    if (lack.length > 0) found.set(feature, lack);
  };
  for (const node of nodesOf(tree)) {
    if (node.type === "PropertyDefinition" && hasParentheses(node.value))
      note("class { a = (b) }", lacking(entry("javascript", "classes", "public_class_fields")));
    if (node.type === "StaticBlock") note("static {}", lacking(entry("javascript", "classes", "static", "initialization_blocks")));
    if (node.type === "Identifier" && !own.has(node.name)) note(node.name, lackingGlobal(node.name));
    if (node.type === "Literal" && node.regex) noteInPattern(node.regex.pattern, note);
    if (node.type === "Literal" && typeof node.value === "string") noteInText(node.value, note);
    if (node.type === "TemplateElement") noteInText(node.value.cooked ?? "", note);
    if (node.type === "MemberExpression") noteMember(node, own, note);
  }
  return found;
}

/** Safari 15 doesn't find the names in such a field (https://webkit.org/b/236843), unless they're in a function. */
const hasParentheses = (node: AnyNode | null | undefined): boolean =>
  !!node &&
  !/Function/.test(node.type) &&
  (node.type === "ParenthesizedExpression" || childrenOf(node).some((each) => hasParentheses(each)));

type Note = (feature: string, lack: Lack) => void;

function noteMember({ object, property, computed }: MemberExpression, own: ReadonlySet<string>, note: Note): void {
  if (property.type !== "Identifier" || computed) return;
  const owner = object.type === "Identifier" ? object.name : "";
  const owned = interfaces.map((each) => each?.[owner]?.[property.name + STATIC]).find(Boolean);
  if (owned) note(`${owner}.${property.name}`, lacking(owned));
  else if (!own.has(property.name)) note(`.${property.name}`, members.get(property.name) ?? []);
}

function noteInPattern(pattern: string, note: Note): void {
  if (/\(\?<[=!]/.test(pattern)) note("(?<=)", lacking(entry("javascript", "regular_expressions", "lookbehind_assertion")));
}

/** A text may be the name of an attribute or a component's style sheet. */
function noteInText(text: string, note: Note): void {
  note(`attribute ${text}`, lacking(entry("html", "global_attributes", text)));
  if (STYLES.test(text)) for (const [feature, lack] of lackingInStyles(text)) note(feature, lack);
}

/** A function or a class of the browser or the language; minified names are shorter. */
const lackingGlobal = (name: string): Lack =>
  name.length > 3 ? interfaces.flatMap((each) => (each && Object.hasOwn(each, name) ? lacking(each[name]) : [])) : [];

/** What lacks a member of this name, whatever has it: a name that something old has, too, is in nobody's way. */
function memberEntries(): Map<string, Lack> {
  const found = new Map<string, Lack>();
  for (const group of interfaces)
    for (const owner of names(group))
      for (const name of names(group![owner])) {
        if (name.endsWith(STATIC)) continue;
        const lack = lacking(group![owner]![name]);
        const before = found.get(name);
        if (!before || lack.length < before.length) found.set(name, lack);
      }
  return found;
}

/** Every node; of a call with `?.`, not what's called. */
function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  const skipped = node.type === "CallExpression" && node.optional ? node.callee : null;
  for (const each of childrenOf(node)) if (each !== skipped) yield* nodesOf(each);
}

const childrenOf = (node: AnyNode): AnyNode[] => (Object.values(node) as unknown[]).flat().filter(isNode);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
