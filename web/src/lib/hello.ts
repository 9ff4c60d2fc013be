/** How a browser introduces itself to a table. */
import { siteUrl } from "./site";

/** The table's id is for a proxy that sends everyone at a table to the same server process. */
export function socketUrl(table: string): string {
  return `${siteUrl().replace(/^http/, "ws")}ws?table=${encodeURIComponent(table)}`;
}

/**
 * The first message. `since` is the last version of the table that the page has seen, and `sentElsewhere` how often in
 * a row the server said that another of its processes has the table.
 */
export function helloText(token: string, language: string, since: number | null, sentElsewhere = 0): string {
  const id = `hello-${Date.now()}`;
  return JSON.stringify({ do: "hello", id, token, since, language, sent_elsewhere: sentElsewhere });
}
