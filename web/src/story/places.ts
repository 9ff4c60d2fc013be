/**
 * Where the pegs of turns go, for lists of moves, replays and reviews. Turns that are compared never have the same text
 * for different places, nor for different pegs.
 *
 *   placeText(moment, names)                   // "past the diamond on Ben’s side"
 *   deedsAndPlaces([played, better], names)    // next to the player's peg and the card:
 *   // ["moves 9, past the diamond on Ben’s side", "moves 9, at Ana’s ring"]
 *   // ["takes a peg home; it was at Ana’s ring", "takes a peg home; it was next to Ben’s peg"]
 */
import { HOME, START } from "../board/shape";
import { t } from "../lib/i18n";
import { deed, type Told } from "./deedsentences";
import { landmarkTexts } from "./landmarks";
import { pegsAfter } from "./moments";
import { type Names, yesNo } from "./names";

export function deedsAndPlaces(all: readonly Told[], names: Names): string[] {
  const places = placeTexts(all, names);
  const texts = all.map((told, i) => {
    const does = deed(told, names);
    return places[i] ? t("deed-where", { does, where: places[i] }) : does;
  });
  const isShared = (i: number) => texts.some((text, j) => j !== i && text === texts[i]);
  const origins = all.map((told, i) => (isShared(i) ? originOf(told) : null));
  const pegs = namedPlaces(origins, names);
  return texts.map((does, i) => {
    const origin = origins[i];
    return origin ? t("deed-which", { does, where: pegs[i]!, isHome: yesNo(origin.place >= HOME) }) : does;
  });
}

export const placeText = (told: Told, names: Names): string => placeTexts([told], names)[0]!;

/** For each turn where its only peg goes; empty if the deed says it, as when a peg comes out. */
const placeTexts = (all: readonly Told[], names: Names): string[] => namedPlaces(all.map(goalOf), names);

type Shown = Parameters<typeof landmarkTexts>[0][number];

/** Texts that tell these places apart; empty for what isn't a place. */
function namedPlaces(places: readonly (Shown | null)[], names: Names): string[] {
  const texts = landmarkTexts(
    places.filter((place) => place !== null),
    names,
  );
  return places.map((place) => (place ? texts.shift()! : ""));
}

/** The move of a turn that only moves one peg, which isn't in start. */
function onlyMove({ turn: { operations } }: Told) {
  const [move, ...others] = operations.filter((each) => each.op === "moved");
  return !move || others.length || move.origin === START ? null : move;
}

function goalOf(told: Told): Shown | null {
  const move = onlyMove(told);
  if (!move || move.target >= HOME) return null;
  return { seat: move.seat, place: move.target, pegs: pegsAfter(told.before, told.turn.operations) };
}

function originOf(told: Told): Shown | null {
  const move = onlyMove(told);
  return move ? { seat: move.seat, place: move.origin, pegs: told.before } : null;
}
