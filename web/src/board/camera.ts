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
/** A smaller zoom would hide a part of the board and hardly show more of the rest: of all of it, or of a flight. */
export const MIN_ZOOM = 1.4;
/** A place whose proportions differ by less shows the board's own. */
const CLEARLY = 1.02;
/** The largest parts of a frame's width and height that the inset takes. */
const INSET_WIDTH = 0.32;
const INSET_HEIGHT = 0.38;
/** The parts of its size that the inset may have instead, so that it covers no wood. */
const INSET_SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];
/** Boards with fewer sides have no room for the inset beside their piles. */
const INSET_SIDES = 5;

/**
 * The whole board, with its shadow. In a place that is wider than the board, it is in the middle; `ratio` is width by
 * height.
 */
export function wholeFrame(layout: Layout, ratio = 0): Box {
  const bounds = layout.bounds;
  const height = bounds.height + 2 * MARGIN + 0.6;
  const own = bounds.width + 2 * MARGIN;
  const width = Math.max(own, ratio * height);
  return { x: bounds.x - MARGIN - (width - own) / 2, y: bounds.y - MARGIN, width, height };
}

/** The proportions of what is visible: those of the whole board, or of a place that is clearly wider. */
export function visibleRatio(layout: Layout, width: number, height: number): number {
  const whole = wholeFrame(layout);
  const own = whole.width / whole.height;
  return width > CLEARLY * own * height ? width / height : own;
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

/** A frame around these points, at least 22 spacings wide and within the board. `ratio`: see `visibleRatio`. */
export function frameFor(layout: Layout, points: readonly Point[], ratio = 0): Box {
  const whole = wholeFrame(layout, ratio);
  if (points.length === 0) return whole;
  const box = boxAround(layout, points);
  const shape = whole.width / whole.height;
  const width = Math.max(MIN_WIDTH, box.width, box.height * shape);
  if (width * MIN_ZOOM > whole.width) return whole;
  return clampFrame(layout, {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - width / shape) / 2,
    width,
    height: width / shape,
  });
}

/** A box around points. It reaches to the board's edge rather than cutting along the wood there. */
function boxAround(layout: Layout, points: readonly Point[]): Box {
  const whole = wholeFrame(layout);
  const padding = OUTER + 0.5;
  const span = (at: readonly number[], low: number, size: number): readonly [number, number] => {
    const [least, most] = [Math.min(...at) - padding, Math.max(...at) + padding];
    return [least - low < layout.depth ? low : least, low + size - most < layout.depth ? low + size : most];
  };
  const [left, right] = span(
    points.map(([x]) => x),
    whole.x,
    whole.width,
  );
  const [top, bottom] = span(
    points.map(([, y]) => y),
    whole.y,
    whole.height,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A frame around what is asked, with the ends of flights unless they are far. */
export function questionFrame(layout: Layout, points: readonly Point[], ends: readonly Point[], ratio: number): Box {
  const near = frameFor(layout, points, ratio);
  const all = frameFor(layout, [...points, ...ends], ratio);
  return all.width <= MIN_ZOOM * near.width ? all : near;
}

/** Shift a frame so that it lies within the whole board, or around its middle if it's wider. */
export function clampFrame(layout: Layout, frame: Box): Box {
  const whole = wholeFrame(layout);
  const clamp = (at: number, size: number, low: number, all: number) =>
    size > all ? low + (all - size) / 2 : Math.max(low, Math.min(low + all - size, at));
  return {
    ...frame,
    x: clamp(frame.x, frame.width, whole.x, whole.width),
    y: clamp(frame.y, frame.height, whole.y, whole.height),
  };
}

/** Scale a frame about a point, which stays in place. */
export function zoomFrame(layout: Layout, frame: Box, factor: number, about: Point): Box {
  const whole = wholeFrame(layout, frame.width / frame.height);
  const width = Math.max(Math.min(MIN_WIDTH / 2, whole.width), Math.min(whole.width, frame.width * factor));
  if (width >= whole.width) return whole;
  const scale = width / frame.width;
  return clampFrame(layout, {
    x: about[0] - (about[0] - frame.x) * scale,
    y: about[1] - (about[1] - frame.y) * scale,
    width,
    height: frame.height * scale,
  });
}

/**
 * The position of the inset in a frame: toward the middle of the board, beside the piles (`taken`), and so small that it
 * covers no wood if that's possible. Null if there's no room for it. `beside`: what must fit to its left, by its width.
 */
export function insetBox(layout: Layout, frame: Box, taken: Box | null = null, beside = 0): Box | null {
  if (layout.shape.sides < INSET_SIDES) return null;
  const sizes = INSET_SIZES.map((size) => insetOf(layout, frame, taken, beside, size));
  return sizes.find((box) => box && isOpen(layout, reaching(box, beside))) ?? sizes.at(-1)!;
}

/** A box with what stands to its left. */
const reaching = (box: Box, beside: number): Box => ({
  ...box,
  x: box.x - box.width * beside,
  width: box.width * (1 + beside),
});

function insetOf(layout: Layout, frame: Box, taken: Box | null, beside: number, size: number): Box | null {
  const whole = wholeFrame(layout);
  const shape = whole.width / whole.height;
  const width = size * Math.min(frame.width * INSET_WIDTH, frame.height * INSET_HEIGHT * shape);
  const height = width / shape;
  const gap = frame.width * 0.03;
  const toward = (at: number, all: number, part: number, middle = -part / 2) =>
    Math.max(at + gap, Math.min(at + all - part - gap, middle));
  const box = (x?: number, y?: number): Box => ({
    x: toward(frame.x, frame.width, width * (1 + beside), x) + width * beside,
    y: toward(frame.y, frame.height, height, y),
    width,
    height,
  });
  if (!taken) return box();
  const beyond = [box(taken.x + taken.width + gap), box(taken.x - width - gap)];
  const around = [box(undefined, taken.y + taken.height + gap), box(undefined, taken.y - height - gap)];
  return [box(), ...beyond, ...around].find((each) => !overlap(each, taken)) ?? null;
}

/** Whether a box is within the opening of the board. */
function isOpen({ shape, track, depth }: Layout, { x, y, width, height }: Box): boolean {
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((down): Point => [across, down]));
  return Array.from({ length: shape.sides }, (_, side) => side).every((side) => {
    const [edge, inner] = [track.at(side, 0, depth), track.at(side, 0, depth + 1)];
    return corners.every(
      ([px, py]) => (px - edge[0]) * (inner[0] - edge[0]) + (py - edge[1]) * (inner[1] - edge[1]) > 0,
    );
  });
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function isWhole(layout: Layout, frame: Box): boolean {
  const { width, height } = wholeFrame(layout);
  return frame.width >= width - 0.01 && frame.height >= height - 0.01;
}

export const interpolate = (a: Box, b: Box, t: number): Box => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  width: a.width + (b.width - a.width) * t,
  height: a.height + (b.height - a.height) * t,
});
