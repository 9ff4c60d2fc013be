/** Turns of a review: what they do, and where, so that two that do the same can be told apart. */
import { beforeAll, expect, test } from "vitest";
import { shapeOf } from "../board/samples";
import { HOME, START } from "../board/shape";
import { useLanguage, useSection } from "../lib/i18n";
import type { AnyOperation, BoardShape } from "../protocol/types";
import { Names } from "./names";
import { deedsAndPlaces } from "./places";

const board: BoardShape = { ...shapeOf(4), letters: ["A", "B", "C", "D"], sides_of_seats: [0, 1, 2, 3] };
const names = new Names(board, ["Ana", "Ben", "Cleo", "Theo"], null, { start: "start", home: "home" });
const BEFORE = [[], [30], [40, 60, START], []];
const CLEO = 2;

beforeAll(async () => {
  await useLanguage("en");
  await useSection("turn");
});

/** A turn of Cleo's that moves pegs along the track. */
function turn(...moves: [origin: number, target: number, verb?: string][]) {
  const operations = moves.map(
    ([origin, target]) =>
      ({ op: "moved", seat: CLEO, origin, target, path: Array(4).fill(0) }) as unknown as AnyOperation,
  );
  const parts = moves.map(([, target, verb = "to"]) => ({ verb, target }));
  return {
    turn: { seat: CLEO, lines: [{ seat: CLEO, head: { verb: "plays", card: "4" }, parts }], operations },
    before: BEFORE,
  };
}

test("a peg on the track has its place", () => {
  expect(deedsAndPlaces([turn([40, 44])], names)).toEqual(["moves 4, at the diamond on Cleo’s side"]);
});

test("turns that do the same have different places", () => {
  expect(deedsAndPlaces([turn([44, 48]), turn([45, 49])], names)).toEqual([
    "moves 4, 4 holes past Cleo’s diamond",
    "moves 4, 5 holes past Cleo’s diamond",
  ]);
});

test("whatever says by itself where pegs go has none", () => {
  const [out, home, split] = deedsAndPlaces(
    [turn([START, 44, "out"]), turn([37, HOME, "into"]), turn([40, 44], [50, 54])],
    names,
  );
  expect([out, home, split]).toEqual(["brings a peg out", "takes a peg home", "splits the 4: 4 and 4"]);
});

test("turns that take different pegs home say which", () => {
  const texts = deedsAndPlaces([turn([40, HOME, "into"]), turn([37, HOME, "into"]), turn([START, 44, "out"])], names);
  expect(texts).toEqual([
    "takes a peg home; it was one hole past Cleo’s ring",
    "takes a peg home; it was one hole past Cleo’s corner",
    "brings a peg out",
  ]);
});

test("a peg that moves within its home is told from one that comes there", () => {
  const texts = deedsAndPlaces([turn([39, HOME + 2, "into"]), turn([HOME, HOME + 4, "into"])], names);
  expect(texts).toEqual([
    "takes a peg home; it was at Cleo’s ring",
    "takes a peg home; it was in Cleo’s home, 4 holes from the end",
  ]);
});
