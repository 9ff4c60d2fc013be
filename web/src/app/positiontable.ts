/**
 * Opening a table that starts from a position: one seat is mine, the others have bots.
 *
 *   await openTable({ rules, players, teams, position }, seat)     // needs a name (`me`)
 */
import type { RulesChoice, Seat, SeatChoice } from "../protocol/types";
import { api } from "./api";
import { me, saveSeat } from "./identity";
import { go } from "./router";

interface Start {
  rules: RulesChoice;
  players: number;
  teams: number;
  /** In the notation; hands of bots may be numbers of cards. */
  position: string;
}

/** Open the table and go there. `bot` plays at the other seats: if not given, the usual one. */
export async function openTable(start: Start, mine: Seat, bot?: string): Promise<void> {
  const seats = Array.from(
    { length: start.players },
    (_, seat): SeatChoice => (seat === mine ? { who: "me" } : { who: "bot", ...(bot ? { bot } : {}) }),
  );
  const seated = await api.newTable({ settings: { ...start, seats }, ...me.value!, start: true });
  saveSeat(seated);
  go(`/t/${seated.table}`);
}
