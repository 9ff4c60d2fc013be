/**
 * Values in the browser's storage, as JSON. Storage can fail (a private window, a full disk): reading then returns
 * the fallback and writing does nothing, so the game can still be played.
 */

export function readStored<T>(key: string, fallback: T, storage: () => Storage = () => localStorage): T {
  try {
    const text = storage().getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function writeStored(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Remove what is stored under these keys. */
export function removeStored(isOne: (key: string) => boolean, storage: () => Storage = () => localStorage): void {
  try {
    for (const key of Object.keys(storage()).filter(isOne)) storage().removeItem(key);
  } catch {
    // See above.
  }
}
