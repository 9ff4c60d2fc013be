/** What a tap selects: the nearest highlighted target within 28 px, otherwise whatever is under the finger. */
import type { Point } from "../lib/svg";

/** Taps snap to a highlighted target within this distance (pixels). */
const SNAP_RADIUS = 28;
/** Highlighted targets closer than this (pixels) are hard to tap. */
const MIN_SPACING = 24;

export interface Target<T> {
  readonly at: Point;
  readonly isLit: boolean;
  readonly value: T;
}

/** `scale`: pixels per spacing. */
export function nearestTarget<T>(targets: readonly Target<T>[], tap: Point, scale: number): T | null {
  const near = targets
    .map((each) => ({ each, distance: Math.hypot(each.at[0] - tap[0], each.at[1] - tap[1]) * scale }))
    .sort((a, b) => a.distance - b.distance);
  const lit = near.find(({ each, distance }) => each.isLit && distance <= SNAP_RADIUS);
  const any = near.find(({ distance }) => distance <= Math.max(0.5 * scale, SNAP_RADIUS / 2));
  return (lit ?? any)?.each.value ?? null;
}

/** Whether any two points are so close that the camera should zoom in. */
export function isCrowded(points: readonly Point[], scale: number): boolean {
  return points.some((a, i) =>
    points.slice(0, i).some((b) => {
      const distance = Math.hypot(a[0] - b[0], a[1] - b[1]) * scale;
      return distance > 0 && distance < MIN_SPACING;
    }),
  );
}
