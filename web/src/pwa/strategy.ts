/** Which requests the service worker answers, and how. */

export type Way =
  /** Left to the browser: the game itself is never answered from a store. */
  | "leave"
  /** From the network; where there is none, the stored page. */
  | "page"
  /** From the store where it is there: the name of these files changes with what is in them. */
  | "stored"
  /** From the network; where there is none, from the store. */
  | "fresh";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "leave";
  const path = address.pathname;
  if (/^\/(api|ws|health|ready|metrics|status)(\/|$)/.test(path) || path === "/sw.js") return "leave";
  if (mode === "navigate") return "page";
  if (path.startsWith("/assets/")) return "stored";
  return "fresh";
}
