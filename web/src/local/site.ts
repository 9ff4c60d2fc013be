/** Where this site is, as this layer knows it. Each site of a host has its own storage. */

/** A worker's own address is in the folder `assets` of its site. */
export const SITE = new URL(
  globalThis.document ? document.baseURI : "../",
  globalThis.location?.href ?? "http://localhost/assets/",
).href;

export const nameAt = (site: string): string => `pegs-here${new URL(site).pathname.slice(0, -1)}`;

/** The name of the storage, the lock, and the first part of the cache's. */
export const NAME = nameAt(SITE);
