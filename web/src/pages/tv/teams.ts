/** The teams, for a screen that shows them. */
import { formatList } from "../../app/i18n";
import type { SeatInfo } from "../../protocol/types";

interface Team {
  number: number;
  seats: readonly SeatInfo[];
  name: string;
}

export function teamsOf(seats: readonly SeatInfo[], teams: number): Team[] {
  return Array.from({ length: teams }, (_, number) => {
    const members = seats.filter((each) => each.team === number);
    return { number, seats: members, name: formatList(members.map((each) => each.name).filter(Boolean)) };
  });
}
