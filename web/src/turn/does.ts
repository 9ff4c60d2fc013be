/**
 * What turns and their steps do, without the numbers of holes.
 *
 *   moveText(step, seat, names)                      // "10 forward", "a peg comes out"
 *   hitText(part, seat, names)                       // "bumps Ben"
 *   doesClauses(candidate, seat, names)              // ["10 forward", "bumps Ben"]
 *   readyText(candidate, seat, names)                // "K: 10 forward, bumps Ben"
 */
import { faceOf, theCard } from "../cards/cardname";
import { t } from "../lib/i18n";
import type { Landing, Part, Seat } from "../protocol/types";
import { deedClauses, JUMPS } from "../story/deeds";
import { type Names, yesNo } from "../story/names";
import { clause } from "../story/sentences";
import { type Candidate, goesBack, holesOf, isHit } from "./candidates";

const COUNTED: readonly string[] = ["to", "into", "back"];
const NOTHING_MOVED = { card: "?", operations: [], before: [] };

/** How a step's peg moves; empty if it only sends another one away. */
export function moveText(step: Landing, seat: Seat, names: Names): string {
  const part = step.parts.find((each) => !isHit(each));
  if (!part) return "";
  if (COUNTED.includes(part.verb))
    return t("row-far", { count: holesOf(step), way: goesBack(step) ? "back" : "forward" });
  if (JUMPS.includes(part.verb)) return t("row-jump");
  return part.verb === "swaps" ? hitText(part, seat, names) : clause(part, seat, names, "no");
}

/** What a step does to another peg. The verb is about the card, but for the player's own peg: "bump your own peg". */
export const hitText = (part: Part, seat: Seat, names: Names, you = yesNo(part.peg === undefined)): string =>
  deedClauses([part], seat, NOTHING_MOVED, names, you).join(", ");

/** All that a turn does, in order. */
export const doesClauses = ({ steps }: Candidate, seat: Seat, names: Names): string[] =>
  steps
    .flatMap((step) => [
      moveText(step, seat, names),
      ...step.parts.filter(isHit).map((part) => hitText(part, seat, names)),
    ])
    .filter(Boolean);

export const doesText = (candidate: Candidate, seat: Seat, names: Names): string =>
  doesClauses(candidate, seat, names).join(", ");

/** A turn with its card. */
export function readyText(candidate: Candidate, seat: Seat, names: Names): string {
  const card = candidate.option.card ?? "?";
  if (candidate.steps.length === 0) return t("press-discard", { card: theCard(card) });
  return t("ready-does", { card: faceOf(card), does: doesText(candidate, seat, names) });
}
