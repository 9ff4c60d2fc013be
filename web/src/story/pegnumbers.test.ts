import { expect, test } from "vitest";
import { HOME, START } from "../board/shape";
import { pegNumber } from "./pegnumbers";

const SHAPE = { players: 4, teams: 2, sides: 4, side_length: 18, in_spot: 3, out_spot: 8, home_length: 5, pegs: 5 };

test("pegs are numbered from the nearest to home, and those at home come last", () => {
  // Seat 1's ring is hole 21.
  const places = [START, 26, 20, HOME + 1, HOME];
  const numbers = [20, 26, HOME, HOME + 1].map((place) => pegNumber(SHAPE, 1, places, place));
  expect(numbers).toEqual([1, 2, 3, 4]);
});

test("a peg in front of its home is the nearest, and one right behind it the last", () => {
  const places = [21, 22, 40, 0, START];
  expect([21, 0, 40, 22].map((place) => pegNumber(SHAPE, 1, places, place))).toEqual([1, 2, 3, 4]);
});
