/** Landmarks on every board: what each place is called, and that no two places in one list are called the same. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { HOME, START, sideOf } from "../board/shape";
import { useLanguage } from "../lib/i18n";
import type { BoardShape } from "../protocol/types";
import { exactText, landmarkTexts } from "./landmarks";
import type { Pegs } from "./moments";
import { Names } from "./names";

const PLAYERS = ["Ana", "Ben", "Cleo", "Theo", "Ruth", "Joe", "Kim", "Max", "Otto", "Zoe"];
const [SHORTEST, LONGEST] = [6, 24];

function boardOf(players: number, side_length: number, more: Partial<BoardShape> = {}): BoardShape {
  const shape = {
    players,
    teams: players,
    sides: players,
    side_length,
    in_spot: 3,
    out_spot: 5,
    home_length: 5,
    pegs: 5,
  };
  const board = { ...shape, letters: [], sides_of_seats: [], ...more };
  return { ...board, sides_of_seats: PLAYERS.slice(0, players).map((_, seat) => sideOf(board, seat)) };
}

const namesOn = (board: BoardShape, me: number | null = 0) =>
  new Names(board, PLAYERS.slice(0, board.players), me, { start: "start", home: "home" });

/** What places are called in one list. */
const called = (board: BoardShape, places: readonly number[], pegs: Pegs = [], me: number | null = 0): string[] =>
  landmarkTexts(
    places.map((place) => ({ seat: 0, place, pegs })),
    namesOn(board, me),
  );

const BOARDS: [string, BoardShape][] = [];
for (let length = SHORTEST; length <= LONGEST; length++) {
  for (let players = 2; players <= PLAYERS.length; players++)
    BOARDS.push([`${players} players, ${length} holes a side`, boardOf(players, length)]);
  for (const sides of [4, 6, 8, 10])
    BOARDS.push([`2 players on ${sides} sides of ${length} holes`, boardOf(2, length, { sides })]);
}
for (const [in_spot, out_spot] of [
  [0, 9],
  [17, 0],
  [9, 8],
  [5, 17],
  [16, 2],
] as const)
  BOARDS.push([`a ring at ${in_spot} and a diamond at ${out_spot}`, boardOf(4, 18, { in_spot, out_spot })]);

/** Random numbers that are the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

describe.each(["en", "es"])("in %s", (language) => {
  beforeAll(() => useLanguage(language));
  afterAll(() => useLanguage("en"));

  it.each(BOARDS)("no two places have the same text: %s", (_, board) => {
    const ring = board.sides * board.side_length;
    const homes = Array.from({ length: board.home_length }, (_, i) => HOME + i);
    const all = [...Array.from({ length: ring }, (_, place) => place), ...homes];
    expect(new Set(called(board, all)).size).toBe(all.length);
    const next = chance(ring);
    for (let round = 0; round < 12; round++) {
      const pegs = PLAYERS.slice(0, board.players).map(() => [next(ring), next(ring), START]);
      const first = next(ring);
      // Some are close to each other, as a player's pegs often are.
      const places = [...new Set([first, (first + 1 + next(3)) % ring, (first + 4) % ring, next(ring), next(ring)])];
      const texts = called(board, places, pegs);
      expect(new Set(texts).size, `${places} between ${JSON.stringify(pegs)}: ${texts}`).toBe(places.length);
    }
  });
});

interface Case {
  board: Partial<BoardShape> & Record<"players" | "side_length", number>;
  texts: Record<string, string>;
}

const CASES = JSON.parse(readFileSync("../tests/story/landmarks.json", "utf8")) as Case[];

// The same cases as in Python: see tests/story/test_landmarks.py.
test.each(CASES)("places are named by the nearest landmark: $board", ({ board, texts }) => {
  const names = namesOn(boardOf(board.players, board.side_length, board));
  const said = (place: number) => landmarkTexts([{ seat: 1, place, pegs: [] }], names)[0];
  for (const [place, text] of Object.entries(texts)) expect(said(Number(place))).toBe(text);
});

describe("for one who reads English", () => {
  const board = boardOf(4, 18, { out_spot: 8 });

  test.each([
    [3, "at your ring"],
    [4, "one hole past your ring"],
    [19, "one hole past Ben’s corner"],
    [20, "one hole short of Ben’s ring"],
    [24, "two holes short of Ben’s diamond"],
    [30, "past the diamond on Ben’s side"],
    [33, "almost at Cleo’s corner"],
    [32, "short of Cleo’s corner"],
    [HOME + 4, "home, in the last hole"],
    [HOME + 3, "home, one hole from the end"],
    [HOME, "home, 4 holes from the end"],
    [START, "start"],
  ])("%i is %s", (place, text) => expect(called(board, [place])).toEqual([text]));

  test("holes are counted only if two places had the same text", () => {
    expect(called(board, [29, 30, 40])).toEqual([
      "3 holes past Ben’s diamond",
      "4 holes past Ben’s diamond",
      "one hole past Cleo’s ring",
    ]);
    expect(called(board, [30, 30])).toEqual(Array(2).fill("past the diamond on Ben’s side"));
  });

  test("a place is named by the peg next to it only if no landmark is near and no other place has such a peg", () => {
    const pegs = [[], [31, 22], [], []];
    expect(called(board, [30], pegs)).toEqual(["next to Ben’s peg"]);
    expect(called(board, [23], pegs)).toEqual(["two holes past Ben’s ring"]);
    expect(called(board, [30, 32], pegs)).toEqual(["4 holes past Ben’s diamond", "4 holes short of Cleo’s corner"]);
  });

  test("a place by itself is named exactly if asked", () => {
    const said = [30, 3, HOME, START].map((place) => exactText(1, place, namesOn(board)));
    expect(said).toEqual(["4 holes past Ben’s diamond", "at your ring", "Ben’s home, 4 holes from the end", "start"]);
  });

  test("of two landmarks equally near, it's always the same", () => {
    const even = boardOf(2, 12, { in_spot: 2, out_spot: 6 });
    // Between ring and diamond; between diamond and corner.
    expect(called(even, [4, 9])).toEqual(["two holes past your ring", "past the diamond on your side"]);
    expect(called(boardOf(2, 12, { in_spot: 2, out_spot: 10 }), [6])).toEqual(["past your ring"]);
  });

  test("two players with the same name have homes with the same text", () => {
    const names = new Names(board, ["Ana", "Mom", "Cleo", "Mom"], 0, { start: "start", home: "home" });
    const homes = [1, 3].map((seat) => ({ seat, place: HOME + 4, pegs: [] }));
    expect(landmarkTexts(homes, names)).toEqual(Array(2).fill("Mom’s home, in the last hole"));
  });

  test("for a watcher, every seat has its name", () => {
    expect(called(board, [3, 30, HOME + 4], [], null)).toEqual([
      "at Ana’s ring",
      "past the diamond on Ben’s side",
      "Ana’s home, in the last hole",
    ]);
  });

  test("corners of sides without players are counted from the side before", () => {
    const wide = boardOf(2, 18, { sides: 8 });
    expect(called(wide, [18, 37])).toEqual(["at the corner after your side", "one hole past corner 2 after your side"]);
  });
});
