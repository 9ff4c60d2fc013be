/**
 * Where everything is on the board. Unit: one hole spacing; y points down; play goes clockwise; the viewer's side is at
 * the bottom.
 *
 *   const layout = layoutOf(shape, seat);
 *   layout.hole(seat, place)      // the center of a hole; for START, the center of the start area
 *   layout.start(seat)            // the holes of a start area
 */
import { homeOf, type Plan, planOf, startOf, startReach } from "./plan";
import { HOME, isHome, type Place, type Point, type Seat, type Shape, START, sideOf } from "./shape";
import { gap, pathOf, type Track, trackOf } from "./track";

/** The wood's margin outside the track. */
export const OUTER = 1.2;
/** If the opening in the middle would be smaller than this, the board is solid. */
const SOLID = 2.6;
/** If the opening in the middle is smaller than this, the piles are beside the board. */
export const PILES = 1.8;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A name plate: its center, its angle in degrees (never upside down), and its width, 0 if there's no room for one. */
export interface PlatePlace {
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
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
  readonly isSolid: boolean;
  /** The bounds of the wood. */
  readonly bounds: Box;
  home(side: number): Point[];
  start(side: number): Point[];
  plate(side: number): PlatePlace;
  /** The center of a hole. `slot` selects a hole of the start area. */
  hole(seat: Seat, place: Place, slot?: number): Point;
}

/** The layout from a seat's point of view. Without a viewer, side A is at the bottom. */
export function layoutOf(shape: Shape, viewer: Seat | null = null): Layout {
  const viewerSide = viewer === null ? 0 : sideOf(shape, viewer);
  const plan = planOf(trackOf(shape, 0));
  const track = trackOf(shape, viewerSide);
  const depth = Math.max(plan.inward, plan.d + startReach(shape.pegs)) + 1;
  const opening = track.apothem - depth;
  const spots = homeOf(track, plan);
  const home = (side: number) => pathOf(track, side, spots);
  const start = (side: number) => startOf(track, side, plan.u, plan.d);
  const place = platePlace(track, plan, home, start);
  return {
    shape,
    track,
    plan,
    viewerSide,
    depth,
    opening,
    isSolid: opening < SOLID,
    bounds: boundsOf(track),
    home,
    start,
    plate(side) {
      const angle = round6((360 * (side - viewerSide)) / shape.sides + 360) % 360;
      return {
        at: track.at(side, place.u, place.d),
        angle: angle > 90 && angle < 270 ? angle - 180 : angle,
        width: place.width,
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

/** The plate goes beside the start area, and shrinks until it's clear of all holes. */
function platePlace(track: Track, plan: Plan, home: (side: number) => Point[], start: (side: number) => Point[]) {
  const { shape } = track;
  const d = plan.d > 0 ? plan.d : 2.15;
  const first = plan.u + startReach(shape.pegs) + 1.25;
  const near = [...track.ring];
  for (let side = 0; side < shape.sides; side++) near.push(...home(side), ...start(side));
  const fits = (width: number) =>
    Array.from({ length: 9 }, (_, t) => [-0.9, 0, 0.9].map((h) => track.at(0, first + (width * t) / 8, d + h)))
      .flat()
      .every((corner) => near.every((hole) => gap(corner, hole) >= 0.62 - 1e-9));
  let width = Math.min(6.2, shape.side_length - 2.6 - first);
  while (width > 1.9 && !fits(width)) width -= 0.1;
  if (width <= 1.9) width = 0;
  return { u: first + width / 2, d, width };
}
