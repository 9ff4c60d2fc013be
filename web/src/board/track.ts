/**
 * The track: a polygon of n sides with rounded corners; hole 0 of a side is in the middle of a corner's arc. Board
 * coordinates (u, d): u along the track from hole 0 of a side, d perpendicular to it, positive toward the middle.
 */
import type { Point, Shape } from "./shape";

/**
 * The share of a side, at either end, that is part of the corner's arc. With two sides, half circles close the loop.
 */
const BEND = 0.14;
const BEND_TWO = 0.42;

export interface Track {
  readonly shape: Shape;
  /** Half the length of a corner's arc. */
  readonly bend: number;
  /** Radius of a corner's arc. */
  readonly radius: number;
  readonly straight: number;
  /** Distance from the middle of the board to the middle of a side. */
  readonly apothem: number;
  /** All holes of the track. */
  readonly ring: readonly Point[];
  /** Board coordinates to x, y. Any u is valid; it continues into the neighboring sides. */
  at(side: number, u: number, d?: number): Point;
  /** How far u advances for one spacing at depth d. */
  stride(u: number, d: number): number;
}

/** The track with this side at the bottom. */
export function trackOf(shape: Shape, viewerSide: number): Track {
  const n = shape.sides;
  const length = shape.side_length;
  const bend = (n === 2 ? BEND_TWO : BEND) * length;
  const radius = (bend * n) / Math.PI;
  const straight = length - 2 * bend;
  const apothem = n === 2 ? radius : straight / 2 / Math.tan(Math.PI / n) + radius;
  const half = straight / 2;

  function inFrame(v: number, d: number): Point {
    const x = -Math.max(-half, Math.min(half, v));
    const over = Math.abs(v) - half;
    if (over <= 0) return [x, apothem - d];
    const turn = (over / radius) * Math.sign(v);
    return [x - (radius - d) * Math.sin(turn), apothem - radius + (radius - d) * Math.cos(turn)];
  }

  function at(side: number, u: number, d = 0): Point {
    let v = u - length / 2;
    for (; v > length / 2; side++) v -= length;
    for (; v < -length / 2; side--) v += length;
    const [x, y] = inFrame(v, d);
    const angle = (2 * Math.PI * (side - viewerSide)) / n;
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  }

  function stride(u: number, d: number): number {
    const v = (((u % length) + length) % length) - length / 2;
    const onArc = Math.abs(v) > half + 1e-9;
    return onArc && d ? 1 / Math.max(0.35, 1 - d / radius) : 1;
  }

  const ring = Array.from({ length: n * length }, (_, k) => at(Math.floor(k / length), k % length));
  return { shape, bend, radius, straight, apothem, ring, at, stride };
}

export const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The smallest distance between any two points. */
export function smallest(points: readonly Point[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(0, i).map((b) => gap(a, b))));
}

/** Board coordinates on a side, as points. */
export const pathOf = (track: Track, side: number, spots: readonly Point[]): Point[] =>
  spots.map(([u, d]) => track.at(side, u, d));
