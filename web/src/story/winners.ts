/** Who won the finished games of a table. */
import type { FinishedGame, SeatInfo, TableSummary } from "../protocol/types";

/** The winners of a finished game. Players may have changed seats since, as a rematch can rotate them. */
export function winnersOf(table: TableSummary, { winner, moved }: FinishedGame): readonly SeatInfo[] {
  const teamThen = (seat: number) => ((((seat - moved) % table.players) + table.players) % table.players) % table.teams;
  return table.seats.filter((each) => teamThen(each.seat) === winner);
}

/** Whether this person won a finished game. */
export const hasWon = (table: TableSummary, game: FinishedGame): boolean =>
  winnersOf(table, game).some((each) => each.seat === table.seat);
