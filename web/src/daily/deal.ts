/** The deal of the day as this browser knows it: today's state in words, and its week. */
import { t } from "../lib/i18n";
import { dayStored, daysStored } from "./days";
import { type DayMark, type Marks, streakOf, type WeekWords, weekOf } from "./week";

export const WON: WeekWords = {
  done: (count) => t("today-won-count", { count }),
  lost: (count) => t("today-lost-count", { count }),
  day: { done: () => t("today-day-won"), lost: () => t("today-day-lost") },
};

export const dealWeek = (today: string): DayMark[] => weekOf(today, results());

export const dealStreak = (today: string): number => streakOf(new Set(results().keys()), today);

/** "New every day", "Not played yet", "Your team won" … */
export function dealState(today: string): string {
  const { result, table } = dayStored(today);
  if (result) return result.won ? t("today-won") : t("today-lost");
  if (table) return t("today-begun");
  return results().size ? t("today-open") : t("today-new");
}

function results(): Marks {
  const found = daysStored().flatMap(([day, { result }]) => (result ? [[day, result.won] as const] : []));
  return new Map(found.map(([day, won]) => [day, won ? "done" : "lost"]));
}
