/** Sentences about the deal of the day. */
import { t } from "../lib/i18n";
import type { DailyDay } from "../protocol/types";
import { countOf, type DayMark } from "./week";

/** With fewer people, their numbers say too much about each. */
const LEAST_PEOPLE = 5;

/** How many played and won; empty if they were few. */
export const numbersText = ({ people, wins }: Pick<DailyDay, "people" | "wins">): string =>
  people < LEAST_PEOPLE ? "" : t("daily-numbers", { people, wins });

const SIGNS: Record<DayMark["mark"], string> = { done: "●", lost: "○", missed: "◌", open: "◌" };

/** What's shared of a week: a sign for each day, and how today went, without any card. */
export const shareText = (week: readonly DayMark[], score: string): string =>
  [week.map(({ mark }) => SIGNS[mark]).join(""), t("daily-week-won", { count: countOf(week, "done") }), score].join(
    "\n",
  );
