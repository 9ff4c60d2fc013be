import { expect, test } from "vitest";
import { sample, shapeOf } from "../gallery/samples";
import { frameFor, needsCamera, needsZoomToTap } from "./camera";
import { type Box, layoutOf } from "./geometry";
import { placePegs } from "./placement";
import { EMPTY, pointsInQuestion, pointsOf, type Scene, spotsOf } from "./scene";
import type { Point } from "./shape";

const PHONE = 390;
const seen = (box: Box, [x, y]: Point) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

function spots(players: number, more: Partial<Scene> = {}) {
  const scene: Scene = { ...EMPTY, ...sample(shapeOf(players)), ...more };
  const layout = layoutOf(scene.shape, scene.viewer);
  const placed = placePegs([], scene.pegs);
  return { scene, layout, placed, spots: spotsOf(layout, scene, placed) };
}

test.each([7, 10])(
  "with nothing to decide a phone shows the viewer's own side of %i, whole and in the middle",
  (players) => {
    const { scene, layout, placed } = spots(players, { viewer: 3 });
    const frame = frameFor(layout, pointsInQuestion(layout, scene, placed));
    for (const hole of [...layout.home(3), ...layout.start(3), layout.track.at(3, 0), layout.track.at(3, 18)])
      expect(seen(frame, hole)).toBe(true);
    expect(Math.abs(frame.x + frame.width / 2)).toBeLessThan(1);
  },
);

test("every hole of a way is seen, also where the way bends out of the straight line", () => {
  const at = spots(8);
  const effects = [
    { kind: "move", seat: 0, origin: 15, target: 24, path: [16, 17, 18, 19, 20, 21, 22, 23, 24] },
  ] as const;
  const points = pointsOf(at.spots, effects);
  expect(points.length).toBe(11);
  const frame = frameFor(at.layout, points);
  expect(points.every((each) => seen(frame, each))).toBe(true);
});

test("two lit holes side by side bring the camera on a phone, far ones and large screens do not", () => {
  const { layout } = spots(6);
  expect(needsCamera(layout, PHONE)).toBe(false);
  expect(needsZoomToTap(layout, PHONE, [layout.hole(0, 5), layout.hole(0, 6)])).toBe(true);
  expect(needsZoomToTap(layout, PHONE, [layout.hole(0, 5), layout.hole(0, 9)])).toBe(false);
  expect(needsZoomToTap(layout, 900, [layout.hole(0, 5), layout.hole(0, 6)])).toBe(false);
});
