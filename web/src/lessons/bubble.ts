/**
 * Where a lesson's bubble goes, and its tail. All in pixels of the window; y points down.
 *
 *   placeBubble({ window, board, play, hand }, { kind: "board", at: [482, 430] }, { width: 340, height: 160 })
 */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly board: Rect;
  /** The part of the page for questions, cards, and buttons. */
  readonly play: Rect;
  /** The hand, from the top of its first card. */
  readonly hand: Rect;
}

/** What the bubble points at: a point on the board, with the radius of what is there, or a card. */
export type Aim =
  | { readonly kind: "board"; readonly at: readonly [number, number]; readonly radius: number }
  | { readonly kind: "card"; readonly card: Rect };

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The corners of the tail; its tip is the second. */
  readonly tail: readonly (readonly [number, number])[];
  /** Whether the tail ends at the thing. Otherwise it only points toward it. */
  readonly reaches: boolean;
}

const EDGE = 12;
/** Between the board and the bubble, as far as there's room. */
const BELOW_BOARD = 23;
/** Between the bubble and the hand. */
const ABOVE_HAND = 41;
const TAIL = 13;
/** The longest tail that only points toward the thing. */
const STUB = 44;
/** Between the tip and the thing. */
const GAP = 3;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The place of a bubble of this size. */
export function placeBubble(room: Room, aim: Aim, size: { width: number; height: number }): Placed {
  const isBeside = room.play.left >= room.board.right - EDGE;
  const column = isBeside ? room.play : { ...room.play, left: 0, right: room.width };
  const middle = (column.left + column.right) / 2;
  const left = clamp(middle - size.width / 2, EDGE, room.width - EDGE - size.width);
  const above = room.hand.top - size.height;
  const lowest = Math.min(above - 8, room.height - EDGE - size.height);
  const highest = isBeside ? EDGE : room.board.bottom + (aim.kind === "card" ? 4 : BELOW_BOARD);
  const wanted = isBeside || aim.kind === "card" ? above - ABOVE_HAND : highest;
  const top = Math.max(EDGE, clamp(wanted, Math.min(highest, lowest), Math.max(highest, lowest)));
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  return { left, top, ...tailOf(box, aim, isBeside, room.hand.top) };
}

function tailOf(box: Rect, aim: Aim, isBeside: boolean, handTop: number): Pick<Placed, "tail" | "reaches"> {
  if (aim.kind === "card") {
    const x = (aim.card.left + aim.card.right) / 2;
    const base = clamp(x, box.left + 32, box.right - 32);
    const isBelow = aim.card.top > box.bottom;
    const from = isBelow ? box.bottom - 1 : box.top + 1;
    // The tail doesn't cross a card in the row above.
    const tip = isBelow ? Math.max(from + 2, Math.min(aim.card.top, handTop) - GAP) : aim.card.bottom + GAP;
    return {
      tail: [
        [base - TAIL, from],
        [x, tip],
        [base + TAIL, from],
      ],
      reaches: true,
    };
  }
  const [x, y] = aim.at;
  if (!isBeside) {
    const base = clamp(x, box.left + 32, box.right - 32);
    const tip: readonly [number, number] = [x, Math.min(box.top - 6, y + aim.radius + GAP)];
    return { tail: [[base - TAIL, box.top + 1], tip, [base + TAIL, box.top + 1]], reaches: true };
  }
  const base = clamp(y, box.top + 36, box.bottom - 36);
  const length = Math.hypot(x - box.left, y - base);
  const share = Math.min(1, STUB / Math.max(1, length));
  const tip: readonly [number, number] = [box.left + (x - box.left) * share, base + (y - base) * share];
  return { tail: [[box.left + 1, base - TAIL], tip, [box.left + 1, base + TAIL]], reaches: false };
}
