/** The seats of a shared game as its viewer needs them. */
import { colorName } from "../look/colors";
import type { Color, SeatInfo, SharedSeat } from "../protocol/types";

/** A seat with its color's name if the player's isn't shown. */
export function seated({ name, ...seat }: SharedSeat): SeatInfo {
  return {
    ...seat,
    name: name ?? colorName(seat.color as Color),
    ...{ kind: "person", bot: null, here: true, needs_phone: false, stand_in: null, away_until: null },
  };
}
