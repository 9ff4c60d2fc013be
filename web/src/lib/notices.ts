/**
 * Toasts, announcements for screen readers, and the state of the connection. `App.svelte` shows them.
 *
 *   showToast("Copied")                         // screen readers announce toasts too
 *   showToast(sentence, { kind: "problem" })
 *   announce("Ana plays 9, to Ben's 3")         // for screen readers only
 *   connection.value                            // set by the socket
 */
import { Store } from "./store";

interface Toast {
  id: number;
  sentence: string;
  kind: "news" | "problem";
}

export const toasts = new Store<readonly Toast[]>([]);
/** Whether the page on show places the toasts itself. */
export const areToastsPlaced = new Store(false);
export const announcements = new Store<readonly { id: number; sentence: string; isUrgent: boolean }[]>([]);
export const connection = new Store<"none" | "open" | "connecting" | "offline">("none");
/** What's wrong with the server: it can't save anything, or is too busy to let us in; empty if all is well. */
export const serverProblem = new Store("");

/** How long a toast stays (milliseconds), plus time to read it. */
const TOAST_MS = 2600;
const TOAST_MS_PER_LETTER = 45;
/** The number of announcements in the live region; a screen reader may need a moment to reach the older ones. */
const MAX_ANNOUNCEMENTS = 4;
let next = 1;

export function showToast(sentence: string, { kind = "news" }: { kind?: Toast["kind"] } = {}): void {
  const toast: Toast = { id: next++, sentence, kind };
  toasts.value = [...toasts.value.filter((each) => each.sentence !== sentence), toast].slice(-3);
  setTimeout(() => dismiss(toast.id), TOAST_MS + TOAST_MS_PER_LETTER * sentence.length);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id);
}

/** An urgent sentence interrupts what a screen reader is saying. */
export function announce(sentence: string, { isUrgent = false } = {}): void {
  if (!sentence) return;
  announcements.value = [...announcements.value, { id: next++, sentence, isUrgent }].slice(-MAX_ANNOUNCEMENTS);
}
