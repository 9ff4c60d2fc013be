/** The numbers of pegs, as they stand on the board while a turn is chosen, and in sentences: "your peg 2". */
import { HOME, inSpotOf, isHome, ringOf, type Shape, START } from "../board/shape";
import type { Place, Seat } from "../protocol/types";

/**
 * A peg's number among its owner's, whose `places` are given: first those on the track, the nearest home first, then
 * those at home, the outermost first.
 */
export function pegNumber(shape: Shape, seat: Seat, places: readonly Place[], place: Place): number {
  const ring = ringOf(shape);
  const left = (at: Place) => (isHome(at) ? ring + at - HOME : (inSpotOf(shape, seat) - at + ring) % ring);
  return places.filter((each) => each !== START && left(each) < left(place)).length + 1;
}
