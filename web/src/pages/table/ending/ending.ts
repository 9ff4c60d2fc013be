/**
 * The end of a game in plain data: who won, and how many pegs each team has home.
 *
 *   const ending = endingOf(play);
 *   ending.winners.names, ending.others[0].home      // "Rosa and Ana", 7
 */

import { HOME } from "../../../board/shape";
import { formatList } from "../../../lib/i18n";
import type { Seat, SeatInfo } from "../../../protocol/types";
import type { Play } from "../play.svelte";

export interface TeamResult {
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

/** The pegs that the viewer's team brought home, and the one against it. */
export const homeOf = ({ lost, others, pegs }: Ending): { mine: number; theirs: number } =>
  lost ? { mine: lost.home, theirs: pegs } : { mine: pegs, theirs: others[0]!.home };
