/**
 * The deals of the day that this browser has played. Nothing else knows whose results they are.
 *
 *   saveDay("2026-11-22", { table });                 // under way
 *   saveResult("2026-11-22", { won: true, turns: 41 });
 *   endTable("2026-11-22", table);                    // not under way any more
 *   lastDays("2026-11-22", 7)                         // the oldest first
 */
import { fieldsOf, isFlag, isNumber, isText, missingOr } from "../lib/fits";
import { type Place, storedMap, writeStored } from "../lib/storage";

export interface DayResult {
  readonly won: boolean;
  /** The person's own turns. */
  readonly turns: number;
}

export interface StoredDay {
  /** The table at which the day's deal is played, or was. */
  readonly table?: string;
  /** The table at which it's played for practice. */
  readonly practice?: string;
  /** The first finished game; the others are practice. */
  readonly result?: DayResult;
}

export const DAYS = "pegs.daily";
/** How many days are stored, here and in puzzles/solved.ts. */
export const MAX_DAYS = 400;
const DAY = 86_400_000;

const isDay = fieldsOf<StoredDay>({
  table: missingOr(isText),
  practice: missingOr(isText),
  result: missingOr(fieldsOf<DayResult>({ won: isFlag, turns: isNumber })),
});

export const readDays = (place?: Place) => storedMap(DAYS, isDay, place);

export const daysStored = (): [string, StoredDay][] => Object.entries(readDays());

export const dayStored = (day: string): StoredDay => readDays()[day] ?? {};

export function saveDay(day: string, more: StoredDay): void {
  const days = Object.entries({ ...readDays(), [day]: { ...dayStored(day), ...more } });
  days.sort(([one], [other]) => (one < other ? -1 : 1));
  writeStored(DAYS, Object.fromEntries(days.slice(-MAX_DAYS)));
}

/** Save a result, unless there is an earlier one of that day. */
export function saveResult(day: string, result: DayResult): void {
  if (!dayStored(day).result) saveDay(day, { result });
}

/** The game at a table is over, so there's nothing to resume there. */
export function endTable(day: string, table: string): void {
  const { [day]: stored = {}, ...others } = readDays();
  const kept = Object.entries(stored).filter(([, value]) => value !== table);
  if (kept.length < Object.keys(stored).length) writeStored(DAYS, { ...others, [day]: Object.fromEntries(kept) });
}

/** A date and those before it. */
export function lastDays(day: string, count: number): string[] {
  const last = Date.parse(day);
  return Array.from({ length: count }, (_, i) => new Date(last - (count - 1 - i) * DAY).toISOString().slice(0, 10));
}
