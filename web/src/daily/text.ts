/** Sentences about the deal of the day. */
import { t } from "../lib/i18n";
import type { DailyDay } from "../protocol/types";
import type { DayResult } from "./days";

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
