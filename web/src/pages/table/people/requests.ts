/** Requests for bots' seats, and who may answer them. */
import type { SeatRequest } from "../../../protocol/types";
import type { Play } from "../play.svelte";

/** The requests that this person may answer now. */
export function requestsTo({ me, now, table }: Pick<Play, "me" | "now" | "table">): readonly SeatRequest[] {
  if (me === null) return [];
  const isMine = ({ answering, all_from }: SeatRequest) =>
    answering.includes(me) || (all_from !== null && now >= all_from);
  return table?.seat_requests.filter(isMine) ?? [];
}
