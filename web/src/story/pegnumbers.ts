/**
 * The numbers that pegs are typed and spoken by: 1 is nearest home. `src/pegs/story/peg_numbers.py` numbers them in the
 * same way; both are tested with the cases in tests/story/peg_numbers.json.
 */
import { HOME, inSpotOf, isHome, type Place, ringOf, type Seat, type Shape, START } from "../board/shape";

/** The places of a seat's pegs that have numbers, in their order. Those in start and those all the way home have none. */
export function numberedPegs(board: Shape, seat: Seat, places: readonly Place[]): Place[] {
  const toGo = (place: Place) => (inSpotOf(board, seat) - place + ringOf(board)) % ringOf(board);
  const onTrack = places.filter((place) => place !== START && !isHome(place)).sort((a, b) => toGo(a) - toGo(b));
  const atHome = places.filter(isHome).sort((a, b) => b - a);
  const last = HOME + board.home_length - 1;
  return [...onTrack, ...atHome.filter((place, i) => place !== last - i)];
}

/** A peg's number among its owner's, whose `places` are given. Those all the way home come last. */
export function pegNumber(board: Shape, seat: Seat, places: readonly Place[], place: Place): number {
  const numbered = numberedPegs(board, seat, places);
  const done = places.filter((each) => isHome(each) && !numbered.includes(each)).sort((a, b) => b - a);
  return [...numbered, ...done].indexOf(place) + 1;
}
