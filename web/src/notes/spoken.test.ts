import { beforeAll, expect, test } from "vitest";
import { HOME, START } from "../board/shape";
import { useLanguage, useSection } from "../lib/i18n";
import type { BoardShape } from "../protocol/types";
import { Names } from "../story/names";
import { holeInWords, spokenMarks } from "./spoken";

const SHAPE: BoardShape = {
  ...{ players: 2, teams: 2, sides: 2, side_length: 18, in_spot: 3, out_spot: 8, home_length: 5, pegs: 3 },
  letters: ["A", "B"],
  sides_of_seats: [0, 1],
};
const WORDS = { start: "start", home: "home", in_spot: "in-spot", out_spot: "come-out hole" };
const NAMES = new Names(SHAPE, ["Rosa", "Ben"], null, WORDS);
const ROSA = new Names(SHAPE, ["Rosa", "Ben"], 0, WORDS);
/** Rosa has pegs at A15 and A16, Ben at A2, one hole short of her ring. */
const PEGS = [
  [15, 16, START],
  [2, HOME, START],
];

beforeAll(async () => {
  await useLanguage("en");
  await useSection("game");
});

test("pegs are named by number, or by what they're near to", () => {
  const arrow = { origin: "A16", target: "A2" };
  expect(spokenMarks({ arrows: [arrow], rings: [] }, NAMES, PEGS)).toEqual([
    "Arrow from Rosa’s peg 1 to Ben’s peg one hole short of Rosa’s ring.",
  ]);
  expect(spokenMarks({ arrows: [arrow], rings: [{ at: "A15" }] }, ROSA, PEGS)).toEqual([
    "Arrow from your peg 1 to Ben’s peg one hole short of your ring.",
    "Ring around your peg 2.",
  ]);
});

test("in Spanish, where a peg is stands after it", async () => {
  await useLanguage("es");
  expect(holeInWords("A2", ROSA, PEGS)).toBe("la clavija de Ben (falta un hoyo para tu aro)");
  await useLanguage("en");
});

test("empty holes, starts and homes are named, too", () => {
  expect(holeInWords("B13", NAMES, PEGS)).toBe(NAMES.place(31));
  expect(holeInWords("Bs", ROSA, PEGS)).toBe("Ben’s start");
  expect(holeInWords("As", ROSA, PEGS)).toBe("your start");
  expect(holeInWords("Bh1", ROSA, PEGS)).toBe("hole 1 of Ben’s home");
});
