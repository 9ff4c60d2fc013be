/**
 * This person's tables in words: whose turn it is, who won.
 *
 *   const lists = rowsOf(seats, answers);
 *   lists.running[0].note      // "Your turn"
 */
import { isolated } from "../lib/bidi";
import { dayAt, hourAt } from "../lib/dates";
import { isHere } from "../lib/here";
import { formatList, t } from "../lib/i18n";
import type { SavedSeat } from "../lib/savedseats";
import type { FinishedGame, GameName, MyTable, SeatInfo, TableSummary, WaitingTurn } from "../protocol/types";
import { twoLines } from "../story/gamename";
import { hasWon, seatThen, winnersOf } from "../story/winners";

interface GameRow {
  readonly title: string;
  readonly subtitle: string;
  /** Whose turn it is, or who won. */
  readonly note: string;
  /** Who plays, in the order of their seats. */
  readonly seats: readonly SeatInfo[];
  /** When it was dealt, or ended (seconds since 1970). */
  readonly at: number;
}

export interface RunningRow extends GameRow {
  readonly table: string;
  readonly stage: TableSummary["stage"];
  readonly mine: boolean;
}

export interface FinishedRow extends GameRow {
  readonly game: string;
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
}

/** A clock that runs out sooner than this (seconds) is one that people sit in front of. */
const LIVE = 3600;

export function rowsOf(saved: readonly SavedSeat[], answers: readonly MyTable[]): GameLists {
  const turns: MyTurn[] = [];
  const running: RunningRow[] = [];
  const finished: FinishedRow[] = [];
  for (const i of saved.keys()) {
    const { table, waiting = null, goes } = answers[i] ?? {};
    if (!table) continue;
    const row = runningOf(table, goes);
    running.push(row);
    if (waiting && table.seat !== null)
      turns.push({ row, turn: waiting, seat: table.seat, deadline: table.deadline ?? null });
    finished.push(...(table.games ?? []).map((each) => finishedOf(table, each)));
  }
  turns.sort((one, other) => urgencyOf(one) - urgencyOf(other) || one.turn.since - other.turn.since);
  running.sort((one, other) => Number(other.mine) - Number(one.mine));
  finished.sort((one, other) => other.at - one.at);
  const shown = distinguish([...running, ...finished]);
  return {
    turns: turns.map((each) => ({ ...each, row: shown[running.indexOf(each.row)] as RunningRow })),
    running: shown.slice(0, running.length) as RunningRow[],
    finished: shown.slice(running.length) as FinishedRow[],
  };
}

/** A table with a live clock comes before all others. */
const urgencyOf = ({ turn, deadline }: MyTurn): number => Number(deadline === null || deadline - turn.since > LIVE);

function runningOf(table: TableSummary, goes: number | null = null): RunningRow {
  const mine = table.stage === "playing" && table.turn !== null && table.turn === table.seat;
  const { stage, seats } = table;
  const lines = linesOf(table.table, table.name, table.seat);
  const subtitle = goes ? `${lines.subtitle} · ${t("games-goes", { day: dayAt(goes) })}` : lines.subtitle;
  return { ...lines, subtitle, table: table.table, stage, seats, note: noteOf(table, mine), mine, at: table.since };
}

/** A game's two lines; the second one says if it's on this device. */
function linesOf(id: string, name: GameName, seat: number | null): ReturnType<typeof twoLines> {
  const lines = twoLines(name, seat);
  return isHere(id) ? { ...lines, subtitle: `${isolated(lines.subtitle)} · ${t("app-here")}` } : lines;
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
  const seat = table.seat === null ? null : seatThen(table, finished, table.seat);
  const lines = linesOf(finished.game, finished.name, seat);
  return { ...lines, game: finished.game, seats: table.seats, note, at: finished.at };
}

type Row = RunningRow | FinishedRow;

const textOf = ({ title, subtitle }: Row): string => `${title}\n${subtitle}`;

const withTime = (row: Row, time: string): Row => ({ ...row, subtitle: `${isolated(row.subtitle)} · ${time}` });

/** Add the date to all but the first of the rows that would read alike, and the time if that isn't enough. */
function distinguish(rows: readonly Row[]): Row[] {
  const isFirst = (row: Row) => rows.find((each) => textOf(each) === textOf(row)) === row;
  const dated = rows.map((row) => (isFirst(row) ? row : withTime(row, dayAt(row.at))));
  const isUnique = (row: Row) => dated.filter((each) => textOf(each) === textOf(row)).length === 1;
  return dated.map((row, i) => (row === rows[i] || isUnique(row) ? row : withTime(rows[i]!, hourAt(row.at))));
}
