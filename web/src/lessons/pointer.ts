/**
 * The tail of a lesson's bubble: to a card, or to what's at the board's near edge. It's short and crosses nothing else,
 * or there is none. All in pixels of the window; y points down.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LONGEST = 130;
/** The most of the board that a tail may cross: its edge. */
const EDGE = 40;
const HALF = 13;
/** Between the tip and the thing. */
const GAP = 3;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The tail from a bubble to a thing, as the data of an SVG path; empty if there should be none. */
export function tailTo(bubble: Box, thing: Box, board: Box): string {
  const x = (thing.left + thing.right) / 2;
  const base = clamp(x, bubble.left + 32, bubble.right - 32);
  const isBelow = thing.top > bubble.bottom;
  const from = isBelow ? bubble.bottom - 1 : bubble.top + 1;
  const tip = isBelow ? thing.top - GAP : thing.bottom + GAP;
  const crosses = !isBelow && (tip > from || board.bottom - thing.bottom > EDGE || board.right < bubble.left);
  if (crosses || Math.hypot(x - base, tip - from) > LONGEST) return "";
  const bend = (side: number) => `${(side + x) / 2} ${from + (tip - from) * 0.35}`;
  const [left, right] = [base - HALF, base + HALF];
  return `M${left} ${from}Q${bend(left)} ${x} ${tip}Q${bend(right)} ${right} ${from}Z`;
}
