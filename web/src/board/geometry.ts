/**
 * Where everything is on the board. Unit: one hole spacing; y points down; play goes clockwise; the viewer's side is at
 * the bottom.
 *
 *   const layout = layoutOf(shape, seat);
 *   layout.hole(seat, place)      // the center of a hole; for START, the center of the start area
 *   layout.start(seat)            // the holes of a start area
 */

import type { Point } from "../lib/svg";
import { homeOf, type Plan, planOf, startOf, startReach } from "./plan";
import { HOME, isHome, type Place, type Seat, type Shape, START, sideOf } from "./shape";
import { canStand, gap, pathOf, smallest, type Track, trackOf } from "./track";

/** The wood's margin outside the track. */
export const OUTER = 1.2;
/** The smallest distance between two holes on a tall board; if it would be less, the board is regular. */
const LEAST = 0.93;
/** The rounding of the opening's corners on a tall board. */
const TALL_CORNER = 2.2;
/** Half the height of a name plate with two lines. */
const PLATE_HALF = 1.2;
/** The middle's contents are at most this much higher than wide. */
const MIDDLE_RATIO = 1.6;
/** If the opening in the middle would be smaller than this, the board is solid, and the piles are beside it. */
const SOLID = 2.6;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const isInside = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

export const insetBy = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x + by, y: y + by },
  ...{ width: width - 2 * by, height: height - 2 * by },
});

/** What two boxes have in common. */
export function within(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/** A name plate: its center, its angle in degrees (never upside down), and its width, 0 if there's no room for one. */
export interface PlatePlace {
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
  /** Which end is beside the start area: 1 for the one where the name ends, -1 for the one where it begins. */
  readonly start: 1 | -1;
  /** Whether a card has room behind that end. */
  readonly hasEnd: boolean;
}

export interface Layout {
  readonly shape: Shape;
  readonly track: Track;
  readonly plan: Plan;
  readonly viewerSide: number;
  /** Depth of the wooden frame. */
  readonly depth: number;
  /** Radius of the opening in the middle. */
  readonly opening: number;
  /** Rounding of the opening's corners. */
  readonly corner: number;
  /** A rectangle around the middle of the board in which things can stand beside no wood. */
  readonly middle: Box;
  readonly isSolid: boolean;
  /** The bounds of the wood. */
  readonly bounds: Box;
  home(side: number): Point[];
  start(side: number): Point[];
  plate(side: number): PlatePlace;
  /** The center of a hole. `slot` selects a hole of the start area. */
  hole(seat: Seat, place: Place, slot?: number): Point;
}

/**
 * The layout from a seat's point of view. Without a viewer, side A is at the bottom. `isTall` asks for a board that
 * stands tall, if there's one for this shape.
 */
export function layoutOf(shape: Shape, viewer: Seat | null = null, isTall = false): Layout {
  const key = JSON.stringify([shape, viewer, isTall]);
  const known = layouts.get(key);
  if (known) return known;
  const tall = isTall && canStand(shape) ? place(shape, viewer, true) : null;
  const layout = tall && isRoomy(tall) ? tall : place(shape, viewer, false);
  layouts.set(key, layout);
  return layout;
}

/** The page and its board ask for the same few layouts again and again. */
const layouts = new Map<string, Layout>();

/** Whether no two holes of a tall board are too near: house rules may put home holes into a corner. */
function isRoomy({ shape, track, home, start }: Layout): boolean {
  const sides = Array.from({ length: shape.sides }, (_, side) => [...home(side), ...start(side)]);
  return smallest([...track.ring, ...sides.flat()]) >= LEAST;
}

function place(shape: Shape, viewer: Seat | null, isTall: boolean): Layout {
  const viewerSide = viewer === null ? 0 : sideOf(shape, viewer);
  const regular = trackOf(shape, 0);
  const plan = planOf(regular);
  const track = trackOf(shape, viewerSide, isTall);
  const depth = Math.max(plan.inward, plan.d + startReach(shape.pegs)) + 1;
  const opening = Math.min(...Array.from({ length: shape.sides }, (_, side) => track.apothem(side))) - depth;
  const spots = homeOf(regular, plan);
  const home = (side: number) => pathOf(track, side, spots);
  const start = (side: number) => startOf(track, side, plan.u, plan.d);
  const plates = platePlace(track, plan, home, start);
  return {
    shape,
    track,
    plan,
    viewerSide,
    depth,
    opening,
    corner: isTall ? TALL_CORNER : Math.min(Math.max(track.radius - depth, 1.5), opening * 0.9),
    middle: middleOf(track, depth),
    isSolid: opening < SOLID,
    bounds: boundsOf(track),
    home,
    start,
    plate(side) {
      const angle = round6((180 * track.turn(side)) / Math.PI) % 360;
      const isTurned = angle > 90 && angle < 270;
      const at = track.at(side, plates.u, plates.d);
      return {
        at,
        angle: isTurned ? angle - 180 : angle,
        width: plates.width,
        start: isTurned ? -1 : 1,
        hasEnd: hasRoomAtEnd(at, plates.width, track.turn(side), start(side)),
      };
    },
    hole(seat, where, slot) {
      const side = sideOf(shape, seat);
      if (where === START) return slot === undefined ? track.at(side, plan.u, plan.d) : start(side)[slot]!;
      return isHome(where) ? home(side)[where - HOME]! : track.ring[where]!;
    },
  };
}

const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

function boundsOf(track: Track): Box {
  const { sides, side_length } = track.shape;
  const points = Array.from({ length: 2 * sides * side_length }, (_, k) => track.at(0, k / 2, -OUTER));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The largest rectangle within the opening that isn't too slim. */
function middleOf(track: Track, depth: number): Box {
  const lines = Array.from({ length: track.shape.sides }, (_, side) => ({
    across: Math.abs(Math.sin(track.turn(side))),
    along: Math.abs(Math.cos(track.turn(side))),
    reach: Math.max(0, track.apothem(side) - depth),
  }));
  const least = Math.min(...lines.filter((each) => each.along > 1e-6).map((each) => each.reach / each.along));
  const widthAt = (half: number) =>
    Math.min(
      ...lines.filter((each) => each.across > 1e-6).map((each) => (each.reach - each.along * half) / each.across),
    );
  let best: Box = { x: 0, y: 0, width: 0, height: 0 };
  for (let k = 1; k <= 40; k++) {
    const high = (least * k) / 40;
    const wide = Math.max(0, Math.min(widthAt(high), 2 * high));
    const half = Math.min(high, MIDDLE_RATIO * wide);
    if (4 * wide * half > best.width * best.height) best = { x: -wide, y: -half, width: 2 * wide, height: 2 * half };
  }
  return best;
}

/** Whether a card behind the end of a plate is clear of holes. The plate is straight, also where the track bends. */
function hasRoomAtEnd([x, y]: Point, width: number, turn: number, holes: readonly Point[]): boolean {
  const [along, across] = [width / 2 + 0.5, 0.6];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const edge = [-across, 0, across].map((h): Point => [x + along * cos - h * sin, y + along * sin + h * cos]);
  return edge.every((corner) => holes.every((hole) => gap(corner, hole) >= 0.62));
}

/** The plate goes beside the start area, and shrinks until it's clear of all holes. */
function platePlace(track: Track, plan: Plan, home: (side: number) => Point[], start: (side: number) => Point[]) {
  const { shape } = track;
  const d = plan.d > 0 ? plan.d : 2.15;
  const first = plan.u + startReach(shape.pegs) + 1.25;
  const sides = Array.from({ length: shape.sides }, (_, side) => side);
  const near = [...track.ring, ...sides.flatMap((side) => [...home(side), ...start(side)])];
  const rim = (side: number, width: number) =>
    Array.from({ length: 9 }, (_, t) =>
      [-PLATE_HALF, 0, PLATE_HALF].map((h) => track.at(side, first + (width * t) / 8, d + h)),
    ).flat();
  // The corners of a regular board are all alike.
  const unlike = track.isTall ? sides.slice(0, shape.sides / 2) : [0];
  const fits = (width: number) =>
    unlike.every((side) => rim(side, width).every((corner) => near.every((hole) => gap(corner, hole) >= 0.62 - 1e-9)));
  let width = Math.min(6.2, shape.side_length - 2.6 - first);
  while (width > 1.9 && !fits(width)) width -= 0.1;
  if (width <= 1.9) width = 0;
  return { u: first + width / 2, d, width };
}
