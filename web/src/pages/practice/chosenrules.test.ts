import { expect, it } from "vitest";
import type { PuzzleList } from "../../protocol/types";
import { listFor, ruleTitles } from "./chosenrules";

const LIST: PuzzleList = {
  day: "2026-11-24",
  today: "a",
  puzzles: [
    { id: "a", rules: "Basic game", theme: "bump" },
    { id: "b", rules: "Arizona rules", theme: "home" },
    { id: "c", rules: "Basic game", theme: "home" },
  ],
};

it("leaves the puzzles by one rule set, or all", () => {
  expect(ruleTitles(LIST)).toEqual(["Basic game", "Arizona rules"]);
  expect(listFor(LIST, "Basic game").puzzles.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(listFor(LIST, "")).toBe(LIST);
});
