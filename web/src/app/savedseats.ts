/** The keys to this browser's seats, as they are stored. `identity.ts` is the store that follows their changes. */
import { readStored } from "./storage";

export interface SavedSeat {
  table: string;
  code: string;
  /** Null for a watcher or a screen. */
  seat: number | null;
  token: string;
  role: "player" | "watcher" | "screen";
}

export const SEATS = "pegs.seats";

export function readSeats(): SavedSeat[] {
  const stored = readStored<unknown>(SEATS, []);
  if (!Array.isArray(stored)) return [];
  return (stored as Partial<SavedSeat>[]).filter((each) => each?.table && each.token) as SavedSeat[];
}

/** The seat at the table with this id: the person's, or the screen's. */
export function seatAt(seats: readonly SavedSeat[], table: string, screen = false): SavedSeat | undefined {
  return seats.find((each) => each.table === table && (each.role === "screen") === screen);
}
