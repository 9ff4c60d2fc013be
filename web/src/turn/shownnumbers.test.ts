/** The numbers on the board: of the pegs that can move with the chosen card, the same until another card is chosen. */
import { expect, test } from "vitest";
import { shapeOf } from "../board/samples";
import { START } from "../board/shape";
import type { AnyOperation, BoardShape, Landing, Option } from "../protocol/types";
import type { Pegs } from "../story/moments";
import type { Picks } from "./candidates";
import { choose, selectionFor } from "./selection";
import { shownNumbers } from "./shownnumbers";
import { TurnList } from "./turnlist";

const board: BoardShape = { ...shapeOf(4), letters: ["A", "B", "C", "D"], sides_of_seats: [0, 1, 2, 3] };
/** The ring of seat 0 is hole 3, so 60 is nearest home, then 40, then 20. */
const PEGS: Pegs = [[20, 40, 60, START, START], [30], [], []];

function step(origin: number, target: number): Landing {
  const moved = { op: "moved", seat: 0, origin, target, path: [target], travel: "forward" } as unknown as AnyOperation;
  return { seat: 0, origin, target, effects: [moved], parts: [] };
}

/** A 7 for each peg, or split between the first two; a 9 for the peg at 40 only; a king for one in start. */
const LANDINGS = [step(20, 27), step(40, 47), step(60, 67), step(20, 23), step(40, 44), step(40, 49), step(START, 8)];
const OPTIONS = (
  [
    ["move", "7", [[0]]],
    ["move", "7", [[1]]],
    ["move", "7", [[2]]],
    [
      "split",
      "7",
      [
        [3, 4],
        [4, 3],
      ],
    ],
    ["move", "9", [[5]]],
    ["move", "K", [[6]]],
  ] as const
).map(
  ([kind, card, orders], i): Option => ({
    turn: `${i}`,
    kind,
    card,
    declared: null,
    orders: orders.map((each) => [...each]),
    hurts: false,
  }),
);
const TURNS = TurnList.of(OPTIONS, LANDINGS);

/** The places and numbers after some answers. */
function shown(...answers: [Picks[number]["stage"], string][]): [number, number][] {
  const picks = answers.reduce<Picks>((each, [stage, key]) => choose(TURNS, each, stage, key), []);
  return shownNumbers(TURNS, selectionFor(TURNS, picks), board, PEGS).map(({ place, number }) => [place, number]);
}

test("nothing is numbered before a card is chosen", () => expect(shown()).toEqual([]));

test("the peg nearest home is 1, whatever the card", () => {
  expect(shown(["card", "7"])).toEqual([
    [20, 3],
    [40, 2],
    [60, 1],
  ]);
  expect(shown(["card", "9"])).toEqual([[40, 2]]);
});

test("pegs in start have no number", () => expect(shown(["card", "K"])).toEqual([]));

test("numbers stay while the turn is chosen, and go along with a peg that has moved", () => {
  expect(shown(["card", "7"], ["peg:0", "0:60"])).toEqual([
    [20, 3],
    [40, 2],
    [60, 1],
  ]);
  expect(shown(["card", "7"], ["peg:0", "0:20"], ["landing:0", "part:23"])).toEqual([
    [23, 3],
    [40, 2],
    [60, 1],
  ]);
});
