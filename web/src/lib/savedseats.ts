/** The keys to this browser's seats, as they are stored. `identity.ts` is the store that follows their changes. */
import { fieldsOf, isName, isNumber, isText, nullOr, oneOf } from "./fits";
import { type Place, storedList } from "./storage";

export interface SavedSeat {
  table: string;
  code: string;
  /** Null for a watcher or a screen. */
  seat: number | null;
  token: string;
  role: "player" | "watcher" | "screen";
}

export const SEATS = "pegs.seats";

const isSeat = fieldsOf<SavedSeat>({
  table: isName,
  code: isText,
  seat: nullOr(isNumber),
  token: isName,
  role: oneOf("player", "watcher", "screen"),
});

export const readSeats = (place?: Place): SavedSeat[] => storedList(SEATS, isSeat, place);

/** The seat at the table with this id: the person's, or the screen's. */
export function seatAt(seats: readonly SavedSeat[], table: string, screen = false): SavedSeat | undefined {
  return seats.find((each) => each.table === table && (each.role === "screen") === screen);
}
