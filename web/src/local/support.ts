/**
 * Whether this browser can play without a server. It's asked before anything is downloaded: Python needs more of a
 * browser than the rest of the client does (about Chrome 97, Firefox 115, Safari 16.4).
 */

/** Why it can't: the page's address isn't a secure one, or the browser is too old or has no place for the files. */
export type Missing = "address" | "browser";

export function missing(scope: typeof globalThis = globalThis): Missing | null {
  // Elsewhere, browsers hide what the rest of this asks about.
  if (!scope.isSecureContext) return "address";
  return hasPlace(scope) && isNew(scope) ? null : "browser";
}

/** Somewhere to put files and games. */
const hasPlace = ({ caches, indexedDB, navigator }: typeof globalThis): boolean =>
  Boolean(caches && indexedDB && navigator.locks && "serviceWorker" in navigator);

/**
 * The newest features that are needed came with Chrome 97 and Safari 16.4. The oldest Firefox that shows this page has
 * them all.
 */
const isNew = (scope: typeof globalThis): boolean =>
  "findLast" in scope.Array.prototype &&
  "DecompressionStream" in scope &&
  (scope.HTMLScriptElement?.supports?.("importmap") ?? false);
