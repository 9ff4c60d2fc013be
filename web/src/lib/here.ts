/**
 * The game without a server, as the rest of the page sees it. What does the work (local/) is downloaded when it's used.
 *
 *   isHere("here-3F9K")            // a table of this device, one of its seats' keys, or one of its games
 *   isKept()                       // whether the files are on this device
 *   hasServer()                    // false on a site that's nothing but files
 */
import { type Fits, isText } from "./fits";
import { language, optionalPart } from "./i18n";
import { hasServer } from "./site";
import { readStored } from "./storage";
import { Store } from "./store";

const devicePart = optionalPart("here", () => import("./thisdevice"));

/** The release whose files are on this device; `local/files.ts` has the files themselves. */
export const KEPT = "pegs.here";
const isHash: Fits<string> = (value): value is string => isText(value) && /^[0-9a-f]{8,}$/.test(value);
export const kept = new Store(readStored(KEPT, isHash, ""));
export const isKept = (): boolean => kept.value !== "";

export const isHere = (id: string): boolean => id.startsWith("here-");

export { hasServer };

/** Whether the server answered the last time; a browser that knows it's offline needn't ask. */
export const isReachable = new Store(hasServer() && (globalThis.navigator?.onLine ?? true));

globalThis.addEventListener?.("offline", () => {
  isReachable.value = false;
});
globalThis.addEventListener?.("online", () => {
  isReachable.value = hasServer();
});

/** Find out whether a server that was out of reach is back. */
export async function lookForServer(): Promise<void> {
  if (hasServer())
    isReachable.value = await fetch("health").then(
      ({ ok }) => ok,
      () => false,
    );
}

/** Whether what's on this device is all there is now, and is enough for a game. */
export const playsHere = (): boolean => !hasServer() || (!isReachable.value && isKept());

/** This device's answer to a request; null if it has none, since what makes it isn't here. */
export async function answerHere(method: string, path: string, body: string | null): Promise<Response | null> {
  return (await devicePart())?.request(method, path, body, language.value).catch(() => null) ?? null;
}

/** A request about a table of this device, or its games. */
export const isAboutHere = (path: string, body: unknown): boolean => /\/here-/.test(path) || keysIn(body).some(isHere);

function keysIn(body: unknown): string[] {
  const { token, tokens = [] } = (body ?? {}) as { token?: string; tokens?: readonly string[] };
  return [...tokens, ...(token ? [token] : [])];
}

/** What a device does without a server, besides its tables. */
const WITHOUT = /^api\/(tables$|(rules|lessons|judge|here|strategy|today|puzzles)\b)/;

/** Whether this device can answer a request if the server can't be reached. */
export const worksHere = (path: string): boolean => WITHOUT.test(path) && (isKept() || !hasServer());
