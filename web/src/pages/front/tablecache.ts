/**
 * What the server last told of my tables, kept for when it cannot be reached.
 *
 *   remember(kept, answers);      // after each answer
 *   remembered(kept)              // an answer a key; nothing is known of some
 */
import type { KeptSeat } from "../../app/identity";
import type { MyTable, TableSummary } from "../../protocol/types";

const TABLES = "pegs.tables";

export function remember(kept: readonly KeptSeat[], answers: readonly MyTable[]): void {
  const known = kept.flatMap((seat, i) => (answers[i]?.table ? [[seat.token, answers[i].table]] : []));
  try {
    localStorage.setItem(TABLES, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A table that is not known stays out: only the server can say that there is none. */
export function remembered(kept: readonly KeptSeat[]): MyTable[] {
  const known = read();
  return kept.map((seat) => ({ table: known[seat.token] }) as MyTable);
}

function read(): Record<string, TableSummary | undefined> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "{}");
    return typeof known === "object" && known !== null ? (known as Record<string, TableSummary>) : {};
  } catch {
    return {};
  }
}
