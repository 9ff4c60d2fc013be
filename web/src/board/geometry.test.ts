import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layoutOf } from "./geometry";
import { HOME, type Seat, type Shape, sideOf } from "./shape";

interface Shared {
  readonly shape: Shape;
  readonly viewer_side: number;
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
  "holes are where Python puts them: $shape.players players, $shape.sides sides of $shape.side_length",
  (each) => {
    const layout = layoutOf(each.shape, seatAt(each.shape, each.viewer_side));
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
