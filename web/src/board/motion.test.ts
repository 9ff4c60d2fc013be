import { expect, test } from "vitest";
import { BURST, CHEER, FLIGHT, hops, LINK, LONGEST_CHEER, schedule, totalDuration } from "./motion";
import type { Effect } from "./overlays";
import { HOME, START } from "./shape";

test("the first hop takes 110 ms, the others 80, and all together 900 at most", () => {
  expect(hops(4)).toEqual([110, 80, 80, 80]);
  const long = hops(40).reduce((sum, each) => sum + each, 0);
  expect(long).toBeCloseTo(900);
  expect(hops(10).reduce((sum, each) => sum + each, 0)).toBe(830);
});

test("a burst follows its landing, a flight its burst, and a link the one before", () => {
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
  "%i pegs of the winners each hop once after the last landing, without taking too long",
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
