/**
 * The puzzles that this browser has solved, and the days on which it solved the puzzle of the day. Nothing else knows.
 *
 *   saveSolved("1a2b3c4d", "2026-11-23");   // the puzzle of that day; "" for another one
 *   streakOf(solvedDays(), "2026-11-23")    // days in a row; one missed day a week is forgiven
 */

import { lastDays } from "../daily/days";
import { isObject, isText, listOf } from "../lib/fits";
import { readStored, writeStored } from "../lib/storage";

const KEY = "pegs.practice";
const MAX_DAYS = 400;
const MAX_PUZZLES = 2000;
const WEEK = 7;

const read = (name: "puzzles" | "days"): ReadonlySet<string> => {
  const stored: Record<string, unknown> = readStored(KEY, isObject, {});
  return new Set(listOf(stored[name], isText));
};

export const solvedPuzzles = (): ReadonlySet<string> => read("puzzles");
export const solvedDays = (): ReadonlySet<string> => read("days");

export function saveSolved(puzzle: string, day: string): void {
  const puzzles = [...new Set(solvedPuzzles()).add(puzzle)].slice(-MAX_PUZZLES);
  const days = [...(day ? new Set(solvedDays()).add(day) : solvedDays())].sort().slice(-MAX_DAYS);
  writeStored(KEY, { puzzles, days });
}

/** The days solved without a break until today. Today is no break yet, nor is one missed day in a week. */
export function streakOf(solved: ReadonlySet<string>, today: string): number {
  const days = lastDays(today, MAX_DAYS).reverse();
  let count = 0;
  let missed = -WEEK;
  for (const [ago, day] of days.entries()) {
    if (solved.has(day)) count += 1;
    else if (ago > 0) {
      if (ago - missed < WEEK) break;
      missed = ago;
    }
  }
  return count;
}
