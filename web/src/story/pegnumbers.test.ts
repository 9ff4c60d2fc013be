/** The same cases as in Python: see tests/story/test_peg_numbers.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shapeOf } from "../board/samples";
import { HOME, type Shape, START } from "../board/shape";
import type { Place, Seat } from "../protocol/types";
import { numberedPegs, pegNumber } from "./pegnumbers";

interface Case {
  board: Shape;
  seat: Seat;
  places: Place[];
  numbered: Place[];
}

const CASES = JSON.parse(readFileSync("../tests/story/peg_numbers.json", "utf8")) as Case[];

it.each(CASES)("numbers pegs nearest home first: $places", ({ board, seat, places, numbered }) => {
  expect(numberedPegs(shapeOf(board.players, board), seat, places)).toEqual(numbered);
});

it("numbers every peg that's out, those all the way home last", () => {
  const board = shapeOf(4);
  const places = [START, 26, 20, HOME + 1, HOME + 4];
  expect([20, 26, HOME + 1, HOME + 4].map((place) => pegNumber(board, 1, places, place))).toEqual([1, 2, 3, 4]);
});
