import { expect, test } from "vitest";
import { schedule } from "./motion";
import { movingPegs, placementAfter } from "./movingpegs";
import type { Effect } from "./overlays";
import { placePegs } from "./placement";
import { HOME, type Place, START } from "./shape";

const at = (pegs: readonly (readonly Place[])[]) => placePegs([], pegs);
const places = (placed: ReturnType<typeof placementAfter>, seat: number) =>
  placed
    .filter((each) => each.seat === seat)
    .map((each) => each.place)
    .sort((a, b) => a - b);
const walk = (seat: number, origin: Place, target: Place): Effect => ({
  kind: "move",
  seat,
  origin,
  target,
  path: Array.from({ length: target - origin }, (_, k) => origin + k + 1),
});

test("a peg that passes one of its own seat stays the moving one", () => {
  const placed = at([[4, 6]]);
  const movers = movingPegs(schedule([walk(0, 4, 8)]), placed);
  expect(movers.map((each) => [each.peg.place, each.motions.map((motion) => motion.to)])).toEqual([[4, [5, 6, 7, 8]]]);
});

test("a chain moves each peg once it's bumped", () => {
  const placed = at([[18], [], [28], [39]]);
  const effects: Effect[] = [
    walk(0, 18, 28),
    { kind: "in_spot", seat: 2, origin: 28, target: 39 },
    { kind: "start", seat: 3, origin: 39, target: START },
  ];
  expect(movingPegs(schedule(effects), placed).map((each) => each.peg.seat)).toEqual([0, 2, 3]);
  expect([0, 2, 3].map((seat) => places(placementAfter(placed, effects), seat))).toEqual([[28], [39], [START]]);
});

test("two pegs sent to start in one turn go to two holes, and stay in them", () => {
  const placed = at([[1], [START, 5, 9]]);
  const effects: Effect[] = [5, 9].map((origin) => ({ kind: "start", seat: 1, origin, target: START }));
  const slots = movingPegs(schedule(effects), placed).map((each) => each.slot);
  expect(new Set([0, ...slots]).size).toBe(3);
  const after = placementAfter(placed, effects).filter((each) => each.seat === 1);
  expect(after.map((each) => each.slot).sort()).toEqual([0, ...slots].sort());
});

test("a peg that bumps one of its own seat stays", () => {
  const placed = at([[4, 8]]);
  const effects: Effect[] = [walk(0, 4, 8), { kind: "start", seat: 0, origin: 8, target: START }];
  const movers = movingPegs(schedule(effects), placed);
  expect(movers.map((each) => [each.peg.place, each.motions.at(-1)!.to])).toEqual([
    [4, 8],
    [8, START],
  ]);
  expect(places(placementAfter(placed, effects), 0)).toEqual([START, 8]);
});

test("a swap moves both pegs", () => {
  const placed = at([[4], [30]]);
  const effects: Effect[] = [{ kind: "swap", seat: 0, origin: 4, target: 30, seat2: 1 }];
  expect(movingPegs(schedule(effects), placed).map((each) => [each.peg.seat, each.motions[0]!.to])).toEqual([
    [0, 30],
    [1, 4],
  ]);
  const after = placementAfter(placed, effects);
  expect([places(after, 0), places(after, 1)]).toEqual([[30], [4]]);
});

test("a peg that comes home hops there with the others", () => {
  const placed = at([[4, HOME]]);
  const cheer = (place: Place): Effect => ({ kind: "cheer", seat: 0, origin: place, target: place });
  const effects: Effect[] = [
    { kind: "move", seat: 0, origin: 4, target: HOME + 1, path: [HOME + 1] },
    cheer(HOME),
    cheer(HOME + 1),
  ];
  const movers = movingPegs(schedule(effects), placed);
  expect(movers.map((each) => [each.peg.place, each.motions.map((motion) => motion.to)])).toEqual([
    [4, [HOME + 1, HOME + 1]],
    [HOME, [HOME]],
  ]);
  expect(places(placementAfter(placed, effects), 0)).toEqual([HOME, HOME + 1]);
});
