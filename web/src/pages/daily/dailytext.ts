/** Sentences about the deal of the day. */
import { language, t } from "../../app/i18n";
import type { DailyDay } from "../../protocol/types";
import type { DayResult } from "./days";

const inUtc = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...format, timeZone: "UTC" }).format(Date.parse(day));

/** "Sunday, November 22" */
export const dateText = (day: string): string => inUtc(day, { weekday: "long", month: "long", day: "numeric" });

/** "Sun" */
export const weekdayText = (day: string): string => inUtc(day, { weekday: "short" });

/** A moment as a time of day where this device is. */
export const timeText = (moment: number): string =>
  new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }).format(moment);

export const resultText = ({ won, turns }: DayResult): string =>
  won ? t("daily-won", { turns }) : t("daily-lost", { turns });

/** How a day's deal has gone for everyone, and beside them for a person whose result is among theirs. */
export function comparisonText({ people, wins, quickest }: DailyDay, mine: DayResult | null): string {
  if (people === 0) return t("daily-no-one");
  if (mine && people === 1) return t("daily-first");
  const won = t("daily-wins", { wins, people });
  if (quickest === null) return won;
  if (!mine?.won) return `${won} ${t("daily-quickest", { turns: quickest })}`;
  if (mine.turns <= quickest) return `${won} ${t("daily-quickest-mine")}`;
  return `${won} ${t("daily-quickest-and-mine", { turns: quickest, mine: mine.turns })}`;
}
