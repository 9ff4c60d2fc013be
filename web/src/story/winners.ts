/** Who won the finished games of a table. */
import type { FinishedGame, SeatInfo, TableSummary } from "../protocol/types";

/** The seat in a finished game of the person who sits at `seat` now. */
export const seatThen = ({ players }: TableSummary, { moved }: FinishedGame, seat: number): number =>
  (((seat - moved) % players) + players) % players;

/** The winners of a finished game. Players may have changed seats since, as a rematch can rotate them. */
export const winnersOf = (table: TableSummary, game: FinishedGame): readonly SeatInfo[] =>
  table.seats.filter((each) => seatThen(table, game, each.seat) % table.teams === game.winner);

/** Whether this person won a finished game. */
export const hasWon = (table: TableSummary, game: FinishedGame): boolean =>
  winnersOf(table, game).some((each) => each.seat === table.seat);
