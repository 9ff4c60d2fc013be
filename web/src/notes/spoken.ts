/**
 * Arrows and rings in words, for screen readers: "Arrow from Rosa’s peg 1 to Ben’s peg one hole short of your ring."
 *
 *   spokenMarks(marks, names, pegs)     // the pegs at that turn
 */
import { isHome, START } from "../board/shape";
import { t } from "../lib/i18n";
import type { GameNote, SeatInfo } from "../protocol/types";
import { landmarkOf, trackText } from "../story/landmarks";
import type { Names } from "../story/names";
import { pegNumber } from "../story/pegnumbers";
import { readPlace } from "../story/positions";
import type { Marks } from "./draft";

type Pegs = readonly (readonly number[])[];

/** Up to this distance from a ring or a diamond, that names a peg; else it's named by its number. */
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
  const landmark = landmarkOf(names.board, place);
  return landmark.spot !== "corner" && Math.abs(landmark.offset) <= NEAR
    ? t("note-peg-where", { ...whose(names, seat), where: trackText(landmark, names) })
    : t("note-peg", { ...whose(names, seat), number: pegNumber(names.board, seat, pegs[seat]!, place) });
}

const whose = (names: Names, seat: number) => ({ you: names.you(seat), name: names.player(seat) });
