/**
 * This person's tables in words: whose turn it is, who won.
 *
 *   const lists = rowsOf(seats, answers);
 *   lists.running[0].note      // "Your turn"
 */
import { formatList, t } from "../lib/i18n";
import type { SavedSeat } from "../lib/savedseats";
import type { FinishedGame, MyTable, SeatInfo, TableSummary, WaitingTurn } from "../protocol/types";
import { hasWon, winnersOf } from "../story/winners";

interface GameRow {
  readonly title: string;
  readonly subtitle: string;
  /** Whose turn it is, or who won. */
  readonly note: string;
  /** Who plays, in the order of their seats. */
  readonly seats: readonly SeatInfo[];
}

export interface RunningRow extends GameRow {
  readonly table: string;
  readonly stage: TableSummary["stage"];
  readonly mine: boolean;
}

export interface FinishedRow extends GameRow {
  readonly game: string;
  readonly at: number;
}

/** A table where it's this player's turn. */
export interface MyTurn {
  readonly row: RunningRow;
  readonly turn: WaitingTurn;
  readonly seat: number;
  readonly deadline: number | null;
}

export interface GameLists {
  /** The tables that wait for this player, the one to go to first at the top. */
  readonly turns: readonly MyTurn[];
  /** Those where it's this player's turn come first. */
  readonly running: readonly RunningRow[];
  /** The newest first. */
  readonly finished: readonly FinishedRow[];
  /** Tokens that are no longer valid. */
  readonly dead: readonly string[];
}

/** A clock that runs out sooner than this (seconds) is one that people sit in front of. */
const LIVE = 3600;

export function rowsOf(saved: readonly SavedSeat[], answers: readonly MyTable[]): GameLists {
  const turns: MyTurn[] = [];
  const running: RunningRow[] = [];
  const finished: FinishedRow[] = [];
  const dead: string[] = [];
  for (const [i, seat] of saved.entries()) {
    const { table, waiting = null } = answers[i] ?? {};
    if (table === null) dead.push(seat.token);
    if (!table) continue;
    const row = runningOf(table);
    running.push(row);
    if (waiting && table.seat !== null)
      turns.push({ row, turn: waiting, seat: table.seat, deadline: table.deadline ?? null });
    finished.push(...(table.games ?? []).map((each) => finishedOf(table, each)));
  }
  turns.sort((one, other) => urgencyOf(one) - urgencyOf(other) || one.turn.since - other.turn.since);
  running.sort((one, other) => Number(other.mine) - Number(one.mine));
  finished.sort((one, other) => other.at - one.at);
  return { turns, running, finished, dead };
}

/** A table with a live clock comes before all others. */
const urgencyOf = ({ turn, deadline }: MyTurn): number => Number(deadline === null || deadline - turn.since > LIVE);

function runningOf(table: TableSummary): RunningRow {
  const mine = table.stage === "playing" && table.turn !== null && table.turn === table.seat;
  const { stage, seats } = table;
  return { ...namesOf(table), table: table.table, stage, seats, note: noteOf(table, mine), mine };
}

function namesOf(table: TableSummary): Pick<GameRow, "title" | "subtitle"> {
  const others = table.seats
    .filter((each) => each.seat !== table.seat && each.kind === "person")
    .map((each) => each.name);
  return { title: table.rules_title, subtitle: formatList(others) };
}

function noteOf(table: TableSummary, mine: boolean): string {
  if (mine) return t("games-your-turn");
  if (table.stage === "paused") return t("games-paused");
  if (table.stage === "over") return t("games-over");
  if (table.stage === "gathering") {
    const taken = table.seats.filter((each) => each.kind !== "open").length;
    return t("games-gathering", { taken, seats: table.players });
  }
  return t("games-waiting", { name: table.seats[table.turn ?? 0]?.name ?? "" });
}

function finishedOf(table: TableSummary, finished: FinishedGame): FinishedRow {
  const winners = winnersOf(table, finished);
  const note = hasWon(table, finished)
    ? t("games-won")
    : t("pages-winner", { count: winners.length, names: formatList(winners.map((each) => each.name)) });
  return { ...namesOf(table), game: finished.game, seats: table.seats, note, at: finished.at };
}
