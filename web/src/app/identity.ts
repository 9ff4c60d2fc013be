/**
 * What this browser keeps of its person: name and color, keys to seats, settings. There is no account.
 *
 *   me.value                          // {name, color} | null on the first visit
 *   saveMe({name: "Rosa", color: "B"});
 *   saveSeat(seated);                 // after POST /api/tables, join, watch, claim: then go(`/t/${seated.table}`)
 *   seatAt(table)?.token              // the key to a seat
 *   settings.value.theme              // and saveSettings({theme: "dark"})
 *
 * `me`, `seats` and `settings` are cells: templates that read `.value` follow them, also when another tab
 * of this browser changes them.
 */
import type { Color, Seated } from "../protocol/types";
import { Store } from "./store";

export interface Identity {
  name: string;
  color: Color;
}

export interface SavedSeat {
  table: string;
  code: string;
  seat: number | null;
  token: string;
  role: "player" | "watcher" | "screen";
}

export interface UserSettings {
  theme: "auto" | "light" | "dark" | "contrast";
  sounds: boolean;
  /** How loud, 0 ... 1. */
  volume: number;
  /** Whether a turn is played only by a tap on *Play*. */
  confirm: boolean;
  /** `auto` follows the system's wish for less motion. */
  motion: "auto" | "full" | "reduced";
  /** Larger letters everywhere. */
  large: boolean;
  /** Two letters, or `auto` for the browser's. */
  language: string;
}

const USUAL: UserSettings = {
  theme: "auto",
  sounds: true,
  volume: 0.7,
  confirm: true,
  motion: "auto",
  large: false,
  language: "auto",
};
/** The keys of more tables than these are forgotten, the oldest first. */
const MOST_SEATS = 60;

function read<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing (private window, full disk) still plays.
  }
}

function readMe(): Identity | null {
  // Until November 2026 the color was stored under its British name.
  const stored = read<(Partial<Identity> & { colour?: Color }) | null>("pegs.me", null);
  const color = stored?.color ?? stored?.colour;
  return typeof stored?.name === "string" && stored.name && color ? { name: stored.name, color } : null;
}

function readSeats(): SavedSeat[] {
  const kept = read<unknown>("pegs.seats", []);
  if (!Array.isArray(kept)) return [];
  return (kept as Partial<SavedSeat>[]).filter((each) => each?.table && each.token) as SavedSeat[];
}

export const me = new Store<Identity | null>(readMe());
export const seats = new Store<readonly SavedSeat[]>(readSeats());
export const settings = new Store<UserSettings>({ ...USUAL, ...read("pegs.settings", {}) });

export function saveMe(identity: Identity): void {
  write("pegs.me", identity);
  me.value = identity;
}

/** Keep the key to a seat; a player's key is not given up for a watcher's. */
export function saveSeat(seated: Seated, role: SavedSeat["role"] = seated.seat === null ? "watcher" : "player"): void {
  const kept: SavedSeat = { table: seated.table, code: seated.code, seat: seated.seat, token: seated.token, role };
  const others = seats.value.filter(
    (each) => each.table !== kept.table || (each.role === "screen") !== (role === "screen"),
  );
  keepSeats([...others, kept].slice(-MOST_SEATS));
}

/** Forgetting what is not kept changes nothing: an effect that forgets comes to rest. */
export function removeSeat(token: string): void {
  const others = seats.value.filter((each) => each.token !== token);
  if (others.length < seats.value.length) keepSeats(others);
}

function keepSeats(kept: readonly SavedSeat[]): void {
  write("pegs.seats", kept);
  seats.value = kept;
}

/** The key this browser has for a table (by its id). A television's key counts only where it is asked for. */
export function seatAt(table: string, screen = false): SavedSeat | undefined {
  return seats.value.find((each) => each.table === table && (each.role === "screen") === screen);
}

export function saveSettings(changed: Partial<UserSettings>): void {
  const kept = { ...settings.value, ...changed };
  write("pegs.settings", kept);
  settings.value = kept;
}

/** Whether things should not move. */
export function isMotionReduced(): boolean {
  const motion = settings.value.motion;
  if (motion !== "auto") return motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === "pegs.me") me.value = readMe();
    if (event.key === "pegs.seats") seats.value = readSeats();
    if (event.key === "pegs.settings") settings.value = { ...USUAL, ...read("pegs.settings", {}) };
  });
}
