/**
 * The puzzles that this browser has solved, and how the puzzles of the day went. Nothing else knows.
 *
 *   saveSolved("1a2b3c4d");                  // any puzzle
 *   saveDay("2026-11-23", 3);                // that day's was solved, at the third try
 *   saveDay("2026-11-23", 0);                // or its answer was shown
 *   solvedDays();  triesOf("2026-11-23")
 */
import { MAX_DAYS } from "../daily/days";
import { isNumber, isObject, isText, listOf, mapOf } from "../lib/fits";
import { type Place, readStored, writeStored } from "../lib/storage";

export const SOLVED_KEY = "pegs.practice";
export const MAX_PUZZLES = 2000;

export interface StoredSolved {
  readonly puzzles: readonly string[];
  readonly days: readonly string[];
  /** At which try a day's puzzle was solved; 0 if the answer was shown. Days before 2026-11-28 have none. */
  readonly tries: Record<string, number>;
}

export function readSolved(place?: Place): StoredSolved {
  const { puzzles, days, tries }: Record<string, unknown> = readStored(SOLVED_KEY, isObject, {}, place);
  return { puzzles: listOf(puzzles, isText), days: listOf(days, isText), tries: mapOf(tries, isNumber) };
}

export const solvedPuzzles = (): ReadonlySet<string> => new Set(readSolved().puzzles);
export const solvedDays = (): ReadonlySet<string> => new Set(readSolved().days);
/** The days whose puzzle was shown before it was solved. */
export const shownDays = (): ReadonlySet<string> =>
  new Set(Object.entries(readSolved().tries).flatMap(([day, tries]) => (tries ? [] : [day])));
/** At which try a day's puzzle was solved; 0 if it isn't known. */
export const triesOf = (day: string): number => readSolved().tries[day] ?? 0;

export function saveSolved(puzzle: string): void {
  const stored = readSolved();
  const puzzles = [...new Set(stored.puzzles).add(puzzle)].slice(-MAX_PUZZLES);
  writeStored(SOLVED_KEY, { ...stored, puzzles });
}

/** Save how a day's puzzle went, unless that's known already. */
export function saveDay(day: string, tries: number): void {
  const stored = readSolved();
  if (stored.days.includes(day) || day in stored.tries) return;
  const days = tries ? [...stored.days, day].sort().slice(-MAX_DAYS) : stored.days;
  const entries = [...Object.entries(stored.tries), [day, tries] as const].sort().slice(-MAX_DAYS);
  writeStored(SOLVED_KEY, { ...stored, days, tries: Object.fromEntries(entries) });
}
