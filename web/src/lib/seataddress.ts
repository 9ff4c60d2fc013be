/** The seat from which a review is seen, as its address says: `?seat=2`. */
import { numberInAddress } from "./router";

export const seatQuery = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

/** The seat in this page's address; null if it names none. */
export function seatInAddress(players: number): number | null {
  const seat = numberInAddress("seat");
  return seat !== null && seat < players ? seat : null;
}
