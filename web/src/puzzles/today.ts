/** The puzzle of the day as this browser knows it: today's state in words, and its week. */
import { type DayMark, type Marks, streakOf, type WeekWords, weekOf } from "../daily/week";
import { t } from "../lib/i18n";
import { shownDays, solvedDays, triesOf } from "./solved";

export const SOLVED: WeekWords = {
  done: (count) => t("today-solved-count", { count }),
  lost: (count) => t("today-shown-count", { count }),
  day: { done: () => t("today-day-solved"), lost: () => t("today-day-shown") },
};

export const puzzleWeek = (today: string): DayMark[] => weekOf(today, results());

export const puzzleStreak = (today: string): number => streakOf(solvedDays(), today);

/** "New every day", "Not played yet", "Solved, third try" … */
export function puzzleState(today: string): string {
  const found = results();
  if (found.get(today) === "done") return t("today-solved", { tries: triesOf(today) });
  if (found.has(today)) return t("today-lost");
  return found.size ? t("today-open") : t("today-new");
}

function results(): Marks {
  const shown = [...shownDays()].map((day) => [day, "lost"] as const);
  return new Map([...shown, ...[...solvedDays()].map((day) => [day, "done"] as const)]);
}
