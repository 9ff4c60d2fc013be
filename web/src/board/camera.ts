/** The visible part of the board: all of it or, on a small screen with many sides, the holes that matter. */

import type { Point } from "../lib/svg";
import { type Box, type Layout, OUTER } from "./geometry";
import { isCrowded } from "./snap";

/** The minimum width of a frame, in hole spacings. */
export const MIN_WIDTH = 22;
/** Boards with at least this many sides need a camera on a small screen. */
const CROWDED_SIDES = 7;
/** Screens narrower than this (pixels) are small. */
const SMALL_SCREEN = 560;
const MARGIN = 0.35;
/** A smaller zoom would hide a part of the board and hardly show more of the rest. */
export const MIN_ZOOM = 1.4;
/** Boards with fewer sides have no room for the inset beside their piles. */
const INSET_SIDES = 5;

/** The whole board, with its shadow. */
export function wholeFrame(layout: Layout): Box {
  const { x, y, width, height } = layout.bounds;
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN + 0.6 };
}

/** A box of the board in the picture of the whole board: CSS lengths, as parts of the picture. */
export function placeOf(layout: Layout, box: Box): { left: string; top: string; width: string; height: string } {
  const whole = wholeFrame(layout);
  const share = (part: number, all: number) => `${((100 * part) / all).toFixed(2)}%`;
  return {
    left: share(box.x - whole.x, whole.width),
    top: share(box.y - whole.y, whole.height),
    width: share(box.width, whole.width),
    height: share(box.height, whole.height),
  };
}

export const needsCamera = (layout: Layout, width: number): boolean =>
  layout.shape.sides >= CROWDED_SIDES && width < SMALL_SCREEN;

/** Whether highlighted holes are too close together to tap on a small screen, whatever the number of sides. */
export const needsZoomToTap = (layout: Layout, width: number, lit: readonly Point[]): boolean =>
  width < SMALL_SCREEN && isCrowded(lit, width / wholeFrame(layout).width);

/** A frame around these points, in the whole board's proportions, at least 22 spacings wide and within the board. */
export function frameFor(layout: Layout, points: readonly Point[]): Box {
  const whole = wholeFrame(layout);
  if (points.length === 0) return whole;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const padding = 2 * OUTER + 1;
  const ratio = whole.width / whole.height;
  const width = Math.max(
    MIN_WIDTH,
    Math.max(...xs) - Math.min(...xs) + padding,
    (Math.max(...ys) - Math.min(...ys) + padding) * ratio,
  );
  if (width * MIN_ZOOM > whole.width) return whole;
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  return clampFrame(whole, {
    x: middle[0] - width / 2,
    y: middle[1] - width / ratio / 2,
    width,
    height: width / ratio,
  });
}

/** Shift a frame so that it lies within the whole board. */
export function clampFrame(whole: Box, frame: Box): Box {
  const width = Math.min(frame.width, whole.width);
  const height = Math.min(frame.height, whole.height);
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  return {
    x: clamp(frame.x, whole.x, whole.x + whole.width - width),
    y: clamp(frame.y, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

/** Scale a frame about a point, which stays in place. */
export function zoomFrame(layout: Layout, frame: Box, factor: number, about: Point): Box {
  const whole = wholeFrame(layout);
  const width = Math.max(Math.min(MIN_WIDTH / 2, whole.width), Math.min(whole.width, frame.width * factor));
  const scale = width / frame.width;
  return clampFrame(whole, {
    x: about[0] - (about[0] - frame.x) * scale,
    y: about[1] - (about[1] - frame.y) * scale,
    width,
    height: frame.height * scale,
  });
}

/**
 * The position of the inset in a frame: toward the middle of the board, beside the piles (`taken`). Null if there's no
 * room for it.
 */
export function insetBox(layout: Layout, frame: Box, taken: Box | null = null): Box | null {
  if (layout.shape.sides < INSET_SIDES) return null;
  const whole = wholeFrame(layout);
  const width = frame.width * 0.4;
  const height = (width * whole.height) / whole.width;
  const gap = frame.width * 0.03;
  const toward = (at: number, size: number, part: number, middle = -part / 2) =>
    Math.max(at + gap, Math.min(at + size - part - gap, middle));
  const box = (x?: number, y?: number): Box => ({
    x: toward(frame.x, frame.width, width, x),
    y: toward(frame.y, frame.height, height, y),
    width,
    height,
  });
  if (!taken) return box();
  const beside = [box(taken.x + taken.width + gap), box(taken.x - width - gap)];
  const around = [box(undefined, taken.y + taken.height + gap), box(undefined, taken.y - height - gap)];
  return [box(), ...beside, ...around].find((each) => !overlap(each, taken)) ?? null;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isWhole = (layout: Layout, frame: Box): boolean => frame.width >= wholeFrame(layout).width - 0.01;

export const interpolate = (a: Box, b: Box, t: number): Box => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  width: a.width + (b.width - a.width) * t,
  height: a.height + (b.height - a.height) * t,
});
