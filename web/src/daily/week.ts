/**
 * The last seven days of the deal or the puzzle, for dots and discs. Days before the first visit aren't among them.
 *
 *   weekOf("2026-11-28", new Map([["2026-11-27", "done"]]))   // the oldest first, today last
 *   weekText(week, WON)                                       // "This week: 5 won, Monday not played."
 *   streakOf(days, "2026-11-28")                              // days in a row; one missed day a week is forgiven
 */

import { weekdayName } from "../lib/dates";
import { isText } from "../lib/fits";
import { formatList, t } from "../lib/i18n";
import { readStored, writeStored } from "../lib/storage";
import { lastDays, MAX_DAYS } from "./days";

/** How a day went: won or solved, lost or shown, not played, or today and still to play. */
export type Mark = "done" | "lost" | "missed" | "open";
export interface DayMark {
  readonly day: string;
  readonly mark: Mark;
}
export type Marks = ReadonlyMap<string, "done" | "lost">;

/** What a kind of day calls those that went well and those that didn't. */
export interface WeekWords {
  readonly done: (count: number) => string;
  readonly lost: (count: number) => string;
  /** How a single day went. */
  readonly day: Record<"done" | "lost", () => string>;
}

const FIRST = "pegs.since";
const WEEK = 7;

/** The day of this browser's first visit, which is today if it isn't known. */
function firstVisit(today: string): string {
  const known = readStored(FIRST, isText, "");
  if (!known) writeStored(FIRST, today);
  return known || today;
}

export function weekOf(today: string, marks: Marks): DayMark[] {
  const first = [firstVisit(today), ...marks.keys()].sort()[0]!;
  return lastDays(today, WEEK)
    .filter((day) => day >= first || day === today)
    .map((day) => ({ day, mark: marks.get(day) ?? (day === today ? "open" : "missed") }));
}

export const countOf = (week: readonly DayMark[], mark: Mark): number =>
  week.filter((each) => each.mark === mark).length;

/** A week as a sentence; empty if there's nothing to say yet. */
export function weekText(week: readonly DayMark[], words: WeekWords): string {
  const [done, lost] = [countOf(week, "done"), countOf(week, "lost")];
  const missed = week.filter(({ mark }) => mark === "missed").map(({ day }) => weekdayName(day));
  const parts = [
    done ? words.done(done) : "",
    lost ? words.lost(lost) : "",
    missed.length ? t("today-missed", { days: formatList(missed), count: missed.length }) : "",
  ].filter(Boolean);
  return parts.length ? t("today-week", { parts: parts.join(", ") }) : "";
}

export function dayText(mark: Mark, words: WeekWords): string {
  if (mark === "open") return t("today-today");
  return mark === "missed" ? t("today-not-played") : words.day[mark]();
}

/** The days played without a break until today. Today is no break yet, nor is one missed day in a week. */
export function streakOf(played: ReadonlySet<string>, today: string): number {
  const days = lastDays(today, MAX_DAYS).reverse();
  let count = 0;
  let missed = -WEEK;
  for (const [ago, day] of days.entries()) {
    if (played.has(day)) count += 1;
    else if (ago > 0) {
      if (ago - missed < WEEK) break;
      missed = ago;
    }
  }
  return count;
}
