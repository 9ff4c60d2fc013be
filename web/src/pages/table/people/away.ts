/** Absent players. */
import type { Seat } from "../../../protocol/types";
import type { Play } from "../play.svelte";

/**
 * The absent player for whom everyone waits, if a bot will play for them, or who has just come back; null if no one.
 */
export function awaySeat(play: Play): Seat | null {
  const { table, game } = play;
  if (!game || table?.stage !== "playing") return null;
  if (play.presence.returned === game.turn) return game.turn;
  const seat = table.seats[game.turn];
  return seat?.away_until != null && seat.stand_in === null && game.turn !== play.me ? game.turn : null;
}

/** The share of the time left until a bot plays for a seat, 0 to 1. */
export function timeUntilBot(play: Play, seat: Seat): number {
  const until = play.table?.seats[seat]?.away_until ?? null;
  const whole = play.table?.settings.pace?.absent_seconds ?? 60;
  return until === null ? 0 : Math.max(0, Math.min(1, (until - play.now) / whole));
}
