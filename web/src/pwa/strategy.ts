/** Which requests the service worker answers, and how. */

type Strategy =
  /** Left to the browser: the game itself is never answered from a cache. */
  | "bypass"
  /** From the network; where there is none, the stored page. */
  | "page"
  /** From the cache where it is there: the name of these files changes with what is in them. */
  | "cache-first"
  /** From the network; where there is none, from the cache. */
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
