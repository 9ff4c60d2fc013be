/**
 * The page to show, from the address.
 *
 *   <a href="new">                  // plain links work without a reload (App.svelte listens)
 *   go("t/abc");  go("./", { replace: true });
 *   route.value                     // { page: "table", params: { table: "abc" } }
 */
import { type Route, routeOf } from "./routes";
import { addressIn, isInSite, pathInSite, pathOf } from "./site";
import { Store } from "./store";

const routeHere = (): Route => routeOf(typeof location === "undefined" ? "" : pathOf(location));

export const route = new Store<Route>(routeHere());

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
  history[replace ? "replaceState" : "pushState"](null, "", addressIn(path));
  route.value = routeHere();
  if (!replace) scrollTo(0, 0);
}

/** Handle the browser's back and forward buttons, and clicks on links within this site. */
export function listen(): () => void {
  const { pathname, search, hash } = location;
  if (!isInSite(pathname)) history.replaceState(history.state, "", pathInSite(pathname) + search + hash);
  const back = () => {
    route.value = routeHere();
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
  if (!isInSite(link.pathname) || routeOf(pathOf(link)).page === "lost") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A whole number in the page's address, such as 12 for `?turn=12`; null if there's none. */
export function numberInAddress(name: string): number | null {
  const text = new URLSearchParams(location.search).get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
