import { expect, it } from "vitest";
import type { PuzzleList } from "../protocol/types";
import { nextOf } from "./next";

const LIST = {
  day: "2026-11-23",
  today: "c",
  puzzles: [
    { id: "a", rules: "", title: "", theme: "bump" },
    { id: "b", rules: "", title: "", theme: "home" },
    { id: "c", rules: "", title: "", theme: "bump" },
    { id: "d", rules: "", title: "", theme: "bump" },
  ],
} as unknown as PuzzleList;

it("is one of the theme that isn't solved, and never today's", () => {
  expect(nextOf(LIST, "bump", new Set(), "")).toBe("a");
  expect(nextOf(LIST, "bump", new Set(), "a")).toBe("d");
  expect(nextOf(LIST, "bump", new Set("a"), "d")).toBe("a");
  expect(nextOf(LIST, "bump", new Set("ad"), "a")).toBe("d");
  expect(nextOf(LIST, "home", new Set(), "b")).toBe("");
});
