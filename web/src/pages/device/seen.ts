/**
 * What this browser has had: what was here once and isn't any more was deleted, and doesn't come back from another device.
 *
 *   remember(["token", "club"]);      // whenever things leave or come
 *   wasHere("token")
 */
import { isNumber } from "../../lib/fits";
import { storedList, writeStored } from "../../lib/storage";
import { digestOf } from "./digest";

const SEEN = "pegs.seen";
/** Several times as many as can be here at once. */
const MOST = 1000;

/** Only digests: a key that was deleted is gone. */
const readSeen = (): number[] => storedList(SEEN, isNumber);

export const wasHere = (id: string): boolean => readSeen().includes(digestOf(id));

export function remember(ids: readonly string[]): void {
  const seen = readSeen();
  const fresh = [...new Set(ids.map(digestOf))].filter((each) => !seen.includes(each));
  if (fresh.length > 0) writeStored(SEEN, [...seen, ...fresh].slice(-MOST));
}
