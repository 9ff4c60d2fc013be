/** Numbers beside pegs: of the turns in a recap, or of the pegs that can move. None covers a peg or another number. */
import type { Point } from "../lib/svg";
import { type Box, insetBy, isInside } from "./geometry";
import { badge } from "./overlays";
import { gap } from "./track";

/** A number, and the point beside which it stands. */
export interface Numbered {
  readonly at: Point;
  readonly number: number;
}

/** The distances of a number from what it numbers, and the least distances from other numbers and from pegs. */
const REACHES = [1.15, 1.9];
const FROM_NUMBER = 1.35;
const FROM_PEG = 1.02;
/** The least distance from the edge of the wood or of what is visible, so that no number is cut off. */
const FROM_EDGE = 0.45;
/** The pixels of a spacing at which a number has its own size, and the largest size it gets on smaller boards. */
const READABLE = 15;
const LARGEST = 1.6;
/** Where a number may stand, as angles in degrees; the first free one is taken. */
const ANGLES = [-48, -132, 0, 180, -90, 48, 132, 90];

/** The size of a number that must be read on a small board, too, where a spacing has `scale` pixels. */
export const readableSize = (scale: number): number => Math.min(LARGEST, Math.max(1, READABLE / scale));

/** The numbers, each in the first free place within the visible part (`seen`). `pegs`: what no number should cover. */
export function numbersMarkup(seen: Box, all: readonly Numbered[], pegs: readonly Point[], size = 1): string {
  const room = insetBy(seen, FROM_EDGE * size);
  const placed: Point[] = [];
  return all
    .map((each) => {
      const around = placesAround(each.at, size);
      const inside = around.filter((place) => isInside(room, place));
      // A peg out of sight keeps its number beside it.
      const at = freest(inside.length > 0 ? inside : around, placed, pegs, size);
      placed.push(at);
      return badge(at, String(each.number), size);
    })
    .join("");
}

const placesAround = ([x, y]: Point, size: number): Point[] =>
  REACHES.flatMap((reach) =>
    ANGLES.map((angle) => (angle * Math.PI) / 180).map(
      (turn): Point => [x + size * reach * Math.cos(turn), y + size * reach * Math.sin(turn)],
    ),
  );

/** The first place that is free, or else the freest one. */
function freest(places: readonly Point[], numbers: readonly Point[], pegs: readonly Point[], size: number): Point {
  const room = (place: Point) =>
    Math.min(
      size,
      ...numbers.map((each) => gap(each, place) / FROM_NUMBER),
      ...pegs.map((each) => gap(each, place) / FROM_PEG),
    );
  return places.reduce((best, each) => (room(each) > room(best) ? each : best));
}
