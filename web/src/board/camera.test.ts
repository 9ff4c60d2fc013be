import { expect, test } from "vitest";
import type { Point } from "../lib/svg";
import {
  frameFor,
  insetBox,
  MIN_WIDTH,
  MIN_ZOOM,
  needsCamera,
  needsZoomToTap,
  overlap,
  questionFrame,
  visibleRatio,
  wholeFrame,
  zoomFrame,
} from "./camera";
import { isInside, layoutOf } from "./geometry";
import { ringsOf } from "./overlays";
import { pilesBox } from "./piles";
import { placePegs } from "./placement";
import { sample, shapeOf } from "./samples";
import { EMPTY, pointsInQuestion, pointsOf, type Scene, spotsOf } from "./scene";
import { gap } from "./track";

const PHONE = 390;
/** The part of a phone that's left for the board. */
const WIDE = PHONE / 410;

function spots(players: number, more: Partial<Scene> = {}) {
  const scene: Scene = { ...EMPTY, ...sample(shapeOf(players)), ...more };
  const layout = layoutOf(scene.shape, scene.viewer);
  const placed = placePegs([], scene.pegs);
  return { scene, layout, placed, spots: spotsOf(layout, scene, placed) };
}

test.each([7, 10])(
  "with nothing to decide, a phone shows the viewer's side of %i, complete and centered",
  (players) => {
    const { scene, layout, placed } = spots(players, { viewer: 3 });
    const frame = frameFor(layout, pointsInQuestion(layout, scene, placed));
    for (const hole of [...layout.home(3), ...layout.start(3), layout.track.at(3, 0), layout.track.at(3, 18)])
      expect(isInside(frame, hole)).toBe(true);
    expect(Math.abs(frame.x + frame.width / 2)).toBeLessThan(1);
  },
);

test("a frame from a peg in start to another side cuts none of the wood below it", () => {
  const layout = layoutOf(shapeOf(7), 0);
  const whole = wholeFrame(layout);
  const frame = frameFor(layout, [layout.start(0)[0]!, layout.hole(0, 45)], WIDE);
  expect(frame.width).toBeLessThan(whole.width);
  expect(frame.y + frame.height).toBeCloseTo(whole.y + whole.height);
});

test("every hole of a path is visible, even around a corner", () => {
  const at = spots(8);
  const effects = [
    { kind: "move", seat: 0, origin: 15, target: 24, path: [16, 17, 18, 19, 20, 21, 22, 23, 24] },
  ] as const;
  const points = pointsOf(at.spots, effects);
  expect(points.length).toBe(11);
  const frame = frameFor(at.layout, points);
  expect(points.every((each) => isInside(frame, each))).toBe(true);
});

test("two highlighted neighbors need the camera on a phone; distant holes and large screens don't", () => {
  const { layout } = spots(6);
  expect(needsCamera(layout, PHONE)).toBe(false);
  expect(needsZoomToTap(layout, PHONE, [layout.hole(0, 5), layout.hole(0, 6)])).toBe(true);
  expect(needsZoomToTap(layout, PHONE, [layout.hole(0, 5), layout.hole(0, 9)])).toBe(false);
  expect(needsZoomToTap(layout, 900, [layout.hole(0, 5), layout.hole(0, 6)])).toBe(false);
});

test.each([7, 8, 9, 10])("with %i sides, the camera shows at least 22 spacings and stays on the board", (players) => {
  const layout = layoutOf(shapeOf(players), 0);
  const whole = wholeFrame(layout);
  for (const points of [[layout.hole(0, 3)], [layout.hole(0, 3), layout.hole(0, 60)], layout.track.ring]) {
    const frame = frameFor(layout, points);
    expect(frame.width).toBeGreaterThanOrEqual(MIN_WIDTH);
    for (const [x, y] of points) {
      expect(x > frame.x && x < frame.x + frame.width).toBe(true);
      expect(y > frame.y && y < frame.y + frame.height).toBe(true);
    }
    expect(frame.x).toBeGreaterThanOrEqual(whole.x - 1e-9);
    expect(frame.y + frame.height).toBeLessThanOrEqual(whole.y + whole.height + 1e-9);
  }
});

test.each([8, 10])("with %i sides, a place wider than the board is filled up to its edges", (players) => {
  const layout = layoutOf(shapeOf(players), 0, true);
  const ratio = visibleRatio(layout, PHONE, 410);
  expect(ratio).toBe(WIDE);
  const whole = wholeFrame(layout, ratio);
  const side = frameFor(layout, [layout.hole(0, 9)], ratio);
  for (const frame of [whole, side]) expect(frame.width / frame.height).toBeCloseTo(WIDE);
  expect(side.width).toBe(MIN_WIDTH);
  expect(whole.x + whole.width / 2).toBeCloseTo(wholeFrame(layout).x + wholeFrame(layout).width / 2);
  // Otherwise, it has the board's own proportions.
  expect(visibleRatio(layout, 250, 410)).toBe(wholeFrame(layout).width / wholeFrame(layout).height);
});

test("a flight is in view with its end, unless that's far", () => {
  const layout = layoutOf(shapeOf(8), 0, true);
  const from = [layout.hole(0, 9)];
  const near = layout.hole(1, 18 + 5);
  const far = layout.hole(4, 4 * 18 + 9);
  expect(isInside(questionFrame(layout, from, [near], WIDE), near)).toBe(true);
  expect(questionFrame(layout, from, [far], WIDE)).toEqual(frameFor(layout, from, WIDE));
});

test.each([8, 10])("with %i players, neither the inset nor the card beside it covers the wood of a side", (players) => {
  const layout = layoutOf(shapeOf(players), 0, true);
  for (const hole of layout.track.ring.filter((_, place) => place % 6 === 0)) {
    const frame = frameFor(layout, [hole], WIDE);
    const { x, y, width, height } = insetBox(layout, frame, null, 1)!;
    const corners: Point[] = [x - width, x + width].flatMap((across) =>
      [y, y + height].map((down): Point => [across, down]),
    );
    for (const corner of corners) {
      expect(isInside(frame, corner)).toBe(true);
      expect(Math.min(...layout.track.ring.map((each) => gap(each, corner)))).toBeGreaterThan(2);
    }
  }
});

test("only small screens with many sides need a camera", () => {
  expect(needsCamera(layoutOf(shapeOf(8), 0), 390)).toBe(true);
  expect(needsCamera(layoutOf(shapeOf(8), 0), 800)).toBe(false);
  expect(needsCamera(layoutOf(shapeOf(6), 0), 390)).toBe(false);
});

test("the inset is inside the frame, and zooming in and out ends at the whole board", () => {
  const layout = layoutOf(shapeOf(10), 0);
  const frame = frameFor(layout, [layout.hole(0, 9)]);
  const inset = insetBox(layout, frame)!;
  expect(inset.x).toBeGreaterThan(frame.x);
  expect(inset.y + inset.height).toBeLessThan(frame.y + frame.height);
  const near = zoomFrame(layout, wholeFrame(layout), 0.3, [3, 4]);
  expect(near.width).toBeCloseTo(wholeFrame(layout).width * 0.3);
  expect(zoomFrame(layout, near, 100, [0, 0])).toEqual(wholeFrame(layout));
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "with %i players, the camera zooms at least 1.4 times or not at all",
  (players) => {
    const layout = layoutOf(shapeOf(players), 0);
    const whole = wholeFrame(layout);
    const ring = layout.track.ring;
    for (let from = 0; from < ring.length; from += 3)
      for (const length of [1, 4, 9, 18, 30]) {
        const frame = frameFor(layout, ring.slice(from, from + length));
        expect(frame.width === whole.width || frame.width * MIN_ZOOM <= whole.width).toBe(true);
      }
  },
);

test.each([2, 4, 5, 6, 8, 10])("with %i players, the inset is never over the piles", (players) => {
  const layout = layoutOf(shapeOf(players), 0);
  const piles = { draw: 60, top: "K", by: "Theo", claim: null, stuck: 3 };
  const taken = pilesBox(layout, piles);
  for (const hole of layout.track.ring) {
    const frame = frameFor(layout, [hole]);
    const inset = insetBox(layout, frame, taken);
    expect(players > 4 || inset === null).toBe(true);
    if (!inset || !taken) continue;
    expect(overlap(inset, taken)).toBe(false);
    for (const corner of [inset.x - frame.x, inset.y - frame.y]) expect(corner).toBeGreaterThan(0);
  }
});

test.each([4, 6, 10])("with %i players, no two rings touch, however close the holes are", (players) => {
  const at = spots(players);
  const track = Array.from({ length: at.layout.track.ring.length }, (_, place) => ({ seat: 0, place }));
  const overlay = { ...EMPTY, chosen: track[5]!, choosable: track.slice(0, 9), landings: track.slice(6, 26) };
  const rings = ringsOf(at.spots, overlay);
  const all = [...rings.choosable, ...rings.chosen, ...rings.landings];
  expect(all).toHaveLength(8 + 1 + 20);
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      const way = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
      if (way > 0.5) expect(one.outer + other.outer).toBeLessThan(way);
    }
});
