/**
 * Values in the browser's storage, as JSON. Storage can fail (a private window, a full disk), and an older version, or
 * someone by hand, may have written what's in it. A value that can't be read or has the wrong type gives the fallback,
 * or is left out of the list. A failed write does nothing, so the game can still be played.
 */
import { type Fits, isList, isObject, listOf, mapOf } from "./fits";

export type Place = () => Storage;

export function readStored<T, F>(key: string, fits: Fits<T>, fallback: F, storage: Place = () => localStorage): T | F {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? "null");
    return fits(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** The entries of a stored list that have the right type. */
export const storedList = <T>(key: string, fits: Fits<T>, storage?: Place): T[] =>
  listOf(readStored(key, isList, [], storage), fits);

/** The entries of a stored record that have the right type. */
export const storedMap = <T>(key: string, fits: Fits<T>, storage?: Place): Record<string, T> =>
  mapOf(readStored(key, isObject, {}, storage), fits);

export function writeStored(key: string, value: unknown, storage: Place = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Remove what is stored under these keys. */
export function removeStored(isOne: (key: string) => boolean, storage: Place = () => localStorage): void {
  try {
    for (const key of Object.keys(storage()).filter(isOne)) storage().removeItem(key);
  } catch {
    // See above.
  }
}
