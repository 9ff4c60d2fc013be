/**
 * The track: a polygon of n sides with rounded corners; hole 0 of a side is in the middle of a corner's arc. Board
 * coordinates (u, d): u along the track from hole 0 of a side, d perpendicular to it, positive toward the middle.
 *
 * Boards of 6, 8 and 10 sides can also stand tall, for phones held upright: the same sides, turned by other angles, so
 * that every hole keeps its distance to the next and the board becomes higher than it is wide.
 */

import type { Point } from "../lib/svg";
import type { Shape } from "./shape";

/**
 * The share of a side, at either end, that is part of the corner's arc. With two sides, half circles close the loop.
 */
const BEND = 0.14;
const BEND_TWO = 0.42;
/** By how much the sides of half a tall board are turned, clockwise from the bottom (degrees). The others: 180 more. */
const TALL: Readonly<Record<number, readonly number[]>> = {
  6: [0, 76, 104],
  8: [0, 57, 90, 123],
  10: [0, 55, 81, 99, 125],
};

export const canStand = (shape: Shape): boolean => shape.sides in TALL;

export interface Track {
  readonly shape: Shape;
  readonly isTall: boolean;
  /** Half the length of a corner's arc. */
  readonly bend: number;
  /** Radius of the corners of a regular board. */
  readonly radius: number;
  readonly straight: number;
  /** All holes of the track. */
  readonly ring: readonly Point[];
  /** By how much a side is turned, clockwise from the bottom (radians). */
  turn(side: number): number;
  /** Distance from the middle of the board to the line of a side. */
  apothem(side: number): number;
  /** Board coordinates to x, y. Any u is valid; it continues into the neighboring sides. */
  at(side: number, u: number, d?: number): Point;
  /** The same without the bends, with v measured from the middle of the side. */
  unbent(side: number, v: number, d: number): Point;
  /** How far u advances for one spacing at depth d, on a regular board. */
  stride(u: number, d: number): number;
}

/** The track with this side at the bottom. */
export function trackOf(shape: Shape, viewerSide: number, isTall = false): Track {
  const n = shape.sides;
  const length = shape.side_length;
  const bend = (n === 2 ? BEND_TWO : BEND) * length;
  const radius = (bend * n) / Math.PI;
  const straight = length - 2 * bend;
  const half = straight / 2;
  const turns = turnsOf(n, isTall);
  // The corner after each side.
  const corners = turns.map((turn, k) => (k + 1 < n ? turns[k + 1]! : 2 * Math.PI) - turn);
  const radii = corners.map((corner) => (2 * bend) / corner);
  const middles = middlesOf(turns, corners, radii, half);
  const numberOf = (side: number) => (((side - viewerSide) % n) + n) % n;

  function place(side: number, x: number, y: number): Point {
    const k = numberOf(side);
    const [cos, sin] = [Math.cos(turns[k]!), Math.sin(turns[k]!)];
    return [middles[k]![0] + x * cos - y * sin, middles[k]![1] + x * sin + y * cos];
  }

  function at(side: number, u: number, d = 0): Point {
    let v = u - length / 2;
    for (; v > length / 2; side++) v -= length;
    for (; v < -length / 2; side--) v += length;
    const x = -Math.max(-half, Math.min(half, v));
    const over = Math.abs(v) - half;
    if (over <= 0) return place(side, x, -d);
    const r = radii[numberOf(v > 0 ? side : side - 1)]!;
    const angle = (over / r) * Math.sign(v);
    return place(side, x - (r - d) * Math.sin(angle), (r - d) * Math.cos(angle) - r);
  }

  function stride(u: number, d: number): number {
    const v = (((u % length) + length) % length) - length / 2;
    const onArc = Math.abs(v) > half + 1e-9;
    return onArc && d ? 1 / Math.max(0.35, 1 - d / radius) : 1;
  }

  return {
    shape,
    isTall,
    bend,
    radius,
    straight,
    ring: Array.from({ length: n * length }, (_, k) => at(Math.floor(k / length), k % length)),
    turn: (side) => turns[numberOf(side)]!,
    apothem(side) {
      const k = numberOf(side);
      return middles[k]![1] * Math.cos(turns[k]!) - middles[k]![0] * Math.sin(turns[k]!);
    },
    at,
    unbent: (side, v, d) => place(side, -v, -d),
    stride,
  };
}

/** The turn of each side, beginning with the one at the bottom (radians). */
function turnsOf(sides: number, isTall: boolean): number[] {
  const half = isTall ? TALL[sides] : undefined;
  const degrees = half
    ? [...half, ...half.map((turn) => turn + 180)]
    : Array.from({ length: sides }, (_, k) => (360 * k) / sides);
  return degrees.map((turn) => (turn * Math.PI) / 180);
}

/** The middle of each side, with the middle of the board at (0, 0). */
function middlesOf(turns: readonly number[], corners: readonly number[], radii: readonly number[], half: number) {
  const walked: Point[] = [];
  let [x, y] = [0, 0];
  for (const [k, turn] of turns.entries()) {
    walked.push([x, y]);
    const [corner, r] = [corners[k]!, radii[k]!];
    const dx = -half - r * Math.sin(corner) - half * Math.cos(corner);
    const dy = -r + r * Math.cos(corner) - half * Math.sin(corner);
    x += dx * Math.cos(turn) - dy * Math.sin(turn);
    y += dx * Math.sin(turn) + dy * Math.cos(turn);
  }
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [cx, cy] = [mean(walked.map((each) => each[0])), mean(walked.map((each) => each[1]))];
  return walked.map(([a, b]): Point => [a - cx, b - cy]);
}

export const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The smallest distance between any two points. */
export function smallest(points: readonly Point[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(0, i).map((b) => gap(a, b))));
}

/** Board coordinates on a side, as points. */
export const pathOf = (track: Track, side: number, spots: readonly Point[]): Point[] =>
  spots.map(([u, d]) => track.at(side, u, d));
