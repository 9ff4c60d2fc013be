import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layoutOf } from "./geometry";
import { HOME, type Seat, type Shape, sideOf } from "./shape";
import { smallest } from "./track";

interface Shared {
  readonly shape: Shape;
  readonly viewer_side: number;
  readonly is_tall: boolean;
  readonly ring: number[][];
  readonly home: number[][][];
  readonly start: number[][][];
  readonly plates: number[][];
  readonly bounds: number[];
  readonly opening: number;
}

const shared = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/data/geometry.json"), "utf8"),
) as Shared[];

function seatAt(shape: Shape, side: number): Seat | null {
  const seats = Array.from({ length: shape.players }, (_, seat) => seat);
  return seats.find((seat) => sideOf(shape, seat) === side) ?? null;
}

function expectNear(found: readonly number[], expected: readonly number[]): void {
  expect(found.length).toBe(expected.length);
  for (const [i, value] of found.entries()) expect(Math.abs(value - expected[i]!)).toBeLessThan(1e-6);
}

test.each(shared)(
  "holes are where Python puts them: $shape.players players, $shape.sides sides of $shape.side_length, tall: $is_tall",
  (each) => {
    const layout = layoutOf(each.shape, seatAt(each.shape, each.viewer_side), each.is_tall);
    expect(layout.track.isTall).toBe(each.is_tall);
    const sides = Array.from({ length: each.shape.sides }, (_, side) => side);
    expectNear(layout.track.ring.flat(), each.ring.flat());
    for (const side of sides) {
      expectNear(layout.home(side).flat(), each.home[side]!.flat());
      expectNear(layout.start(side).flat(), each.start[side]!.flat());
      const plate = layout.plate(side);
      expectNear([...plate.at, plate.angle, plate.width], each.plates[side]!);
    }
    const { x, y, width, height } = layout.bounds;
    expectNear([x, y, width, height, layout.opening], [...each.bounds, each.opening]);
  },
);

test("two players on four sides sit opposite each other", () => {
  const layout = layoutOf(shared.find(({ shape }) => shape.players === 2 && shape.sides === 4)!.shape, 0);
  const [x, y] = layout.hole(0, HOME);
  expectNear(layout.hole(1, HOME), [-x, -y]);
});

test("a board stands tall only if its number of sides and its house rules allow it", () => {
  const regular = shared.filter((each) => !each.is_tall);
  const standing = regular.filter(({ shape }) => layoutOf(shape, 0, true).track.isTall);
  expect(new Set(standing.map(({ shape }) => shape.sides))).toEqual(new Set([6, 8, 10]));
  for (const { shape } of standing) {
    const { bounds, track, home, start } = layoutOf(shape, 0, true);
    expect(bounds.height).toBeGreaterThan(bounds.width);
    const sides = Array.from({ length: shape.sides }, (_, side) => [...home(side), ...start(side)]);
    expect(smallest([...track.ring, ...sides.flat()])).toBeGreaterThanOrEqual(0.93);
  }
});

test("a name that has no room in one corner of a tall board stands in none, whoever looks", () => {
  const [sides, house] = [6, shared.find(({ shape }) => shape.side_length === 24)!.shape];
  const shape = { ...house, players: sides, teams: 3, sides };
  const seats = Array.from({ length: sides }, (_, seat) => seat);
  const layouts = seats.map((viewer) => layoutOf(shape, viewer, true));
  expect(layouts.every(({ track }) => track.isTall)).toBe(true);
  // Only two opposite corners are so wide that a name there would be clear of all holes.
  expect(layouts.map((layout) => seats.map((side) => layout.plate(side).width))).toEqual(
    seats.map(() => seats.map(() => 0)),
  );
});

test.each(shared)("the middle is clear of the wood: $shape.sides sides, tall: $is_tall", ({ shape, is_tall }) => {
  const { middle, track, depth } = layoutOf(shape, 0, is_tall);
  for (const [x, y] of [
    [middle.x, middle.y],
    [middle.x + middle.width, middle.y + middle.height],
    [middle.x, middle.y + middle.height],
  ]) {
    for (let side = 0; side < shape.sides; side++) {
      const turn = track.turn(side);
      const outward = y! * Math.cos(turn) - x! * Math.sin(turn);
      if (middle.width > 0) expect(outward).toBeLessThanOrEqual(track.apothem(side) - depth + 1e-6);
    }
  }
});
