/**
 * Places by what can be seen there: "past the diamond on Ben’s side", "two holes short of your ring".
 *
 *   landmarkOf(board, 13)                               // five holes past the diamond of seat 0
 *   landmarkTexts([{ seat: 0, place: 13, pegs }], names)   // a text for each place
 *
 * The nearest landmark names a place. Of two that are equally near, it's the ring, else the diamond, else the corner; of
 * the same kind, the one behind. Different places in one list never have the same text: if they would, holes are counted.
 * `src/pegs/story/landmarks.py` names single places in the same way; both are tested with tests/story/landmarks.json.
 */
import { HOME, inSpotOf, isHome, outSpotOf, ringOf, START, sideOf } from "../board/shape";
import { t } from "../lib/i18n";
import { lastOf } from "../lib/last";
import type { BoardShape, Place, Seat } from "../protocol/types";
import type { Pegs } from "./moments";
import type { Names } from "./names";

type Spot = "ring" | "diamond" | "corner";

interface Landmark {
  readonly spot: Spot;
  /** Whose side it's on. */
  readonly seat: Seat;
  /** For the corners of sides without a player: how many sides after the seat's. */
  readonly after: number;
  /** How many holes the place is past it; negative if it's short of it. */
  readonly offset: number;
}

/** A place to be named, and the pegs to see around it. */
interface Shown {
  /** The owner of a home. */
  readonly seat: Seat;
  readonly place: Place;
  readonly pegs: Pegs;
}

/** Up to this distance from a landmark, holes are counted. */
const COUNTED = 2;
/** At this many holes short of a landmark, a peg is almost there. */
const ALMOST = 3;

type Known = Omit<Landmark, "offset"> & { readonly at: Place };

/** All landmarks of a board, rings first, corners last. */
function landmarksOf(board: BoardShape): Known[] {
  const seats = Array.from({ length: board.players }, (_, seat) => seat);
  const sides = Array.from({ length: board.sides }, (_, side) => side);
  return [
    ...seats.map((seat): Known => ({ spot: "ring", seat, after: 0, at: inSpotOf(board, seat) })),
    ...seats.map((seat): Known => ({ spot: "diamond", seat, after: 0, at: outSpotOf(board, seat) })),
    ...sides.map((side): Known => {
      const seat = lastOf(seats, (each) => sideOf(board, each) <= side)!;
      return { spot: "corner", seat, after: side - sideOf(board, seat), at: side * board.side_length };
    }),
  ];
}

/** The landmark that names a hole of the track. */
export function landmarkOf(board: BoardShape, place: Place): Landmark {
  const ring = ringOf(board);
  const all = landmarksOf(board).map(({ at, ...known }): Landmark => {
    const past = (place - at + ring) % ring;
    return { ...known, offset: past > ring / 2 ? past - ring : past };
  });
  return all.reduce((best, each) => (isNearer(each, best) ? each : best));
}

function isNearer(one: Landmark, other: Landmark): boolean {
  const [near, far] = [Math.abs(one.offset), Math.abs(other.offset)];
  return near === far ? one.spot === other.spot && one.offset > other.offset : near < far;
}

/** Each place in words; holes are counted where two different places would have the same words. */
export function landmarkTexts(shown: readonly Shown[], names: Names): string[] {
  const texts = shown.map((each) => nameOf(each, names));
  const isShared = ({ place }: Shown, i: number) =>
    shown.some((other, j) => texts[j] === texts[i] && other.place !== place);
  return shown.map((each, i) => (isShared(each, i) ? nameOf(each, names, true) : texts[i]!));
}

/** A place by itself, with its holes counted. */
export const exactText = (seat: Seat, place: Place, names: Names): string =>
  nameOf({ seat, place, pegs: [] }, names, true);

function nameOf({ seat, place, pegs }: Shown, names: Names, isExact = false): string {
  if (place === START) return names.word("start");
  if (isHome(place)) return homeText(seat, place, names);
  const landmark = landmarkOf(names.board, place);
  const isFar = !isExact && Math.abs(landmark.offset) > COUNTED;
  const neighbor = isFar ? neighborOf(place, pegs, names.board) : -1;
  return neighbor < 0
    ? trackText(landmark, names, isExact)
    : t("landmark-peg", { you: names.you(neighbor), name: names.player(neighbor) });
}

/** The seat of a peg in the hole before or after a place; -1 if there's none. */
function neighborOf(place: Place, pegs: Pegs, board: BoardShape): Seat {
  const ring = ringOf(board);
  const around = [(place + ring - 1) % ring, (place + 1) % ring];
  return pegs.findIndex((places) => places.some((each) => around.includes(each)));
}

/** A landmark in words; `isExact` counts the holes however many they are. */
export function trackText({ spot, seat, after, offset }: Landmark, names: Names, isExact = false): string {
  const holes = Math.abs(offset);
  const isCounted = isExact || holes <= COUNTED;
  const short = holes === ALMOST && !isCounted ? "almost" : "short";
  return t("landmark", {
    ...{ spot, after, you: names.you(seat), name: names.player(seat) },
    way: offset === 0 ? "at" : offset > 0 ? "past" : short,
    holes: isCounted ? holes : 0,
  });
}

/** A home hole, by how many are beyond it. */
const homeText = (seat: Seat, place: Place, names: Names): string =>
  t("landmark-home", {
    ...{ you: names.you(seat), name: names.player(seat), home: names.word("home") },
    holes: HOME + names.board.home_length - 1 - place,
  });
