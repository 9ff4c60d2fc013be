import { expect, test } from "vitest";
import { shapeOf } from "../gallery/samples";
import { frameFor, insetBox, MIN_WIDTH, needsCamera, wholeFrame, zoomFrame } from "./camera";
import { layoutOf } from "./geometry";
import { BURST, CHEER, FLIGHT, hops, LINK, LONGEST_CHEER, schedule, totalDuration } from "./motion";
import type { Effect } from "./overlays";
import { HOME, START } from "./shape";

test("the first hop takes 110 ms, the others 80, all of them 900 at most", () => {
  expect(hops(4)).toEqual([110, 80, 80, 80]);
  const long = hops(40).reduce((sum, each) => sum + each, 0);
  expect(long).toBeCloseTo(900);
  expect(hops(10).reduce((sum, each) => sum + each, 0)).toBe(830);
});

test("a burst waits for the landing, a flight for the burst, a link for the one before", () => {
  const motions = schedule([
    { kind: "move", seat: 0, origin: 8, target: 10, path: [9, 10] },
    { kind: "in_spot", seat: 2, origin: 10, target: 39 },
    { kind: "start", seat: 3, origin: 39, target: START },
  ]);
  expect(motions.map((each) => each.kind)).toEqual(["hop", "hop", "burst", "flight", "burst", "flight"]);
  const landed = 190;
  expect(motions[2]!.start).toBe(landed + LINK);
  expect(motions[3]!.start).toBe(motions[2]!.start + BURST);
  expect(motions[4]!.start).toBe(motions[3]!.start + FLIGHT + LINK);
  expect(totalDuration(motions)).toBe(landed + 2 * (LINK + BURST + FLIGHT));
});

test("both pegs of a swap fly at once", () => {
  const [one, other] = schedule([{ kind: "swap", seat: 0, origin: 4, target: 30, seat2: 1 }]);
  expect([one!.seat, other!.seat]).toEqual([0, 1]);
  expect(one!.start).toBe(other!.start);
});

test.each([1, 5, 10, 60])(
  "%i pegs of those who won hop once where they stand, after the last landing, in time",
  (count) => {
    const cheers = Array.from(
      { length: count },
      (_, k): Effect => ({ kind: "cheer", seat: 0, origin: HOME + k, target: HOME + k }),
    );
    const motions = schedule([{ kind: "move", seat: 0, origin: 8, target: 9, path: [9] }, ...cheers]).slice(1);
    expect(motions.map((each) => each.kind)).toEqual(cheers.map(() => "hop"));
    expect(motions.every((each) => each.from === each.to)).toBe(true);
    expect(motions[0]!.start).toBe(110 + LINK);
    expect(new Set(motions.map((each) => each.start)).size).toBe(count);
    expect(totalDuration(motions) - motions[0]!.start).toBeLessThanOrEqual(LONGEST_CHEER);
    expect(motions.every((each) => each.duration === CHEER)).toBe(true);
  },
);

test.each([7, 8, 9, 10])("the camera of %i sides shows at least 22 spacings and stays on the board", (players) => {
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

test("only small screens with many sides need a camera", () => {
  expect(needsCamera(layoutOf(shapeOf(8), 0), 390)).toBe(true);
  expect(needsCamera(layoutOf(shapeOf(8), 0), 800)).toBe(false);
  expect(needsCamera(layoutOf(shapeOf(6), 0), 390)).toBe(false);
});

test("the inset lies inside the frame; zooming in and out ends at the whole board", () => {
  const layout = layoutOf(shapeOf(10), 0);
  const frame = frameFor(layout, [layout.hole(0, 9)]);
  const inset = insetBox(layout, frame);
  expect(inset.x).toBeGreaterThan(frame.x);
  expect(inset.y + inset.height).toBeLessThan(frame.y + frame.height);
  const near = zoomFrame(layout, wholeFrame(layout), 0.3, [3, 4]);
  expect(near.width).toBeCloseTo(wholeFrame(layout).width * 0.3);
  expect(zoomFrame(layout, near, 100, [0, 0])).toEqual(wholeFrame(layout));
});
