/**
 * Whether the page can be loaded anew without anyone losing what they're doing.
 *
 *   onMount(() => holdPage(() => play.isMyTurn));     // not while this is true; the page lets go when it closes
 *   isCalm()
 */

const holds = new Set<() => boolean>();

/** Returns a function that lets go. */
export function holdPage(isBusy: () => boolean): () => void {
  holds.add(isBusy);
  return () => holds.delete(isBusy);
}

export const isCalm = (): boolean =>
  ![...holds].some((isBusy) => isBusy()) && !document.querySelector("dialog[open]") && !isTyping();

/** Whether someone is in a field, or has left something there. */
function isTyping(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input:not([type]), input[type=text], textarea")];
  return (
    fields.some((each) => each.value !== "") || document.activeElement?.matches("input, textarea, select") === true
  );
}
