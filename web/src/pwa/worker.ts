/**
 * The service worker: keeps the program itself, so that it opens without a network and fast with a slow one.
 *
 * It is built as one file, `sw.js`, in which the build writes the list of all files (see tools/serviceworker.ts);
 * another build is another list, so the browser notices. A new worker waits until the person agrees.
 */
import { strategyFor } from "./strategy";

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
const CACHE = "pegs";
const SHELL = "/";
/** The paths of all files of this build. */
const FILES: readonly string[] = JSON.parse("__FILES__") as string[];

worker.addEventListener("install", (event) => event.waitUntil(precache()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldFiles().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "go") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request, location.origin);
  if (strategy === "page") event.respondWith(page());
  if (strategy === "cache-first") event.respondWith(stored(event.request));
  if (strategy === "network-first") event.respondWith(fresh(event.request));
});

async function precache(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map((each) => new URL(each.url).pathname));
  // The files of the build before are still in use: only those that are new are fetched.
  await cache.addAll([SHELL, ...FILES.filter((path) => !known.has(path))]);
}

async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set([SHELL, ...FILES]);
  for (const each of await cache.keys()) {
    if (!wanted.has(new URL(each.url).pathname)) await cache.delete(each);
  }
}

/**
 * Every page of the program is the same document; the address decides what it shows. The one cached is that of
 * this worker's own build, so that all files it asks for are cached too.
 */
async function page(): Promise<Response> {
  try {
    return await fetch(SHELL, { cache: "no-cache" });
  } catch (problem) {
    const cached = await caches.match(SHELL);
    if (cached) return cached;
    throw problem;
  }
}

async function stored(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const cached = await caches.match(request);
    if (cached) return cached;
    throw problem;
  }
}
