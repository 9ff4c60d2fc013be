/** A turn prepared while others play: what it does, and whether a turn of now does the same. */

import { faceOf, theCard } from "../cards/cardname";
import { t } from "../lib/i18n";
import type { Seat } from "../protocol/types";
import type { Names } from "../story/names";
import { clauses } from "../story/sentences";
import { type Candidate, operationsOf } from "./candidates";

export interface Ready {
  readonly candidate: Candidate;
  /** The id of its card in the hand. */
  readonly handCard: number | null;
}

/** Whether two candidates are the same turn and hit the same pegs. */
export function doesTheSame(one: Candidate, other: Candidate): boolean {
  return one.option.turn === other.option.turn && hitsOf(one) === hitsOf(other);
}

const hitsOf = (candidate: Candidate): string =>
  JSON.stringify(operationsOf(candidate).filter((each) => each.op !== "moved"));

/** "7 to Theo's 13". What begins with a verb or a peg stands after a colon: "Q: a peg comes out". */
export function readyText({ option, steps }: Candidate, seat: Seat, names: Names): string {
  const card = option.card ?? "?";
  if (steps.length === 0) return t("press-discard", { card: theCard(card) });
  return t("ready-does", { card: faceOf(card), does: doesText({ option, steps }, seat, names) });
}

/** "to Theo's 13, bump Ben". */
export const doesText = ({ steps }: Candidate, seat: Seat, names: Names): string =>
  clauses(
    steps.flatMap((step) => step.parts),
    seat,
    names,
  ).join(", ");
