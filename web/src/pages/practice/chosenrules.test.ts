import { beforeEach, expect, it, vi } from "vitest";
import type { PuzzleList } from "../../protocol/types";
import { chosenRules, listFor, ruleTitles, saveChosenRules } from "./chosenrules";

const LIST = {
  puzzles: [
    { id: "a", rules: "basic", title: "Basic game", theme: "bump" },
    { id: "b", rules: "arizona", title: "Arizona rules", theme: "home" },
    { id: "c", rules: "basic", title: "Basic game", theme: "home" },
  ],
} as unknown as PuzzleList;
const SPANISH = {
  puzzles: LIST.puzzles.map((each) => ({ ...each, title: each.rules === "basic" ? "Juego básico" : "Arizona" })),
} as unknown as PuzzleList;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("lists the puzzles by one rule set, or all", () => {
  expect([...ruleTitles(LIST)]).toEqual([
    ["basic", "Basic game"],
    ["arizona", "Arizona rules"],
  ]);
  expect(listFor(LIST, "basic").puzzles.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(listFor(LIST, "")).toBe(LIST);
});

it("is the same choice in another language", () => {
  expect(chosenRules(LIST)).toBe("");
  saveChosenRules("basic");
  expect(chosenRules(SPANISH)).toBe("basic");
  saveChosenRules("Arizona rules"); // as browsers saved it before
  expect(chosenRules(LIST)).toBe("arizona");
});
