/** The words of an instruction, which everyone around the board reads or hears. */

import { theCard } from "../../../cards/cardname";
import { t } from "../../../lib/i18n";
import type { Instruction, Seat } from "../../../protocol/types";
import type { Names } from "../../../story/names";
import { clauses } from "../../../story/sentences";

export interface StepText {
  /** The owner of the peg; null if the step is about the whole board. */
  readonly seat: Seat | null;
  readonly text: string;
}

/** One step for each part, in the order of the marks on the board. */
export function stepsOf({ steps, seat }: Instruction, names: Names): StepText[] {
  return clauses(steps, seat, names).map((text, i) => {
    const { peg, origin } = steps[i]!;
    // The number of a hole stays with its side.
    const sentence = t("story-sentence", { text }).replace(/ (?=\d)/g, "\u00a0");
    return { seat: origin === undefined ? null : (peg ?? seat), text: sentence };
  });
}

/** "Rosa played the 7", as everyone reads it. */
export function occasionOf({ kind, seat, card }: Instruction, names: Names): string {
  const who = names.player(seat);
  switch (kind) {
    case "set_up":
      return t("wooden-before");
    case "take_back":
      return t("wooden-took-back", { who });
    case "turn":
      return card ? t("wooden-played", { who, card: theCard(card) }) : t("wooden-moved", { who });
  }
}

export const titleOf = ({ kind }: Instruction): string =>
  kind === "set_up" ? t("wooden-title-set-up") : kind === "take_back" ? t("wooden-title-back") : t("wooden-title-move");
