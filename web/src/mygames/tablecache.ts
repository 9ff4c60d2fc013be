/**
 * The server's last answers about this person's tables, for when it can't be reached.
 *
 *   cacheTables(seats, answers);      // after each answer
 *   cachedTables(seats)               // one answer per seat
 */

import { all, type Fits, fieldsOf, isNumber, isObject, isText, nullOr, oneOf } from "../lib/fits";
import { isHere } from "../lib/here";
import type { SavedSeat } from "../lib/savedseats";
import { storedMap, writeStored } from "../lib/storage";
import type { MyTable, TableSummary } from "../protocol/types";

const KEY = "pegs.tables";
const isSummary = fieldsOf({
  table: isText,
  code: isText,
  stage: oneOf("gathering", "playing", "paused", "over"),
  name: isObject,
  players: isNumber,
  teams: isNumber,
  seats: all(isObject),
  turn: nullOr(isNumber),
  seat: nullOr(isNumber),
  games: all(isObject),
  since: isNumber,
}) as unknown as Fits<TableSummary>;

/** Store the latest answers of the server, or of this device, and keep those of the other. */
export function cacheTables(seats: readonly SavedSeat[], answers: readonly MyTable[]): void {
  const known = seats.flatMap((seat, i) => (answers[i]?.table ? [[seat.token, answers[i].table]] : []));
  const others = Object.entries(storedMap(KEY, isSummary)).filter(
    ([token]) => isHere(token) !== isHere(seats[0]!.token),
  );
  writeStored(KEY, Object.fromEntries([...others, ...known]));
}

/** An unknown table is undefined, not null: null would mean that the server has no such table. */
export function cachedTables(seats: readonly SavedSeat[]): MyTable[] {
  const known = storedMap(KEY, isSummary);
  return seats.map((seat) => ({ table: known[seat.token] }) as MyTable);
}
