/**
 * Marks in sentences where a card or a player is named, so that `StoryText.svelte` can show the card or the player's
 * peg there. Nothing else should show marked text.
 */
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

interface Segment {
  readonly text: string;
  /** The rank, if the text names a card. */
  readonly card?: string;
  /** The seat, if the text names a player. */
  readonly seat?: number;
}

export const markCard = (card: string, text: string): string => `${OPEN}c${card}${MIDDLE}${text}${CLOSE}`;
export const markPlayer = (seat: number, text: string): string => `${OPEN}p${seat}${MIDDLE}${text}${CLOSE}`;

const MARK = new RegExp(`${OPEN}([cp])([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > at) segments.push({ text: text.slice(at, mark.index) });
    const [whole, kind, which = "", words = ""] = mark;
    segments.push(kind === "c" ? { text: words, card: which } : { text: words, seat: Number(which) });
    at = mark.index + whole.length;
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
}
