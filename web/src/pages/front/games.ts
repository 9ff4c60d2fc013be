/**
 * This person's tables in words: whose turn it is, who won.
 *
 *   const lists = gamesOf(seats, answers);
 *   lists.running[0].note      // "Your turn"
 */

import { teachesFirstGame } from "../../lessons/stored";
import { formatList, t } from "../../lib/i18n";
import type { SavedSeat } from "../../lib/savedseats";
import type { FinishedGame, MyTable, TableSummary } from "../../protocol/types";
import { hasWon, winnersOf } from "../../story/winners";

interface RunningRow {
  table: string;
  title: string;
  note: string;
  /** The color of the peg to show: this player's own or, for a watcher, that of the player whose turn it is. */
  color: string;
  mine: boolean;
}

interface FinishedRow {
  game: string;
  title: string;
  note: string;
  color: string;
  at: number;
}

interface GameLists {
  running: readonly RunningRow[];
  finished: readonly FinishedRow[];
  /** Tokens that are no longer valid. */
  dead: readonly string[];
}

/** Tables where it's this player's turn come first; finished games are sorted newest first. */
export function gamesOf(saved: readonly SavedSeat[], answers: readonly MyTable[]): GameLists {
  const running: RunningRow[] = [];
  const finished: FinishedRow[] = [];
  const dead: string[] = [];
  for (const [i, seat] of saved.entries()) {
    const table = answers[i]?.table;
    if (table === null) dead.push(seat.token);
    if (!table) continue;
    running.push(runningOf(table));
    finished.push(...(table.games ?? []).map((each) => finishedOf(table, each)));
  }
  running.sort((one, other) => Number(other.mine) - Number(one.mine));
  finished.sort((one, other) => other.at - one.at);
  return { running, finished, dead };
}

function runningOf(table: TableSummary): RunningRow {
  const mine = table.stage === "playing" && table.turn !== null && table.turn === table.seat;
  const shownSeat = table.seats[table.seat ?? table.turn ?? 0];
  return { table: table.table, title: titleOf(table), note: noteOf(table, mine), color: shownSeat?.color ?? "B", mine };
}

function titleOf(table: TableSummary): string {
  if (teachesFirstGame(table.table)) return t("front-first-game");
  const others = table.seats
    .filter((each) => each.seat !== table.seat && each.kind === "person")
    .map((each) => each.name);
  if (others.length > 0) return t("front-with", { rules: table.rules_title, names: formatList(others) });
  return table.rules_title;
}

function noteOf(table: TableSummary, mine: boolean): string {
  if (mine) return t("front-your-turn");
  if (table.stage === "paused") return t("front-paused");
  if (table.stage === "over") return t("front-over");
  if (table.stage === "gathering") {
    const taken = table.seats.filter((each) => each.kind !== "open").length;
    return t("front-gathering", { taken, seats: table.players });
  }
  return t("front-waiting", { name: table.seats[table.turn ?? 0]?.name ?? "" });
}

function finishedOf(table: TableSummary, finished: FinishedGame): FinishedRow {
  const winners = winnersOf(table, finished);
  const note = hasWon(table, finished)
    ? t("front-won")
    : t("pages-winner", { count: winners.length, names: formatList(winners.map((each) => each.name)) });
  return { game: finished.game, title: table.rules_title, note, color: winners[0]?.color ?? "B", at: finished.at };
}
