/** How the service worker answers a request. */
import { routeOf } from "../lib/routes";

type Strategy =
  /** Not at all: the game itself is never cached. */
  | "bypass"
  /** From the network, with the cached page as fallback. */
  | "page"
  /** From the cache, then the network: these files' names contain a hash of their contents. */
  | "cache-first"
  /** From the network, with the cache as fallback. */
  | "network-first";

interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/** How to answer a request, for a worker of the site at a URL. */
export function strategyFor({ method, mode, url }: RequestInfo, site: string): Strategy {
  if (method !== "GET" || !url.startsWith(site)) return "bypass";
  const path = new URL(url).pathname.slice(new URL(site).pathname.length);
  if (/^(api|ws|health|ready|metrics|status)(\/|$)/.test(path) || path === "sw.js") return "bypass";
  // What isn't a page of the game may belong to someone else's folder of the same host.
  if (mode === "navigate") return routeOf(path).page === "lost" ? "bypass" : "page";
  if (path.startsWith("assets/")) return "cache-first";
  // The game without a server: its files' folder is named after what's in them (local/python.ts).
  if (/^here\/[^/]+\//.test(path)) return "cache-first";
  return "network-first";
}

/** What tells the worker that its site is nothing but files: part of its own address. */
export const FILES_ONLY = "?files";

/**
 * Where a page is if the site is nothing but files (`addressIn` in lib/site.ts), for one that was opened by its path, in a
 * new window for example. Null if that's where it is.
 */
export function pageInFiles(url: string, site: string): string | null {
  const { pathname, search } = new URL(url);
  const path = pathname.slice(new URL(site).pathname.length);
  return path ? `${site}?${path}${search.replace("?", "&")}` : null;
}
