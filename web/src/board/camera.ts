/** What part of the board is seen: all of it, or on a small screen with many sides the holes in question. */
import { type Box, type Layout, OUTER } from "./geometry";
import type { Point } from "./shape";
import { isCrowded } from "./snap";

/** The camera shows at least this many spacings. */
export const MIN_WIDTH = 22;
/** From this many sides on a small screen gets a camera. */
const MANY = 7;
/** A screen below this width is small, in pixels. */
const SMALL = 560;
const MARGIN = 0.35;

/** The whole board, with its shadow. */
export function wholeFrame(layout: Layout): Box {
  const { x, y, width, height } = layout.bounds;
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN + 0.6 };
}

export const needsCamera = (layout: Layout, width: number): boolean => layout.shape.sides >= MANY && width < SMALL;

/** Whether what is lit lies so close on a small screen that a finger needs the camera, however many sides there are. */
export const needsZoomToTap = (layout: Layout, width: number, lit: readonly Point[]): boolean =>
  width < SMALL && isCrowded(lit, width / wholeFrame(layout).width);

/** A frame in the whole's proportions round these points, never smaller than 22 spacings, never beyond the board. */
export function frameFor(layout: Layout, points: readonly Point[]): Box {
  const whole = wholeFrame(layout);
  if (points.length === 0) return whole;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const room = 2 * OUTER + 1;
  const ratio = whole.width / whole.height;
  const wanted = Math.max(
    MIN_WIDTH,
    Math.max(...xs) - Math.min(...xs) + room,
    (Math.max(...ys) - Math.min(...ys) + room) * ratio,
  );
  const width = Math.min(wanted, whole.width);
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  return clampFrame(whole, {
    x: middle[0] - width / 2,
    y: middle[1] - width / ratio / 2,
    width,
    height: width / ratio,
  });
}

/** A frame moved so that it lies inside the whole. */
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

/** A frame larger or smaller by a factor, about a point that stays where it is. */
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

/** Where the small picture of the whole board stands in a frame: on the side of the free middle. */
export function insetBox(layout: Layout, frame: Box): Box {
  const whole = wholeFrame(layout);
  const width = frame.width * 0.4;
  const height = (width * whole.height) / whole.width;
  const gap = frame.width * 0.03;
  const toward = (at: number, size: number, part: number) =>
    Math.max(at + gap, Math.min(at + size - part - gap, -part / 2));
  return { x: toward(frame.x, frame.width, width), y: toward(frame.y, frame.height, height), width, height };
}

export const isWhole = (layout: Layout, frame: Box): boolean => frame.width >= wholeFrame(layout).width - 0.01;

export const interpolate = (a: Box, b: Box, t: number): Box => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  width: a.width + (b.width - a.width) * t,
  height: a.height + (b.height - a.height) * t,
});
