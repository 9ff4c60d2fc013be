/**
 * What this browser remembers about its user: a name, a color, and the tokens of their seats. There are no accounts.
 *
 *   me.value                          // { name, color }, or null on the first visit
 *   saveMe({ name: "Rosa", color: "B" });
 *   saveSeat(seated);                 // after creating, joining, watching or claiming; then go(`t/${seated.table}`)
 *   findSeat(table)?.token
 *
 * Both are stores, and also follow changes made in another tab.
 */
import type { Color, Seated } from "../protocol/types";
import { isColor, isName, isObject } from "./fits";
import { readSeats, type SavedSeat, SEATS, seatAt } from "./savedseats";
import { type Place, readStored, writeStored } from "./storage";
import { Store } from "./store";

export interface Identity {
  name: string;
  color: Color;
}

export const ME = "pegs.me";
/** Beyond this number the oldest seats are dropped. */
export const MAX_SEATS = 60;

export function readMe(place?: Place): Identity | null {
  // Until November 2026 the color was stored under its British name.
  const { name, color, colour = color }: Record<string, unknown> = readStored(ME, isObject, {}, place);
  return isName(name) && isColor(colour) ? { name, color: colour } : null;
}

export const me = new Store<Identity | null>(readMe());
export const seats = new Store<readonly SavedSeat[]>(readSeats());

export function saveMe(identity: Identity): void {
  writeStored(ME, identity);
  me.value = identity;
}

/** Save a seat, replacing an earlier one at the same table. A screen's token doesn't replace a person's. */
export function saveSeat(seated: Seated, role: SavedSeat["role"] = seated.seat === null ? "watcher" : "player"): void {
  const saved: SavedSeat = { table: seated.table, code: seated.code, seat: seated.seat, token: seated.token, role };
  const others = seats.value.filter(
    (each) => each.table !== saved.table || (each.role === "screen") !== (role === "screen"),
  );
  writeSeats([...others, saved].slice(-MAX_SEATS));
}

/** Does nothing for an unknown token, so it's safe to call from an effect. */
export function removeSeat(token: string): void {
  const others = seats.value.filter((each) => each.token !== token);
  if (others.length < seats.value.length) writeSeats(others);
}

function writeSeats(saved: readonly SavedSeat[]): void {
  writeStored(SEATS, saved);
  seats.value = saved;
}

/** This browser's seat at the table with this id: the person's, or the screen's. */
export function findSeat(table: string, screen = false): SavedSeat | undefined {
  return seatAt(seats.value, table, screen);
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === ME) me.value = readMe();
    if (event.key === SEATS) seats.value = readSeats();
  });
}
