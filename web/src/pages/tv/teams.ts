/** The teams, for a screen that shows them. */
import type { SeatInfo } from "../../protocol/types";

interface Team {
  number: number;
  seats: readonly SeatInfo[];
}

export function teamsOf(seats: readonly SeatInfo[], teams: number): Team[] {
  return Array.from({ length: teams }, (_, number) => ({
    number,
    seats: seats.filter((each) => each.team === number),
  }));
}
