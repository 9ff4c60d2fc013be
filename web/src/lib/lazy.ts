/**
 * Parts of the program that are downloaded when they're first used. A download that failed is tried again, at the
 * next use or once the connection is back; nothing here ever rejects.
 *
 *   const synth = lazyPart(() => import("./synth"));
 *   (await synth())?.playNote(...);                     // null while it can't be downloaded
 *   const stop = whenLoaded(synth, (module) => ...);    // now, or as soon as the connection is back
 *
 * Browsers remember that a module's address failed, as the HTML standard asks of them, so that `import()` fails for
 * it until the page is reloaded. The second try therefore adds a query to the address in the browser's message. Keep
 * style sheets out of such parts: Vite forgets one that failed, and goes on without it.
 */
import { connection } from "./notices";

/** Returns what was downloaded, or null if that failed this time. */
export type LazyPart<T> = () => Promise<T | null>;

type Import = (address: string) => Promise<unknown>;
const importAddress: Import = (address) => import(/* @vite-ignore */ address);

const ADDRESS = /https?:\/\/\S+?\.(?:js|ts|svelte)\b/;
let optionalDownloads = 0;

/** Whether a part is being downloaded that the page works without. */
export const isDownloadingOptional = (): boolean => optionalDownloads > 0;

interface PartOptions {
  /** Whether the page works without it, so that a failure is no reason to reload the page. */
  isOptional?: boolean;
  /** Imports an address after a failure; replaced in tests. */
  importAgain?: Import;
}

export function lazyPart<T>(
  load: () => Promise<T>,
  { isOptional = false, importAgain = importAddress }: PartOptions = {},
): LazyPart<T> {
  let loaded: Promise<T | null> | null = null;
  let address: string | null = null;
  let tries = 0;

  async function download(): Promise<T | null> {
    optionalDownloads += isOptional ? 1 : 0;
    tries += 1;
    try {
      const module = address ? ((await importAgain(`${address}?try=${tries}`)) as T) : await load();
      if (module === undefined) loaded = null; // Vite's answer to a failure for which the page is reloaded
      return module ?? null;
    } catch (error) {
      address ??= ADDRESS.exec(String(error))?.[0] ?? null;
      loaded = null;
      return null;
    } finally {
      optionalDownloads -= isOptional ? 1 : 0;
    }
  }

  return () => (loaded ??= download());
}

/** Downloads that can wait begin this long after the page was opened (milliseconds). */
const FIRST_LOAD = 2500;

/** A part that isn't downloaded together with what the first page needs. */
export function afterFirstLoad<T>(part: LazyPart<T>): LazyPart<T> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, FIRST_LOAD - performance.now()));
  return async () => {
    if (performance.now() < FIRST_LOAD) await wait();
    return part();
  };
}

/** Call `use` with a part when it's there: now, or when the connection is back. Returns a function that cancels. */
export function whenLoaded<T>(part: LazyPart<T>, use: (module: T) => void): () => void {
  let isDone = false;
  let unsubscribe = () => {};
  const stop = () => {
    isDone = true;
    unsubscribe();
    globalThis.removeEventListener?.("online", attempt);
  };
  const attempt = async () => {
    const module = await part();
    if (isDone || module === null) return;
    stop();
    use(module);
  };
  globalThis.addEventListener?.("online", attempt);
  void attempt();
  unsubscribe = connection.subscribe((state) => {
    if (state === "open") void attempt();
  });
  return stop;
}
