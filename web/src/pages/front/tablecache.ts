/**
 * The server's last answers about this person's tables, for when it can't be reached.
 *
 *   cacheTables(seats, answers);      // after each answer
 *   cachedTables(seats)               // one answer per seat
 */
import type { SavedSeat } from "../../app/savedseats";
import { readStored, writeStored } from "../../app/storage";
import type { MyTable, TableSummary } from "../../protocol/types";

const KEY = "pegs.tables";

export function cacheTables(seats: readonly SavedSeat[], answers: readonly MyTable[]): void {
  const known = seats.flatMap((seat, i) => (answers[i]?.table ? [[seat.token, answers[i].table]] : []));
  writeStored(KEY, Object.fromEntries(known));
}

/** An unknown table is undefined, not null: null would mean that the server has no such table. */
export function cachedTables(seats: readonly SavedSeat[]): MyTable[] {
  const known = readStored<Record<string, TableSummary | undefined> | null>(KEY, null) ?? {};
  return seats.map((seat) => ({ table: known[seat.token] }) as MyTable);
}
