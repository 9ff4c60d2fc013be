/**
 * The layout of home and start on a side, by a small deterministic search that fits any house rules. A port of
 * `pegs/core/geometry.py`; `tests/data/geometry.json` tests that they agree.
 */

import type { Point } from "../lib/svg";
import type { Shape } from "./shape";
import { gap, pathOf, smallest, type Track } from "./track";

/** The smallest distances that the search accepts, in hole spacings. */
const NEAR_OWN = 0.97;
const NEAR_OTHER = 1.3;
const NEAR_HOME_START = 1.75;
const NEAR_PRIVATE = 1.45;
/** Tolerance for rounding differences between the two ports. */
const EPSILON = 1e-9;
const DEEPER = [0, 0.25, 0.5, 0.75, 1, 1.5, 2];

/**
 * The number of home holes straight in from the in-spot, the direction in which the rest turn (1: with play), and the
 * center of the start area.
 */
export interface Plan {
  readonly inward: number;
  readonly turn: number;
  readonly u: number;
  readonly d: number;
}

/** The holes of a start area around (0, 0), neighbors one spacing apart. With five: a cross within a diamond. */
function startPattern(count: number): Point[] {
  if (count <= 1) return count === 1 ? [[0, 0]] : [];
  if (count <= 4) {
    const radius = 0.5 / Math.sin(Math.PI / count) + (count > 2 ? 0.06 : 0);
    return circle(radius, count, 0);
  }
  const ring = Math.min(count - 1, 6);
  const radius = Math.max(1, 0.5 / Math.sin(Math.PI / ring));
  return [[0, 0], ...circle(radius, ring, 0), ...circle(radius + 1, count - 1 - ring, 0.5)];
}

function circle(radius: number, count: number, shift: number): Point[] {
  return Array.from({ length: count }, (_, k): Point => {
    const angle = (2 * Math.PI * (k + shift)) / count;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

/** The distance of the outermost start hole from the center. */
export const startReach = (pegs: number): number =>
  Math.max(0, ...startPattern(pegs).map(([x, y]) => Math.hypot(x, y)));

/** `inward` home holes straight in from the in-spot, the rest along the track. */
export function homeOf(track: Track, plan: Plan): Point[] {
  const spots: Point[] = [];
  let u = track.shape.in_spot;
  for (let k = 1; k <= track.shape.home_length; k++) {
    if (k <= plan.inward) {
      spots.push([u, k]);
      continue;
    }
    let left = 1; // in small steps, as the stride changes in a bend
    while (left > EPSILON) {
      const step = Math.min(0.05, left);
      u += plan.turn * step * track.stride(u, plan.inward);
      left -= step;
    }
    spots.push([u, plan.inward]);
  }
  return spots;
}

/** The start area, upright as seen from its side. */
export function startOf(track: Track, side: number, u: number, d: number): Point[] {
  const [cx, cy] = track.at(side, u, d);
  const [ox, oy] = track.at(side, u, d - 1);
  const ex = ox - cx;
  const ey = oy - cy;
  return startPattern(track.shape.pegs).map(([x, y]): Point => [cx - x * ey - y * ex, cy + x * ex - y * ey]);
}

const found = new Map<string, Plan>();

/** The cheapest plan that keeps all distances; if none does, the one with the most room. */
export function planOf(track: Track): Plan {
  const { sides, side_length, in_spot, out_spot, home_length, pegs } = track.shape;
  const key = [sides, side_length, in_spot, out_spot, home_length, pegs].join();
  const known = found.get(key);
  if (known) return known;
  const plan = search(track);
  found.set(key, plan);
  return plan;
}

function search(track: Track): Plan {
  const { shape } = track;
  const want = Math.min(3, Math.max(1, Math.ceil(shape.home_length / 2)));
  const cheapest = { inward: want, turn: 1, u: shape.out_spot, d: lowest(shape) };
  if (slackOf(track, cheapest) >= -EPSILON) return cheapest;
  const all = plans(shape, want);
  // Rounded, so that equal costs stay in order.
  const cheapestFirst = [...all].sort((a, b) => Math.round((a.cost - b.cost) / EPSILON));
  const best = cheapestFirst.find(({ plan }) => slackOf(track, plan) >= -EPSILON);
  if (best) return best.plan;
  let roomiest = { slack: -Infinity, plan: all[0]!.plan };
  for (const { plan } of all) {
    const slack = slackOf(track, plan);
    if (slack > roomiest.slack + EPSILON) roomiest = { slack, plan };
  }
  return roomiest.plan;
}

/** The depth of a start area just inside the track. */
const lowest = (shape: Shape): number => 1.15 + startReach(shape.pegs);

interface Candidate {
  readonly plan: Plan;
  readonly cost: number;
}

function plans(shape: Shape, want: number): Candidate[] {
  const low = lowest(shape);
  const all: Candidate[] = [];
  for (let inward = 1; inward < Math.max(2, shape.home_length); inward++) {
    for (const turn of [1, -1]) {
      for (let shift = -24; shift <= 24; shift++) {
        const du = shift / 4;
        for (const deep of [...DEEPER, -2 * low]) {
          const cost =
            Math.abs(du) +
            Math.abs(deep) * 1.5 +
            Math.abs(inward - want) * 0.9 +
            (turn < 0 ? 1.2 : 0) +
            (deep < 0 ? 6 : 0) +
            (du < 0 ? 0.1 : 0);
          all.push({ cost, plan: { inward, turn, u: shape.out_spot + du, d: low + deep } });
        }
      }
    }
  }
  return all;
}

/** The room left beyond the smallest accepted distances; negative if something is too close. */
function slackOf(track: Track, plan: Plan): number {
  const spots = homeOf(track, plan);
  const home = pathOf(track, 0, spots);
  const start = startOf(track, 0, plan.u, plan.d);
  let room = Math.min(nearest(home, start) - NEAR_HOME_START, smallest(home) - 0.95);
  // Inside a bend, there's no room beyond its center.
  if (track.shape.in_spot < track.bend) room = Math.min(room, track.radius - 0.8 - plan.inward);
  if (room < 0) return room;
  const mine = [...home, ...start];
  for (let side = 0; side < track.shape.sides; side++) {
    const holes = track.ring.slice(side * track.shape.side_length, (side + 1) * track.shape.side_length);
    room = Math.min(room, nearest(holes, mine) - (side === 0 ? NEAR_OWN : NEAR_OTHER));
    if (room < -0.5) return room;
  }
  const { sides } = track.shape;
  for (const side of new Set([1, sides - 1, Math.floor(sides / 2)])) {
    if (side === 0) continue;
    const other = [...pathOf(track, side, spots), ...startOf(track, side, plan.u, plan.d)];
    room = Math.min(room, nearest(mine, other) - NEAR_PRIVATE);
  }
  return room;
}

function nearest(some: readonly Point[], others: readonly Point[]): number {
  let least = 9;
  for (const a of some) for (const b of others) least = Math.min(least, gap(a, b));
  return least;
}
