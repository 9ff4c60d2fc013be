/**
 * The files of the game without a server: Python and the game's program. They're in a cache of their own, all of them or
 * none: the list of them is stored last.
 *
 *   await keep({ progress: (share) => ..., signal });     // rejects, and leaves nothing behind
 *   await keptHash()                                      // of the files that are here; null if there are none
 *   await renew();                                        // after an update of the site, in the background
 */
import { FOLDER, MANIFEST, type Manifest } from "./python";
import { NAME, SITE } from "./site";

/** How long the service worker may take to store the page (milliseconds). */
const READY_WITHIN = 60_000;

const URL_OF_MANIFEST = SITE + MANIFEST;
const cacheOf = ({ hash }: Manifest): string => `${NAME}-${hash}`;
const urlOf = ({ hash }: Manifest, name: string): string => `${SITE}${FOLDER}${hash}/${name}`;
const isOurs = (cache: string): boolean => cache.startsWith(NAME) && /^-[^/]+$/.test(cache.slice(NAME.length));

/** Which files the server has. Rejects without a connection, or if it has none. */
export async function offered(): Promise<Manifest> {
  const response = await fetch(URL_OF_MANIFEST, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${URL_OF_MANIFEST}`);
  return (await response.json()) as Manifest;
}

/** The bytes that are downloaded. */
export const weightOf = ({ packed, brotli, gzip }: Manifest): number => (packed ? gzip : brotli);

/** The files that are here, the newest set first if an update has just come. */
async function kept(): Promise<Manifest | null> {
  for (const name of (await caches.keys()).filter(isOurs).reverse()) {
    const found = await (await caches.open(name)).match(URL_OF_MANIFEST);
    if (found) return (await found.json()) as Manifest;
  }
  return null;
}

export const keptHash = async (): Promise<string | null> => (await kept())?.hash ?? null;

/** What a worker reads: a file that is kept, or else the server's. */
export async function read(url: string): Promise<Uint8Array> {
  const response = (await caches.match(url)) ?? (await fetch(url));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

interface Keeping {
  /** How much is here, from 0 to 1. */
  progress?(share: number): void;
  signal?: AbortSignal;
}

/** Download what the server has, check it, and keep it in place of what was here. Returns its hash. */
export async function keep({ progress, signal }: Keeping = {}): Promise<string> {
  const manifest = await offered();
  const name = cacheOf(manifest);
  await caches.delete(name);
  try {
    const cache = await caches.open(name);
    let done = 0;
    for (const file of manifest.files) {
      const url = urlOf(manifest, file.name);
      const response = await fetch(url + (manifest.packed ?? ""), { signal });
      const bytes = await bytesOf(unpacked(response, manifest), (count) => {
        done += count;
        progress?.(done / manifest.bytes);
      });
      if (!response.ok || (await digestOf(bytes)) !== file.sha256) throw new Error(`damaged: ${url}`);
      await cache.put(url, new Response(bytes, { headers: { "Content-Type": typeOf(file.name) } }));
    }
    await serviceWorkerIsReady();
    if (signal?.aborted) throw signal.reason;
    await cache.put(URL_OF_MANIFEST, new Response(JSON.stringify(manifest)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await removeOthers(name);
  return manifest.hash;
}

/**
 * Replace files of an earlier release. Returns the hash of those that are here; null if none are. A running worker has read
 * its own already, and isn't disturbed.
 */
export async function renew(): Promise<string | null> {
  const here = await keptHash();
  return here !== null && here !== (await offered()).hash ? keep() : here;
}

/** Remove all files from this device. Its games stay. */
export const remove = (): Promise<void> => removeOthers("");

async function removeOthers(name: string): Promise<void> {
  for (const each of await caches.keys()) if (isOurs(each) && each !== name) await caches.delete(each);
}

/** Without the service worker, which has the page itself, all this would be of no use. */
async function serviceWorkerIsReady(): Promise<void> {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("no service worker")), READY_WITHIN));
  await Promise.race([navigator.serviceWorker.ready, late]);
}

/** Browsers refuse to run a file whose type is wrong. */
const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm" };
const typeOf = (name: string): string => TYPES[/\w+$/.exec(name)![0]] ?? "application/octet-stream";

/** A file's contents. Browsers have unpacked a compressed copy already if its host says that it's one. */
function unpacked({ headers, body }: Response, { packed }: Manifest): ReadableStream<Uint8Array<ArrayBuffer>> {
  const isPacked = packed && !headers.get("Content-Encoding");
  return isPacked ? body!.pipeThrough(new DecompressionStream("gzip")) : body!;
}

async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    count(value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((each) => each.toString(16).padStart(2, "0")).join("");
}
