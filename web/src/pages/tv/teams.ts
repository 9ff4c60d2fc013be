/** ProfileFields plays together, for a screen that shows teams. */
import { formatList } from "../../app/i18n";
import type { SeatView } from "../../protocol/types";

interface Team {
  number: number;
  seats: readonly SeatView[];
  name: string;
}

export function teamsOf(seats: readonly SeatView[], teams: number): Team[] {
  return Array.from({ length: teams }, (_, number) => {
    const members = seats.filter((each) => each.team === number);
    return { number, seats: members, name: formatList(members.map((each) => each.name).filter(Boolean)) };
  });
}
