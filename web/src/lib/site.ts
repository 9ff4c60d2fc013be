/**
 * Where this site is. A server may have it in a folder, such as `/pegs/`, which `<base>` in the page names; nothing else
 * knows it. So every address within the site is written relative to it, and none begins with a slash:
 *
 *   <a href="t/abc">   fetch("api/here")   go("./")     // the last is the front page
 */

/** The site's own URL, up to its last slash. */
export const siteUrl = (): string => globalThis.document?.baseURI ?? "http://localhost/";

const folder = (): string => new URL(siteUrl()).pathname;

export const isInSite = (pathname: string): boolean => pathname.startsWith(folder());

/** What follows the site's folder in a page's path: "t/abc", also in an address from before the site moved there. */
export const pathInSite = (pathname: string): string => pathname.slice(isInSite(pathname) ? folder().length : 1);

/** Whether this site has a server, which may be out of reach. A site that's nothing but files says so (`pegs here`). */
export const hasServer = (): boolean =>
  globalThis.document?.querySelector?.('meta[name="pegs-server"]')?.getAttribute("content") !== "none";

/** Parts of a `Location`, a `URL` or a link. */
type Address = Pick<Location, "pathname" | "search">;

/**
 * The path in this site of the page that an address leads to: "t/abc". A host of files has only the front page, so there
 * the first part of the query names the page: `./?t/abc&turn=3`.
 */
export function pathOf({ pathname, search }: Address): string {
  const path = pathInSite(pathname);
  if (hasServer() || !/^(index\.html)?$/.test(path)) return path;
  return /^\?([^&=]*)=?(?:&|$)/.exec(search)?.[1] ?? "";
}

/** The address of a page, given its path in this site: "t/abc?turn=3#end". */
export function addressIn(path: string): string {
  if (hasServer()) return path;
  const url = new URL(path, siteUrl());
  const page = pathInSite(url.pathname);
  return `./${page ? `?${page}${url.search.replace("?", "&")}` : url.search}${url.hash}`;
}
