/**
 * The service worker: caches the client so that it opens offline and starts fast on a slow network.
 *
 * Built as a single file, `sw.js`. The build writes the list of all files into it (see tools/serviceworker.ts), so
 * every build has a different worker. A new worker waits until the user accepts the update.
 *
 * It also shows the notifications that the server sends when it's someone's turn; a tap on one opens the table.
 */
import { networkElseCache } from "./network";
import { noticeOf, shortestWay } from "./notice";
import { FILES_ONLY, pageInFiles, strategyFor } from "./strategy";

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick" | "notificationclose", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
/** The site that this worker belongs to: the folder that it's in. */
const SITE = new URL("./", location.href).href;
const isOnlyFiles = location.search === FILES_ONLY;
/** Each site of a host has its own. */
const CACHE = `pegs${new URL(SITE).pathname.slice(0, -1)}`;
/** All files of this build. */
const FILES = (JSON.parse("__FILES__") as string[]).map((path) => SITE + path);

worker.addEventListener("install", (event) => event.waitUntil(precache()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldFiles().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "go") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request, SITE);
  if (strategy === "page") event.respondWith(page(event.request));
  if (strategy === "cache-first") event.respondWith(cacheFirst(event.request));
  if (strategy === "network-first") event.respondWith(networkFirst(event.request));
});

worker.addEventListener("push", (event) => event.waitUntil(notify(event.data?.text() ?? "")));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openTable(event.notification.tag), showBadge()]));
});
worker.addEventListener("notificationclose", (event) => event.waitUntil(showBadge()));

async function notify(text: string): Promise<void> {
  const notice = noticeOf(text);
  if (!notice) return;
  await worker.registration.showNotification(notice.title, notice.options);
  await showBadge();
}

/** The number of tables that wait for this person, on the app's icon. */
async function showBadge(): Promise<void> {
  const waiting = (await worker.registration.getNotifications()).length;
  // Browsers that have no badge don't have these functions; some refuse them until the app is installed.
  const shown = waiting ? worker.navigator.setAppBadge?.(waiting) : worker.navigator.clearAppBadge?.();
  await shown?.catch(() => {});
}

async function openTable(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = pages.filter(({ url }) => url.startsWith(SITE));
  const way = shortestWay(
    ours.map(({ url }) => url.slice(SITE.length).replace(/[?#].*/, "")),
    path,
  );
  const page = ours[way.page];
  if (!page) return void (await worker.clients.openWindow(SITE + path));
  // A browser may keep its windows where they are.
  await page.focus().catch(() => {});
  if (way.navigates) await page.navigate(SITE + path);
}

async function precache(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  // The previous build's files stay until this worker takes over. Only fetch the new ones.
  await cache.addAll([SITE, ...FILES.filter((url) => !known.has(url))]);
}

async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = new Set([SITE, ...FILES]);
  for (const each of await cache.keys()) {
    if (!current.has(each.url)) await cache.delete(each);
  }
}

/**
 * All pages are the same HTML document. The cached one belongs to this worker's build, like the cached files. A server
 * is asked for the very page, because after a move it sends people on from there; a host of files has only the one.
 */
async function page(request: Request): Promise<Response> {
  const cached = () => caches.match(SITE);
  if (!isOnlyFiles) return networkElseCache(fetch(request), cached);
  const elsewhere = pageInFiles(request.url, SITE);
  if (elsewhere !== null) return Response.redirect(elsewhere);
  return networkElseCache(fetch(SITE, { cache: "no-cache" }), cached);
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

const networkFirst = (request: Request): Promise<Response> =>
  networkElseCache(fetch(request), () => caches.match(request));
