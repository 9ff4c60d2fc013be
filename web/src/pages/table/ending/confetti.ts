/**
 * Confetti: the pegs' own symbols in their colors, scattered over what is free.
 *
 *   const pieces = scatter({ width: 390, height: 844 }, [{ x: 0, y: 0, width: 390, height: 48 }]);
 *   piecesMarkup(pieces)            // SVG, in the area's units
 */

import { el, group, num } from "../../../lib/svg";
import { COLORS } from "../../../look/colors";
import { type Color, glyph, paint } from "../../../look/pegs";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Piece {
  readonly at: readonly [number, number];
  /** From one edge to the other. */
  readonly size: number;
  readonly turn: number;
  readonly color: Color;
}

/** Black would be lost at night. */
const BRIGHT = COLORS.filter((color) => color !== "K");

/** A small generator (mulberry32), so that the same area always looks the same. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isClear = ([x, y]: readonly [number, number], radius: number, taken: readonly Rect[]): boolean =>
  taken.every(
    (rect) =>
      x + radius < rect.x ||
      x - radius > rect.x + rect.width ||
      y + radius < rect.y ||
      y - radius > rect.y + rect.height,
  );

/** Up to `most` pieces within an area that touch no `taken` rectangle and no edge. */
export function scatter(
  { width, height }: Pick<Rect, "width" | "height">,
  taken: readonly Rect[],
  { most = 70, scale = 1 }: { most?: number; scale?: number } = {},
): Piece[] {
  const next = random(7);
  const pieces: Piece[] = [];
  for (let tries = 0; tries < 12 * most && pieces.length < most; tries++) {
    const size = scale * (9 + 6 * next());
    const at = [next() * width, next() * height] as const;
    const turn = next() * 360;
    const color = BRIGHT[Math.floor(next() * BRIGHT.length)]!;
    // A symbol turns around its center, so it stays within this radius.
    const radius = size * 0.75;
    const isInside = at[0] > radius && at[1] > radius && at[0] < width - radius && at[1] < height - radius;
    const apart = pieces.map((each) => ({ x: each.at[0], y: each.at[1], width: 0, height: 0 }));
    if (isInside && isClear(at, radius, taken) && isClear(at, 1.6 * radius, apart))
      pieces.push({ at, size, turn, color });
  }
  return pieces;
}

/** The extent of a symbol in its own units. */
const SYMBOL = 0.43;

const pieceMarkup = ({ at: [x, y], size, turn, color }: Piece): string =>
  group(
    { class: "piece", transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size / SYMBOL)})` },
    glyph(color, paint(color)),
  );

export const piecesMarkup = (pieces: readonly Piece[]): string => pieces.map(pieceMarkup).join("");

/** Rays from a point, to the edge of any screen. */
export function raysMarkup([x, y]: readonly [number, number], length: number, fill: string): string {
  const corner = (ray: number) => {
    const angle = (2 * Math.PI * ray) / (2 * RAYS);
    return `${num(x + length * Math.cos(angle))} ${num(y + length * Math.sin(angle))}`;
  };
  const rays = Array.from({ length: RAYS }, (_, k) => `M${num(x)} ${num(y)}L${corner(2 * k)}L${corner(2 * k + 1)}Z`);
  return el("path", { d: rays.join(""), fill });
}

const RAYS = 22;
