/** This person's wins and losses at all the tables that this browser knows. */
import type { MyTable } from "../../../protocol/types";
import { hasWon } from "../../../story/winners";

/** The beginning of a day's month, in seconds since 1970. */
export const monthOf = (day: Date): number => new Date(day.getFullYear(), day.getMonth()).getTime() / 1000;

export function winsSince(tables: readonly MyTable[], since: number): { won: number; lost: number } {
  const results = tables.flatMap(({ table }) =>
    table?.seat == null
      ? []
      : (table.games ?? []).filter((game) => game.at >= since).map((game) => hasWon(table, game)),
  );
  const won = results.filter(Boolean).length;
  return { won, lost: results.length - won };
}
