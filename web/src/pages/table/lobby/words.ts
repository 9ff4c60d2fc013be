/** What is set at a table before the game, in words. */
import { t } from "../../../lib/i18n";
import type { TableSettings } from "../../../protocol/types";
import { areHandsOpen } from "../here/people";
import type { Play } from "../play.svelte";
import { daysOf, kindOf, type PaceKind } from "./pace";

export function paceName(pace: PaceKind): string {
  if (pace === "none") return t("options-pace-none");
  return pace === "clock" ? t("options-pace-clock") : t("options-pace-days");
}

/** A time limit: "45 seconds", "2 days". */
export function timeName(seconds: number): string {
  if (kindOf(seconds) === "days") return t("options-days", { days: daysOf(seconds) });
  return seconds < 120 ? t("options-seconds", { seconds }) : t("options-minutes", { minutes: seconds / 60 });
}

/** What is set at a table of this device, which has no clocks, and no watchers. */
export const localOptionsText = (play: Play): string =>
  areHandsOpen(play.tableId) ? t("lobby-here-open") : t("lobby-here-cover");

/** "No clock · Anyone may watch". */
export function optionsText({ pace, watchers, board }: TableSettings): string {
  const clock = pace.seconds == null ? t("lobby-no-clock") : timeName(pace.seconds);
  return [clock, watchers ? t("lobby-watch") : t("lobby-no-watch"), board === "wooden" ? t("options-pegs-wooden") : ""]
    .filter(Boolean)
    .join(" · ");
}
