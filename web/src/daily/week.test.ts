import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useLanguage } from "../lib/i18n";
import { lastDays } from "./days";
import { WON } from "./deal";
import { dayOf } from "./today";
import { streakOf, weekOf, weekText } from "./week";

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const TODAY = "2026-11-23";
/** The days solved, from how many days ago they were. */
const ago = (...numbers: number[]) => {
  const days = lastDays(TODAY, 30).reverse();
  return new Set(numbers.map((each) => days[each]!));
};

describe("the streak", () => {
  it("counts days until today, which may still come", () => {
    expect(streakOf(ago(), TODAY)).toBe(0);
    expect(streakOf(ago(0), TODAY)).toBe(1);
    expect(streakOf(ago(0, 1, 2), TODAY)).toBe(3);
    expect(streakOf(ago(1, 2, 3), TODAY)).toBe(3);
  });

  it("forgives one missed day a week", () => {
    expect(streakOf(ago(0, 2, 3), TODAY)).toBe(3);
    expect(streakOf(ago(0, 2, 4), TODAY)).toBe(2);
    expect(streakOf(ago(0, 3, 4), TODAY)).toBe(1);
    expect(streakOf(ago(0, 2, 3, 4, 5, 6, 7, 9), TODAY)).toBe(8);
  });

  it("ends after a week without any", () => {
    expect(streakOf(ago(9, 10), TODAY)).toBe(0);
  });
});

describe("the week", () => {
  it("begins with the first visit", () => {
    expect(weekOf(TODAY, new Map())).toEqual([{ day: TODAY, mark: "open" }]);
    expect(weekText(weekOf(TODAY, new Map()), WON)).toBe("");
    expect(weekOf("2026-11-25", new Map()).map(({ mark }) => mark)).toEqual(["missed", "missed", "open"]);
    expect(weekOf("2026-12-25", new Map())).toHaveLength(7);
  });

  it("knows of days that were played before the first visit was stored, and of a clock set back", () => {
    const marks = new Map([["2026-11-21", "done"] as const]);
    expect(weekOf(TODAY, marks).map(({ mark }) => mark)).toEqual(["done", "missed", "open"]);
    expect(weekOf("2026-11-01", marks)).toEqual([{ day: "2026-11-01", mark: "open" }]);
  });

  it("is a sentence", () => {
    const marks = new Map([
      ["2026-11-18", "done"] as const,
      ["2026-11-19", "lost"] as const,
      ["2026-11-21", "done"] as const,
      ["2026-11-23", "done"] as const,
    ]);
    expect(weekText(weekOf(TODAY, marks), WON)).toBe("This week: 3 won, 1 lost, Friday and Sunday not played.");
  });
});

it("takes a day from the calendar of the device", () => {
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
  expect(dayOf(new Date(2026, 0, 2, 0, 0))).toBe("2026-01-02");
});
