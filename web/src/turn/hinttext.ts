/**
 * What a hint or the coach says: a turn in a few words, and the reasons for it.
 *
 *   optionText(option)                             // "Play the 5"
 *   reasonLead(reason, effects, me, nameOf)        // "Bumps Ben", "Goes home"
 */

import { theCard } from "../cards/cardname";
import { t } from "../lib/i18n";
import type { AnyOperation, Option, Reason, Seat } from "../protocol/types";

export function optionText(option: Option): string {
  const card = theCard(option.card ?? "?");
  if (option.kind === "discard") return t("press-discard", { card });
  if (option.kind === "declare") return t("hint-declare", { card, said: theCard(option.declared ?? "?") });
  if (option.kind === "accept") return t("word-accept");
  if (option.kind === "doubt") return t("word-doubt");
  if (option.kind === "draw") return t("word-draw");
  if (option.kind === "extra") return t("word-extra");
  if (option.kind === "pass") return t("word-pass");
  return option.card ? t("press-card", { card }) : t("press-penalty");
}

/** The first seat whose peg is sent somewhere. */
export function seatSent(effects: readonly AnyOperation[], op: "sent_to_start" | "sent_to_in_spot"): Seat | null {
  const found = effects.find((each) => each.op === op);
  return found && "seat" in found ? found.seat : null;
}

const ICONS: Record<string, string> = {
  bump: "burst",
  boost: "help",
  out: "out",
  home: "house",
  settled: "house",
  packed: "house",
  finish: "house",
  danger: "check",
};

export const reasonIcon = ({ term }: Reason): string =>
  ICONS[term ?? ""] ?? (term?.startsWith("keep") || term?.startsWith("ready") ? "clock" : "check");

/** How a reason begins. A bump or boost names the player. */
export function reasonLead(
  reason: Reason,
  effects: readonly AnyOperation[],
  me: Seat | null,
  nameOf: (seat: Seat) => string,
): string {
  const [bumped, boosted] = [seatSent(effects, "sent_to_start"), seatSent(effects, "sent_to_in_spot")];
  if (reason.term === "bump" && bumped !== null) return t("hint-bumps", { name: nameOf(bumped) });
  if (reason.term === "boost" && boosted !== null && boosted !== me) return t("hint-boosts", { name: nameOf(boosted) });
  return reason.lead ?? "";
}
