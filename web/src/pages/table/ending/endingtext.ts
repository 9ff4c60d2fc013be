/** What to say about the end of a game: "All 10 pegs home. Ben and Theo had 7." */
import { aCard, faceOf } from "../../../cards/cardname";
import { formatList, t } from "../../../lib/i18n";
import type { Card } from "../../../protocol/types";
import { yesNo } from "../../../story/names";
import type { Ending, TeamResult } from "./ending";

const isAlone = (team: TeamResult) => yesNo(team.seats.length === 1);

/** Who won, for everyone else. */
export const winnersText = ({ winners }: Ending): string =>
  t("over-they", { names: winners.names, alone: isAlone(winners) });

const firstText = ({ winners }: Ending): string => t("over-first", { names: winners.names, alone: isAlone(winners) });

/** Who won, for the viewer. */
export const resultText = (ending: Ending): string =>
  ending.won ? t("over-you") : ending.lost ? firstText(ending) : winnersText(ending);

export function scoreText({ others, pegs }: Ending): string {
  const had = others.map((each) => t("over-had", { names: each.names, count: each.home, alone: isAlone(each) }));
  return t("over-score", { pegs, others: `${had.join(", ")}.` });
}

/** "two 10s", "a 4 and a 9". */
export function cardsText(cards: readonly Card[]): string {
  const ranks = [...new Set(cards)];
  return formatList(
    ranks.map((card) => {
      const count = cards.filter((each) => each === card).length;
      if (count === 1) return aCard(card);
      return t("over-cards", { count, key: card === "*" ? "joker" : card, card: faceOf(card) });
    }),
  );
}
