/**
 * The puzzles that this browser has solved, and how the puzzles of the day went. Nothing else knows.
 *
 *   saveSolved("1a2b3c4d");                  // any puzzle
 *   saveDay("2026-11-23", 3);                // that day's was solved, at the third try
 *   saveDay("2026-11-23", 0);                // or its answer was shown
 *   solvedDays();  triesOf("2026-11-23")
 */
import { isNumber, isObject, isText, listOf, mapOf } from "../lib/fits";
import { readStored, writeStored } from "../lib/storage";

const KEY = "pegs.practice";
const MAX_DAYS = 400;
const MAX_PUZZLES = 2000;

interface Stored {
  readonly puzzles: readonly string[];
  readonly days: readonly string[];
  /** At which try a day's puzzle was solved; 0 if the answer was shown. Days before 2026-11-28 have none. */
  readonly tries: Record<string, number>;
}

function read(): Stored {
  const { puzzles, days, tries }: Record<string, unknown> = readStored(KEY, isObject, {});
  return { puzzles: listOf(puzzles, isText), days: listOf(days, isText), tries: mapOf(tries, isNumber) };
}

export const solvedPuzzles = (): ReadonlySet<string> => new Set(read().puzzles);
export const solvedDays = (): ReadonlySet<string> => new Set(read().days);
/** The days whose puzzle was shown before it was solved. */
export const shownDays = (): ReadonlySet<string> =>
  new Set(Object.entries(read().tries).flatMap(([day, tries]) => (tries ? [] : [day])));
/** At which try a day's puzzle was solved; 0 if it isn't known. */
export const triesOf = (day: string): number => read().tries[day] ?? 0;

export function saveSolved(puzzle: string): void {
  const stored = read();
  const puzzles = [...new Set(stored.puzzles).add(puzzle)].slice(-MAX_PUZZLES);
  writeStored(KEY, { ...stored, puzzles });
}

/** Save how a day's puzzle went, unless that's known already. */
export function saveDay(day: string, tries: number): void {
  const stored = read();
  if (stored.days.includes(day) || day in stored.tries) return;
  const days = tries ? [...stored.days, day].sort().slice(-MAX_DAYS) : stored.days;
  const entries = [...Object.entries(stored.tries), [day, tries] as const].sort().slice(-MAX_DAYS);
  writeStored(KEY, { ...stored, days, tries: Object.fromEntries(entries) });
}
