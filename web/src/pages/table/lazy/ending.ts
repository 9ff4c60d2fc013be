/**
 * The end of a game in plain data: who won, how many pegs each team has home, and what to say about it.
 *
 *   const ending = endingOf(play);
 *   ending.title, ending.score       // "Rosa and Ana", "All 10 pegs home. Ben and Theo had 7."
 *   cardsText(["T", "T"])            // "two 10s"
 */
import { formatList, t } from "../../../app/i18n";
import { HOME } from "../../../board/shape";
import type { Card, Seat, SeatInfo } from "../../../protocol/types";
import { aCard, faceOf } from "../../../story/cards";
import { yesNo } from "../../../story/names";
import type { Play } from "../play.svelte";

interface TeamResult {
  readonly team: number;
  readonly seats: readonly SeatInfo[];
  readonly names: string;
  readonly home: number;
}

export interface Ending {
  readonly winners: TeamResult;
  readonly others: readonly TeamResult[];
  /** The viewer's team if it lost; null for winners and watchers. */
  readonly lost: TeamResult | null;
  /** Whether the viewer won. */
  readonly won: boolean;
  /** The pegs of a team. */
  readonly pegs: number;
}

export function endingOf(play: Play): Ending {
  const { seats, board } = play.table!;
  const { pegs, winner } = play.game!;
  const home = (seat: Seat) => (pegs[seat] ?? []).filter((place) => place >= HOME).length;
  const teams = Array.from({ length: board.teams }, (_, team): TeamResult => {
    const members = seats.filter((each) => each.team === team);
    return {
      team,
      seats: members,
      names: formatList(members.map((each) => play.wording!.name(each.seat))),
      home: members.reduce((sum, each) => sum + home(each.seat), 0),
    };
  });
  const mine = play.me === null ? null : (seats[play.me]?.team ?? null);
  const others = teams.filter((each) => each.team !== winner);
  return {
    winners: teams[winner ?? 0]!,
    others,
    lost: others.find((each) => each.team === mine) ?? null,
    won: mine === winner,
    pegs: (board.players / board.teams) * board.pegs,
  };
}

const isAlone = (team: TeamResult) => yesNo(team.seats.length === 1);

/** Who won, for everyone else. */
export const winnersText = ({ winners }: Ending): string =>
  t("over-they", { names: winners.names, alone: isAlone(winners) });

export const firstText = ({ winners }: Ending): string =>
  t("over-first", { names: winners.names, alone: isAlone(winners) });

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
