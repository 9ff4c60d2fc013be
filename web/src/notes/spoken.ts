/**
 * Arrows and rings in words, for screen readers: "Arrow from Rosa’s peg 1 to Ben’s peg near your in-spot."
 *
 *   spokenMarks(marks, names, pegs)     // the pegs at that turn
 */
import { HOME, inSpotOf, isHome, outSpotOf, ringOf, START } from "../board/shape";
import { t } from "../lib/i18n";
import type { GameNote, SeatInfo } from "../protocol/types";
import type { Names } from "../story/names";
import { readPlace } from "../story/positions";
import type { Marks } from "./draft";

type Pegs = readonly (readonly number[])[];

/** How far a peg may be from what it's near to, in holes. */
const NEAR = 3;

export const spokenMarks = ({ arrows, rings }: Marks, names: Names, pegs: Pegs): string[] => [
  ...arrows.map(({ origin, target }) =>
    t("note-arrow", { from: holeInWords(origin, names, pegs), to: holeInWords(target, names, pegs) }),
  ),
  ...rings.map(({ at }) => t("note-ring", { at: holeInWords(at, names, pegs) })),
];

/** The notes of a turn as they are read out. */
export const spokenNotes = (
  notes: readonly GameNote[],
  seats: readonly SeatInfo[],
  names: Names,
  pegs: Pegs,
): string[] =>
  notes.map((note) => [`${seats[note.seat]!.name}: ${note.text}`, ...spokenMarks(note, names, pegs)].join(" "));

/** A hole by who stands there, and what that is near to; an empty one as the written board names it. */
export function holeInWords(name: string, names: Names, pegs: Pegs): string {
  const found = readPlace(names.board, name);
  if (!found) return name;
  const { seat: owner, place } = found;
  if (place === START) return t("note-start", { ...whose(names, owner!), start: names.word("start") });
  if (isHome(place)) return names.placeOf(place, owner!, false);
  const seat = pegs.findIndex((each) => each.includes(place));
  if (seat < 0) return names.place(place);
  const near = landmark(names, place);
  if (near) return t("note-peg-near", { ...whose(names, seat), near });
  return t("note-peg", { ...whose(names, seat), number: numberOf(names, pegs, seat, place) });
}

const whose = (names: Names, seat: number) => ({ you: names.you(seat), name: names.player(seat) });

/** The nearest in-spot or come-out hole; empty if none is near. */
function landmark(names: Names, place: number): string {
  const { board } = names;
  const ring = ringOf(board);
  const all = Array.from({ length: board.players }, (_, seat) => [
    { seat, word: names.word("in_spot"), at: inSpotOf(board, seat) },
    { seat, word: names.word("out_spot"), at: outSpotOf(board, seat) },
  ]).flat();
  const away = (at: number) => Math.min((at - place + ring) % ring, (place - at + ring) % ring);
  const nearest = all.reduce((best, each) => (away(each.at) < away(best.at) ? each : best));
  if (away(nearest.at) > NEAR) return "";
  return t("note-landmark", { ...whose(names, nearest.seat), word: nearest.word });
}

/** A peg's number among its seat's on the track, in the order of the way home, the nearest first. */
function numberOf({ board }: Names, pegs: Pegs, seat: number, place: number): number {
  const ring = ringOf(board);
  const left = (at: number) => (inSpotOf(board, seat) - at + ring) % ring;
  const onTrack = pegs[seat]!.filter((each) => each >= 0 && each < HOME);
  return onTrack.filter((each) => left(each) < left(place)).length + 1;
}
