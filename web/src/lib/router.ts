/**
 * The page to show, from the address.
 *
 *   <a href="/new">                 // plain links work without a reload (App.svelte listens)
 *   go("/t/abc");  go("/", { replace: true });
 *   route.value                     // { page: "table", params: { table: "abc" } }
 *
 * Pages are `web/src/pages/<page>/Page.svelte`. The parameters of the address are their props (`let { table }: { table:
 * string } = $props()`).
 *
 *   /            front              /tv/CODE     tv { code }
 *   /new         houserules         /g/GAME      game { game, view }
 *   /j/CODE      join { code }      /settings    settings
 *   /t/TABLE/words  table { table, view }      /how  help
 *   /m/CODE      move { code }      /club/CLUB/VIEW  club { club, view }
 *   /device      device
 *   /learn/RULES/LESSON   learn { rules, lesson }      /daily   daily
 *   /rules/SET   rules { name }     /strategy    strategy
 *   /judge       judge             /g/GAME/review  game { game, view }
 *   /games       games              /family      family
 *   /rules/new   wizard            /practice/PUZZLE  practice { puzzle }
 *   /rules#r=... rules (a house sheet)               anything else: lost
 */
import { Store } from "./store";

interface Route {
  page: string;
  params: Record<string, string>;
}

const ROUTES: readonly [RegExp, string, readonly string[]][] = [
  [/^\/$/, "front", []],
  [/^\/family$/, "family", []],
  [/^\/new$/, "houserules", []],
  [/^\/j(?:\/([\w-]+))?$/, "join", ["code"]],
  [/^\/t\/([\w-]+)(?:\/(words))?$/, "table", ["table", "view"]],
  [/^\/m\/([\w-]+)$/, "move", ["code"]],
  [/^\/tv(?:\/([\w-]+))?$/, "tv", ["code"]],
  [/^\/g\/([\w-]+)(?:\/(review))?$/, "game", ["game", "view"]],
  [/^\/games$/, "games", []],
  [/^\/settings$/, "settings", []],
  [/^\/device$/, "device", []],
  [/^\/how$/, "help", []],
  [/^\/club(?:\/([0-9a-f]{16})(?:\/(pairs|nights|sheets))?)?$/, "club", ["club", "view"]],
  [/^\/strategy$/, "strategy", []],
  [/^\/daily$/, "daily", []],
  [/^\/judge$/, "judge", []],
  [/^\/practice(?:\/([\w-]+))?$/, "practice", ["puzzle"]],
  [/^\/rules\/new$/, "wizard", []],
  [/^\/rules(?:\/([\w-]+))?$/, "rules", ["name"]],
  [/^\/learn(?:\/([\w-]+)(?:\/([\w-]+))?)?$/, "learn", ["rules", "lesson"]],
];

/** The page and its parameters for a path. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [form, page, names] of ROUTES) {
    const found = form.exec(plain);
    if (found) return { page, params: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""])) };
  }
  return { page: "lost", params: {} };
}

export const route = new Store<Route>(routeOf(typeof location === "undefined" ? "/" : location.pathname));

/** A part of an address, decoded, since messengers encode unusual characters. A damaged part stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Go to another page. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.value = routeOf(location.pathname);
  if (!replace) scrollTo(0, 0);
}

/** Handle the browser's back and forward buttons, and clicks on links within this site. */
export function listen(): () => void {
  const back = () => {
    route.value = routeOf(location.pathname);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || routeOf(link.pathname).page === "lost") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A whole number in the page's address, such as 12 for `?turn=12`; null if there's none. */
export function numberInAddress(name: string): number | null {
  const text = new URLSearchParams(location.search).get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
