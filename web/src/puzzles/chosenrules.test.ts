import { beforeEach, expect, it, vi } from "vitest";
import type { PuzzleList } from "../protocol/types";
import { canChoose, chosenRules, listFor, ruleTitles, saveChosenRules } from "./chosenrules";
import { savePlayed } from "./played";

const LIST = {
  puzzles: [
    { id: "a", rules: "basic", title: "Basic game", theme: "bump" },
    { id: "b", rules: "arizona", title: "Arizona rules", theme: "home" },
    { id: "c", rules: "basic", title: "Basic game", theme: "home" },
  ],
} as unknown as PuzzleList;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("lists the puzzles by one rule set", () => {
  expect([...ruleTitles(LIST)]).toEqual([
    ["basic", "Basic game"],
    ["arizona", "Arizona rules"],
  ]);
  expect(listFor(LIST, "basic").puzzles.map(({ id }) => id)).toEqual(["a", "c"]);
});

it("is the basic game until three others have been played", () => {
  expect(chosenRules()).toBe("basic");
  for (const game of ["1", "2", "2", "2"]) savePlayed(game, { name: "arizona", toml: "" });
  savePlayed("3", { name: "basic", toml: "" });
  expect(canChoose()).toBe(false);
  savePlayed("4", { name: "basic", toml: "title = 'Ours'" });
  expect(canChoose()).toBe(true);
  saveChosenRules("arizona");
  expect(chosenRules()).toBe("arizona");
});

it("stays open to those who chose before", () => {
  localStorage.setItem("pegs.practice.rules", JSON.stringify("Arizona rules"));
  expect(chosenRules()).toBe("basic");
  expect(canChoose()).toBe(true);
});
