/**
 * What the frame of the page tells.
 *
 *   showToast("Copied")                         // a toast; also read aloud by screen readers
 *   showToast(problem, { kind: "problem" })     // stays longer, a low knock
 *   announce("Ana plays 9, to Ben's 3")    // read aloud only
 *   connection.value                       // "open" | "connecting" | "offline": the socket sets it
 */
import { Store } from "./store";

interface Toast {
  id: number;
  sentence: string;
  kind: "news" | "problem";
}

export const toasts = new Store<readonly Toast[]>([]);
export const announcements = new Store<readonly { id: number; sentence: string }[]>([]);
export const connection = new Store<"none" | "open" | "connecting" | "offline">("none");
/** What the server says as long as it can keep nothing and the game waits; else empty. */
export const serverProblem = new Store("");

/** Toasts stay at least this long, and longer where there is more to read (milliseconds). */
const STAYS = 2600;
const STAYS_PER_LETTER = 45;
/** So many announcements stay in the document, that a screen reader may reach them. */
const KEPT = 4;
let next = 1;

export function showToast(sentence: string, { kind = "news" }: { kind?: Toast["kind"] } = {}): void {
  const toast: Toast = { id: next++, sentence, kind };
  toasts.value = [...toasts.value.filter((each) => each.sentence !== sentence), toast].slice(-3);
  setTimeout(() => dismiss(toast.id), STAYS + STAYS_PER_LETTER * sentence.length);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id);
}

export function announce(sentence: string): void {
  if (sentence) announcements.value = [...announcements.value, { id: next++, sentence }].slice(-KEPT);
}
