/** What a step of a lesson asks for, in a sentence. */
import { cardName, theCard } from "../cards/cardname";
import { t } from "../lib/i18n";
import { type Candidate, holesOf, isPegStage, isSplit, stepOf } from "../turn/candidates";
import type { Selection } from "../turn/selection";
import { asksLine } from "./aim";
import type { StepStage } from "./steps";

/** `claimant`: who has just called a card, with a bluff. */
export function instructionOf(stage: StepStage, target: Candidate, selection: Selection, claimant: string): string {
  const { option } = target;
  if (stage === "play") return playText(selection.chosen ?? target);
  if (stage === "word") {
    if (option.kind === "draw") return t("learn-draw");
    return selection.open.length > 1 ? t("learn-answer") : t("learn-believe", { name: claimant });
  }
  if (stage === "card")
    return option.kind === "discard" || option.kind === "free"
      ? t("learn-tap-any")
      : t("learn-tap-card", { card: theCard(option.card ?? "?") });
  if (stage === "declared") return t("learn-say", { card: cardName(option.declared ?? "?") });
  if (asksLine(stage, target)) return t("learn-tap-line");
  if (isPegStage(stage)) return t("learn-tap-peg");
  if (isSplit(target)) return t("learn-tap-number", { count: holesOf(target.steps[stepOf(stage)]!) });
  return t("learn-tap-hole");
}

/** At the end of a split, what's left for the other peg, too. */
function playText(chosen: Candidate): string {
  const press = t("learn-press", { kind: chosen.option.kind });
  const last = chosen.steps.at(-1);
  return isSplit(chosen) && last ? `${t("learn-rest", { count: holesOf(last) })} ${press}` : press;
}
