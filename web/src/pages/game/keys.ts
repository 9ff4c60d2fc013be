/** Shortcuts of one key, which rest while someone is typing. */
import { announce } from "../../lib/notices";

export type Keys = Readonly<Record<string, () => void>>;

/**
 * Call what `keys` has for a pressed key, and announce what is shown then. Space and Enter are left to a focused button;
 * Space, which only starts or stops, announces nothing. Returns a function that stops listening.
 */
export function listenToKeys(keys: () => Keys, shown: () => string): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys()[key];
    if (!action || event.metaKey || event.ctrlKey || event.altKey) return;
    if (target.closest("select, textarea, dialog, input:not([type=range])")) return;
    if ((key === " " || key === "Enter") && target.closest("button, a, summary")) return;
    event.preventDefault();
    action();
    if (key !== " ") announce(shown());
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
