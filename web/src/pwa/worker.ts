/**
 * The service worker: keeps the program itself, so that it opens without a network and fast with a slow one.
 *
 * It is built as one file, `sw.js`, in which the build writes the list of all files (see tools/serviceworker.ts);
 * another build is another list, so the browser notices. A new worker waits until the person agrees.
 */
import { wayOf } from "./strategy";

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
const STORE = "pegs";
const SHELL = "/";
/** The paths of all files of this build. */
const FILES: readonly string[] = JSON.parse("__FILES__") as string[];

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "go") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, location.origin);
  if (way === "page") event.respondWith(page());
  if (way === "stored") event.respondWith(stored(event.request));
  if (way === "fresh") event.respondWith(fresh(event.request));
});

async function fill(): Promise<void> {
  const store = await caches.open(STORE);
  const known = new Set((await store.keys()).map((each) => new URL(each.url).pathname));
  // The files of the build before are still in use: only those that are new are fetched.
  await store.addAll([SHELL, ...FILES.filter((path) => !known.has(path))]);
}

async function tidy(): Promise<void> {
  const store = await caches.open(STORE);
  const wanted = new Set([SHELL, ...FILES]);
  for (const each of await store.keys()) {
    if (!wanted.has(new URL(each.url).pathname)) await store.delete(each);
  }
}

/**
 * Every page of the program is the same document; the address decides what it shows. The one kept is that of
 * this worker's own build, so that all files it asks for are kept too.
 */
async function page(): Promise<Response> {
  try {
    return await fetch(SHELL, { cache: "no-cache" });
  } catch (problem) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
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
    const kept = await caches.match(request);
    if (kept) return kept;
    throw problem;
  }
}
