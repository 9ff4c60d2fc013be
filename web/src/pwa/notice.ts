/** The notifications of the service worker: what the server sends, and which page a tap leads to. */

/** See `PushText` in the server. `path` is the page of the table, below the site's address. */
interface PushText {
  title: string;
  body: string;
  path: string;
}

/** Milliseconds of vibration and rest: two short buzzes. */
const VIBRATION = [90, 70, 90];
const TABLE_PATH = /^\/t\/[0-9a-f]+$/;

/** A notification to show; null for a text that isn't one of ours. A table's newest one replaces the one before. */
export function noticeOf(text: string): { title: string; options: NotificationOptions } | null {
  const sent = parsed(text);
  if (typeof sent?.title !== "string" || typeof sent.body !== "string") return null;
  if (typeof sent.path !== "string" || !TABLE_PATH.test(sent.path)) return null;
  const options = {
    body: sent.body,
    tag: sent.path.slice(1),
    renotify: true,
    icon: "icons/icon-192.png",
    badge: "icons/badge-96.png",
    vibrate: VIBRATION,
  };
  return { title: sent.title, options };
}

function parsed(text: string): Partial<PushText> | null {
  try {
    return JSON.parse(text) as Partial<PushText> | null;
  } catch {
    return null;
  }
}

/** Among open pages, as paths in the site: the index of the one to show, and whether it has to go elsewhere; -1 if a new window is needed. */
export function shortestWay(open: readonly string[], path: string): { page: number; navigates: boolean } {
  const there = open.indexOf(path);
  // Other tables stay open: someone may be choosing a turn there.
  const elsewhere = open.findIndex((each) => !each.startsWith("t/") && !each.startsWith("tv/"));
  return there >= 0 ? { page: there, navigates: false } : { page: elsewhere, navigates: true };
}
