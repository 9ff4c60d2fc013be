/**
 * The page that a path in this site leads to.
 *
 *   routeOf("t/abc")    // { page: "table", params: { table: "abc", view: "" } }
 *
 * Pages are `web/src/pages/<page>/Page.svelte`. The parameters of the address are their props (`let { table }: { table:
 * string } = $props()`). Any other path leads to the page "lost".
 */
export interface Route {
  page: string;
  params: Record<string, string>;
}

const ROUTES: readonly [RegExp, string, readonly string[]][] = [
  [/^$/, "front", []],
  [/^family$/, "family", []],
  [/^new$/, "houserules", []],
  [/^j(?:\/([\w-]+))?$/, "join", ["code"]],
  [/^t\/([\w-]+)(?:\/(words))?$/, "table", ["table", "view"]],
  [/^m\/([\w-]+)$/, "move", ["code"]],
  [/^tv(?:\/([\w-]+))?$/, "tv", ["code"]],
  [/^g\/([\w-]+)(?:\/(review))?$/, "game", ["game", "view"]],
  [/^games$/, "games", []],
  [/^settings$/, "settings", []],
  [/^device$/, "device", []],
  [/^how$/, "help", []],
  [/^club(?:\/([0-9a-f]{16})(?:\/(pairs|nights|sheets))?)?$/, "club", ["club", "view"]],
  [/^strategy$/, "strategy", []],
  [/^daily$/, "daily", []],
  [/^judge$/, "judge", []],
  [/^practice(?:\/([\w-]+))?$/, "practice", ["puzzle"]],
  [/^rules\/new$/, "wizard", []],
  [/^rules(?:\/([\w-]+))?$/, "rules", ["name"]],
  [/^learn(?:\/([\w-]+)(?:\/([\w-]+))?)?$/, "learn", ["rules", "lesson"]],
];

/** The page and its parameters for a path in this site. */
export function routeOf(path: string): Route {
  const plain = path.replace(/\/+$/, "");
  for (const [form, page, names] of ROUTES) {
    const found = form.exec(plain);
    if (found) return { page, params: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""])) };
  }
  return { page: "lost", params: {} };
}
