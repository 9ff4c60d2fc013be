import { expect, test } from "vitest";
import { HOME } from "../board/shape";
import type { AnyOperation, TurnPlayed } from "../protocol/types";
import { boardEffects, cheersOf } from "./effects";

const turn = (operations: AnyOperation[]): TurnPlayed => ({
  what: "turn",
  version: 1,
  at: 1,
  ply: 1,
  seat: 0,
  by: "person",
  turn: "",
  operations,
  lines: [],
});
const move: AnyOperation = { op: "moved", seat: 0, origin: 3, target: 9, travel: "jump", path: [9] };
const back = (seat: number): AnyOperation => ({ op: "sent_to_start", seat, origin: 9 });

test("a chain is numbered in order; a single bump isn't", () => {
  const chain: AnyOperation[] = [move, { op: "sent_to_in_spot", seat: 2, origin: 9, target: 39 }, back(1)];
  expect(boardEffects(chain).map((each) => each.number)).toEqual([1, 2, 3]);
  expect(boardEffects([move, back(1)]).some((each) => each.number)).toBe(false);
});

test("all of the winners' pegs hop, and no others", () => {
  const after = [
    [HOME, HOME + 1],
    [4, 5],
    [HOME, HOME + 1],
    [-1, 7],
  ];
  const seats = [0, 1, 0, 1].map((team) => ({ team }));
  const cheers = cheersOf({ turn: turn([move, { op: "won", team: 0 }]), before: [], after }, seats);
  expect(cheers.map(({ seat, origin, target }) => [seat, origin, target])).toEqual(
    [0, 2].flatMap((seat) => [HOME, HOME + 1].map((place) => [seat, place, place])),
  );
  expect(cheersOf({ turn: turn([move]), before: [], after }, seats)).toEqual([]);
});
