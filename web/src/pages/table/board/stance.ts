/** How the board of a table stands on this screen. Reactive: it follows the size of the window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { wholeFrame } from "../../../board/camera";
import { type Layout, layoutOf } from "../../../board/geometry";
import type { Shape } from "../../../board/shape";
import { canStand } from "../../../board/track";

/** Screens at least this wide (pixels) show every board in its regular shape. */
const WIDE = 560;
/** The height that the bar, the hand and the buttons need on a phone (pixels). */
const OTHERS = 345;

/** A board has this many sides before its middle can hold the last card and whose turn it is. */
const LARGE = 5;

export const isLarge = (shape: Shape): boolean => shape.sides >= LARGE;

/** Whether a board should stand tall: on a narrow screen, if its holes get larger by it. */
export function standsTall(shape: Shape, width: number, height: number): boolean {
  if (width >= WIDE || !canStand(shape)) return false;
  const [tall, regular] = [layoutOf(shape, null, true), layoutOf(shape)];
  return tall.track.isTall && scaleIn(tall, width, height) > scaleIn(regular, width, height);
}

/** Pixels per spacing. */
function scaleIn(layout: Layout, width: number, height: number): number {
  const frame = wholeFrame(layout);
  return Math.min(width / frame.width, (height - OTHERS) / frame.height);
}

/** The layout of the board on this screen. */
export function stanceOf(shape: Shape, viewer: number | null): Layout {
  const isTall = standsTall(shape, innerWidth.current ?? WIDE, innerHeight.current ?? WIDE);
  return layoutOf(shape, viewer, isTall);
}

/** Height by width of the board's picture. */
export function ratioOf(layout: Layout): number {
  const { width, height } = wholeFrame(layout);
  return height / width;
}
