/**
 * A turn in a few words for replays and reviews, next to the player's peg and the card.
 *
 *   summary(turn.lines, names)      // "to Ana’s 3, bumps Ben"
 */
import { t } from "../lib/i18n";
import type { Line } from "../protocol/types";
import type { Names } from "./names";
import { clause, mainLines, sentence } from "./sentences";

export function summary(lines: readonly Line[], names: Names): string {
  return mainLines(lines)
    .map((line) => (line.head ? shortSentence(line, names) : sentence(line, names)))
    .join(". ");
}

function shortSentence(line: Line, names: Names): string {
  // The card is already shown: "9 · discards the 9" would repeat it.
  if (line.head?.verb === "discards" && !line.parts?.length) return t("replay-discarded");
  // The verbs are in the third person even for the viewer's own turn: "bump Ben" would read as a command.
  const parts = line.parts?.length ? line.parts : [line.head!];
  return parts.map((part) => clause(part, line.seat, names, "no")).join(", ");
}
