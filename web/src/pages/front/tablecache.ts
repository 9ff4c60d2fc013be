/**
 * What the server last told of my tables, saved for when it cannot be reached.
 *
 *   cacheTables(saved, answers);      // after each answer
 *   cachedTables(saved)              // an answer a key; nothing is known of some
 */
import type { SavedSeat } from "../../app/identity";
import type { MyTable, TableSummary } from "../../protocol/types";

const TABLES = "pegs.tables";

export function cacheTables(saved: readonly SavedSeat[], answers: readonly MyTable[]): void {
  const known = saved.flatMap((seat, i) => (answers[i]?.table ? [[seat.token, answers[i].table]] : []));
  try {
    localStorage.setItem(TABLES, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A table that is not known stays out: only the server can say that there is none. */
export function cachedTables(saved: readonly SavedSeat[]): MyTable[] {
  const known = read();
  return saved.map((seat) => ({ table: known[seat.token] }) as MyTable);
}

function read(): Record<string, TableSummary | undefined> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "{}");
    return typeof known === "object" && known !== null ? (known as Record<string, TableSummary>) : {};
  } catch {
    return {};
  }
}
