/**
 * Opening a table that starts from a position: one seat is mine, the others have bots.
 *
 *   await openTable({ rules, players, teams, position }, seat, { colors })     // needs a name (`me`)
 */

import { api } from "../lib/api";
import { me, saveSeat } from "../lib/identity";
import { go } from "../lib/router";
import type { Color, RulesChoice, Seat, SeatChoice } from "../protocol/types";

interface Start {
  rules: RulesChoice;
  players: number;
  teams: number;
  /** In the notation; hands of bots may be numbers of cards. */
  position: string;
}

interface Others {
  /** Plays at the other seats: if not given, the usual one. */
  bot?: string;
  /** The pegs of all seats, mine too: if not given, I have my own color. */
  colors?: readonly Color[];
}

/** Open the table and go there. */
export async function openTable(start: Start, mine: Seat, { bot, colors }: Others = {}): Promise<void> {
  const seats = Array.from({ length: start.players }, (_, seat): SeatChoice => {
    if (seat === mine) return { who: "me" };
    return { who: "bot", ...(bot ? { bot } : {}), ...(colors ? { color: colors[seat]! } : {}) };
  });
  const person = { ...me.value!, ...(colors ? { color: colors[mine]! } : {}) };
  const seated = await api.newTable({ settings: { ...start, seats }, ...person, start: true });
  saveSeat(seated);
  go(`t/${seated.table}`);
}
