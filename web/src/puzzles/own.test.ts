import { beforeEach, expect, test, vi } from "vitest";
import { momentOf, ownPuzzles, saveOwn } from "./own";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("puzzles of a review are kept once, the newest first", () => {
  saveOwn("Basic game", "aa", [3, 30]);
  saveOwn("Arizona", "bb", [8]);
  saveOwn("Basic game", "aa", [3, 30]);
  expect(ownPuzzles().map(({ id }) => id)).toEqual(["bb-8", "aa-3", "aa-30"]);
  saveOwn(
    "Basic game",
    "cc",
    Array.from({ length: 20 }, (_, turn) => turn + 1),
  );
  expect(ownPuzzles()).toHaveLength(12);
});

test("an address names a game and a turn, or one of the puzzles that come with the program", () => {
  expect(momentOf("1a2b-34")).toEqual({ game: "1a2b", turn: 34 });
  expect(momentOf("1a2b3c4d")).toBeNull();
  expect(momentOf("today")).toBeNull();
});
