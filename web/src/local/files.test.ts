import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keep, keptHash, read, remove, renew } from "./files";
import { SITE } from "./site";

const MANIFEST = `${SITE}here/manifest.json`;
/** The files of the server, by address. */
let served: Map<string, Uint8Array<ArrayBuffer>>;
let shelves: Map<string, Map<string, Response>>;
let fetched: string[];

async function release(hash: string, texts: Record<string, string>): Promise<void> {
  const files = [];
  for (const [name, text] of Object.entries(texts)) {
    const body = new TextEncoder().encode(text);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    served.set(`${SITE}here/${hash}/${name}`, body);
    files.push({
      name,
      bytes: body.length,
      sha256: [...digest].map((each) => each.toString(16).padStart(2, "0")).join(""),
    });
  }
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  served.set(MANIFEST, new TextEncoder().encode(JSON.stringify({ hash, files, bytes })));
}

const cached = () =>
  [...shelves].flatMap(([name, shelf]) => [...shelf.keys()].map((url) => `${name} ${url.slice(SITE.length)}`));

beforeEach(async () => {
  [served, shelves, fetched] = [new Map(), new Map(), []];
  const shelf = (name: string) => {
    if (!shelves.has(name)) shelves.set(name, new Map());
    return {
      match: async (url: string) => shelves.get(name)?.get(url)?.clone(),
      put: async (url: string, response: Response) => void shelves.get(name)!.set(url, response),
    };
  };
  vi.stubGlobal("caches", {
    keys: async () => [...shelves.keys()],
    open: async (name: string) => shelf(name),
    delete: async (name: string) => shelves.delete(name),
    match: async (url: string) =>
      [...shelves.values()]
        .map((each) => each.get(url))
        .find(Boolean)
        ?.clone(),
  });
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit = {}) => {
    fetched.push(url);
    signal?.throwIfAborted();
    const body = served.get(url);
    return body ? new Response(body) : new Response("", { status: 404 });
  });
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve() } });
  shelves.set("pegs", new Map());
  await release("one", { "pegs.zip": "the game", "pyodide.mjs": "Python" });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps all files, and what says which they are as the last", async () => {
  const shares: number[] = [];
  expect(await keptHash()).toBeNull();
  expect(await keep({ progress: (share) => shares.push(share) })).toBe("one");
  expect(cached()).toEqual([
    "pegs-here-one here/one/pegs.zip",
    "pegs-here-one here/one/pyodide.mjs",
    "pegs-here-one here/manifest.json",
  ]);
  expect(shares.at(-1)).toBe(1);
  expect(await keptHash()).toBe("one");
});

it("keeps nothing of a damaged or missing file, and what was there before", async () => {
  await keep();
  await release("two", { "pegs.zip": "a newer game", "pyodide.mjs": "Python" });
  served.set(`${SITE}here/two/pyodide.mjs`, new TextEncoder().encode("cut of"));
  await expect(keep()).rejects.toThrow("damaged");
  served.delete(`${SITE}here/two/pyodide.mjs`);
  await expect(keep()).rejects.toThrow();
  expect(await keptHash()).toBe("one");
  expect([...shelves.keys()]).toEqual(["pegs", "pegs-here-one"]);
});

it("leaves nothing behind when it's cancelled", async () => {
  const cancelled = new AbortController();
  await expect(keep({ progress: () => cancelled.abort(), signal: cancelled.signal })).rejects.toThrow();
  expect([...shelves.keys()]).toEqual(["pegs"]);
});

it("isn't there without the service worker, which has the page", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { ready: new Promise(() => {}) } });
  vi.stubGlobal("setTimeout", (late: () => void) => queueMicrotask(late));
  await expect(keep()).rejects.toThrow("no service worker");
  expect(await keptHash()).toBeNull();
});

it("replaces an earlier release, but never fetches what wasn't asked for", async () => {
  expect(await renew()).toBeNull();
  expect(fetched).toEqual([]);
  await keep();
  await release("two", { "pegs.zip": "a newer game" });
  expect(await renew()).toBe("two");
  expect([...shelves.keys()]).toEqual(["pegs", "pegs-here-two"]);
  fetched = [];
  expect(await renew()).toBe("two");
  expect(fetched).toEqual([MANIFEST]);
});

it("starts from what's kept, and otherwise from the server", async () => {
  await keep();
  await release("two", { "pegs.zip": "a newer game" });
  expect(JSON.parse(new TextDecoder().decode(await read(MANIFEST))).hash).toBe("one");
  await remove();
  expect(JSON.parse(new TextDecoder().decode(await read(MANIFEST))).hash).toBe("two");
});
