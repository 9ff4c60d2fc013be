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
