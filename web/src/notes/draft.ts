/**
 * A note that is being written: plain data, and how a drag or a tap on the board changes it.
 *
 *   draft = marked(draft, "B11", "A4", false) ?? draft     // a drag; null if there's no room for another arrow
 *   draft = marked(draft, "C9", "C9", true) ?? draft       // a tap with Shift: a ring of the second kind
 *
 * The same drag again makes the other kind, and a third time takes it away.
 */
import type { NoteArrow, NoteRing } from "../protocol/types";

export interface Marks {
  readonly arrows: readonly NoteArrow[];
  readonly rings: readonly NoteRing[];
}

export interface Draft extends Marks {
  readonly text: string;
}

export const EMPTY: Draft = { text: "", arrows: [], rings: [] };
/** The most letters of a comment, and the most arrows and rings: see `pegs/record/notes.py`. */
export const MAX_COMMENT = 280;
export const MAX_MARKS = 3;

export const hasMarks = ({ arrows, rings }: Marks): boolean => arrows.length + rings.length > 0;

export const isEmpty = (draft: Draft): boolean => draft.text.trim() === "" && !hasMarks(draft);

/** The draft after a drag between two holes, or a tap on one; null if there are as many marks as there may be. */
export function marked(draft: Draft, origin: string, target: string, isSecond: boolean): Draft | null {
  if (origin === target) {
    const rings = changed<NoteRing>(draft.rings, ({ at }) => at === origin, { at: origin, second: isSecond });
    return rings && { ...draft, rings };
  }
  const isSame = (each: NoteArrow) => each.origin === origin && each.target === target;
  const arrows = changed<NoteArrow>(draft.arrows, isSame, { origin, target, second: isSecond });
  return arrows && { ...draft, arrows };
}

function changed<T extends { second?: boolean }>(
  marks: readonly T[],
  isSame: (each: T) => boolean,
  mark: T,
): T[] | null {
  const before = marks.find(isSame);
  if (!before) return marks.length < MAX_MARKS ? [...marks, mark] : null;
  if (before.second) return marks.filter((each) => each !== before);
  return marks.map((each) => (each === before ? { ...mark, second: true } : each));
}
