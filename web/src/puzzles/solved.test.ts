import { describe, expect, it } from "vitest";
import { lastDays } from "../daily/days";
import { streakOf } from "./solved";

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
