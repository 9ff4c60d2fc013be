/**
 * What keeps the page from being loaded anew (see calm.ts).
 *
 *   onMount(() => holdPage(() => play.isBusy));     // while this is true; the page lets go when it closes
 */

export const holds = new Set<() => boolean>();

/** Returns a function that lets go. */
export function holdPage(isBusy: () => boolean): () => void {
  holds.add(isBusy);
  return () => holds.delete(isBusy);
}
