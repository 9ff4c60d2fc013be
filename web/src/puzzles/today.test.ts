import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { useLanguage } from "../lib/i18n";
import { saveDay, saveSolved, solvedDays, solvedPuzzles } from "./solved";
import { puzzleState, puzzleWeek } from "./today";

const TODAY = "2026-11-23";
let stored: Map<string, string>;

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("says how today's puzzle stands", () => {
  expect(puzzleState(TODAY)).toBe("New every day");
  saveDay("2026-11-22", 1);
  expect(puzzleState(TODAY)).toBe("Not played yet");
  saveDay(TODAY, 3);
  expect(puzzleState(TODAY)).toBe("Solved, third try");
});

it("keeps the first outcome of a day", () => {
  saveDay(TODAY, 0);
  expect(puzzleState(TODAY)).toBe("Not this time");
  saveDay(TODAY, 1);
  expect(puzzleState(TODAY)).toBe("Not this time");
  expect(puzzleWeek(TODAY)).toEqual([{ day: TODAY, mark: "lost" }]);
});

it("still knows what was solved before tries were stored", () => {
  stored.set("pegs.practice", JSON.stringify({ puzzles: ["a"], days: ["2026-11-22", TODAY] }));
  expect(puzzleState(TODAY)).toBe("Solved");
  saveSolved("b");
  saveDay("2026-11-24", 2);
  expect([...solvedPuzzles()]).toEqual(["a", "b"]);
  expect([...solvedDays()]).toEqual(["2026-11-22", TODAY, "2026-11-24"]);
  expect(puzzleState("2026-11-24")).toBe("Solved, second try");
});
