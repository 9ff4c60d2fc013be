/** The seat from which a review is seen, as its address says: `?seat=2`. */

export const seatQuery = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

/** The seat in this page's address; null if it names none. */
export function seatInAddress(players: number): number | null {
  const seat = Number(new URLSearchParams(location.search).get("seat") ?? "x");
  return Number.isInteger(seat) && seat >= 0 && seat < players ? seat : null;
}
