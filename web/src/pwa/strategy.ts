/** How the service worker answers a request. */

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

export function strategyFor({ method, mode, url }: RequestInfo, origin: string): Strategy {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "bypass";
  const path = address.pathname;
  if (/^\/(api|ws|health|ready|metrics|status)(\/|$)/.test(path) || path === "/sw.js") return "bypass";
  if (mode === "navigate") return "page";
  if (path.startsWith("/assets/")) return "cache-first";
  return "network-first";
}
