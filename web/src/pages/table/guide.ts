/** What a lesson changes at the table; see lazy/Lesson.svelte. */
import type { Card } from "../../protocol/types";

export interface Guide {
  /** Whether a card is shown as playable, although it isn't the one to play now. */
  isBright(card: Card): boolean;
  /** Answer a tap on a card that isn't the one to play now. False if the lesson has nothing to say about it. */
  corrects(card: Card): boolean;
  /** What to do now was hidden, and can be shown again. */
  readonly again: { readonly label: string; show(): void } | null;
}
