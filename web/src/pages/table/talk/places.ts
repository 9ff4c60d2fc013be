/** Where messages and reactions go on the board, in pixels from its top left corner. */

/** A seat's plate and the size of the board around it. */
export interface Anchor {
  readonly plate: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The center of the peg on the plate. */
  readonly peg: { readonly x: number; readonly y: number };
  readonly board: { readonly width: number; readonly height: number };
}

interface BubblePlace {
  readonly x: number;
  readonly y: number;
  /** Where the bubble is from the plate. */
  readonly side: "left" | "right" | "above" | "below";
  /** How far the tail is from the middle, as a bubble at the edge is moved inward. */
  readonly tail: number;
}

/** Half of the largest bubble. */
const HALF_WIDTH = 102;
const HALF_HEIGHT = 28;
const GAP = 9;
const MIN_FACE = 52;
const MAX_FACE = 64;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Measure a seat's plate, or its painted holes on a board without plates; null if it has neither. */
export function anchorOf(board: HTMLElement, seat: number): Anchor | null {
  const plate = board.querySelector(`[data-plate="${seat}"]`) ?? board.querySelector(`[data-marks="${seat}"]`);
  if (!plate) return null;
  const whole = board.getBoundingClientRect();
  const box = plate.getBoundingClientRect();
  const peg = (plate.querySelector('circle[r="0.46"]') ?? plate).getBoundingClientRect();
  const { width, height } = whole;
  return {
    plate: { x: box.x - whole.x, y: box.y - whole.y, width: box.width, height: box.height },
    peg: {
      x: clamp(peg.x + peg.width / 2 - whole.x, 0, width),
      y: clamp(peg.y + peg.height / 2 - whole.y, 0, height),
    },
    board: { width, height },
  };
}

/** Beside the plate, on the side of the board's middle, and within the board. */
export function bubblePlace({ plate, board }: Anchor): BubblePlace {
  const x = plate.x + plate.width / 2;
  const y = plate.y + plate.height / 2;
  const [dx, dy] = [board.width / 2 - x, board.height / 2 - y];
  const inY = clamp(y, HALF_HEIGHT, board.height - HALF_HEIGHT);
  const most = Math.max(HALF_WIDTH, board.width - HALF_WIDTH);
  if (Math.abs(dx) > Math.abs(dy)) {
    if (dx > 0)
      return { x: clamp(plate.x + plate.width + GAP, GAP, most - HALF_WIDTH), y: inY, side: "right", tail: 0 };
    return { x: clamp(plate.x - GAP, 2 * HALF_WIDTH, board.width - GAP), y: inY, side: "left", tail: 0 };
  }
  const inX = clamp(x, HALF_WIDTH, most);
  const tail = clamp(x - inX, 24 - HALF_WIDTH, HALF_WIDTH - 24) * 0.5;
  if (dy > 0)
    return { x: inX, y: clamp(plate.y + plate.height + GAP, GAP, board.height - 2 * HALF_HEIGHT), side: "below", tail };
  return { x: inX, y: clamp(plate.y - GAP, 2 * HALF_HEIGHT, board.height - GAP), side: "above", tail };
}

/** On the plate's peg, and within the board. */
export function facePlace({ peg, board }: Anchor): { x: number; y: number; size: number } {
  const size = clamp(0.16 * board.width, MIN_FACE, MAX_FACE);
  return {
    x: clamp(peg.x, size / 2, board.width - size / 2),
    y: clamp(peg.y, size / 2, board.height - size / 2),
    size,
  };
}
