import { beforeEach, expect, it, vi } from "vitest";
import { dayStored, endTable, lastDays, saveDay, saveResult } from "./days";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("counts days by the calendar, over the end of a month and a year", () => {
  expect(lastDays("2026-03-01", 3)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(lastDays("2027-01-01", 2)).toEqual(["2026-12-31", "2027-01-01"]);
});

it("remembers the first result of a day beside its tables", () => {
  saveDay("2026-11-22", { table: "t1" });
  saveResult("2026-11-22", { won: false, turns: 38 });
  saveDay("2026-11-22", { practice: "t2" });
  saveResult("2026-11-22", { won: true, turns: 30 });
  expect(dayStored("2026-11-22")).toEqual({ table: "t1", practice: "t2", result: { won: false, turns: 38 } });
  expect(dayStored("2026-11-21")).toEqual({});
});

it("has nothing to resume at a table whose game is over", () => {
  const result = { won: true, turns: 30 };
  endTable("2026-11-22", "t1");
  expect(localStorage.getItem("pegs.daily")).toBeNull();
  saveDay("2026-11-22", { table: "t1", practice: "t2", result });
  endTable("2026-11-22", "t2");
  expect(dayStored("2026-11-22")).toEqual({ table: "t1", result });
  endTable("2026-11-22", "t1");
  expect(dayStored("2026-11-22")).toEqual({ result });
});

it("forgets days of more than a year ago", () => {
  for (const day of lastDays("2026-11-22", 401)) saveResult(day, { won: true, turns: 40 });
  expect(dayStored("2025-10-18").result).toBeUndefined();
  expect(dayStored("2025-10-19").result).toBeDefined();
});
