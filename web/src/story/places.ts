/**
 * Where the pegs of turns go, for lists of moves, replays and reviews. Turns that are compared never have the same text
 * for different places.
 *
 *   placeText(moment, names)                   // "past the diamond on Ben’s side"
 *   deedsAndPlaces([played, better], names)    // next to the player's peg and the card:
 *   // ["moves 9, past the diamond on Ben’s side", "moves 9, at Ana’s ring"]
 */
import { HOME, START } from "../board/shape";
import { t } from "../lib/i18n";
import { deed, type Told } from "./deedsentences";
import { landmarkTexts } from "./landmarks";
import { pegsAfter } from "./moments";
import type { Names } from "./names";

export function deedsAndPlaces(all: readonly Told[], names: Names): string[] {
  const places = placeTexts(all, names);
  return all.map((told, i) => {
    const does = deed(told, names);
    return places[i] ? t("deed-where", { does, where: places[i] }) : does;
  });
}

export const placeText = (told: Told, names: Names): string => placeTexts([told], names)[0]!;

/** For each turn where its only peg goes; empty if the deed says it, as when a peg comes out. */
function placeTexts(all: readonly Told[], names: Names): string[] {
  const goals = all.map(goalOf);
  const texts = landmarkTexts(
    goals.filter((goal) => goal !== null),
    names,
  );
  return goals.map((goal) => (goal ? texts.shift()! : ""));
}

function goalOf({ turn: { operations }, before }: Told) {
  const [move, ...others] = operations.filter((each) => each.op === "moved");
  if (!move || others.length || move.origin === START || move.target >= HOME) return null;
  return { seat: move.seat, place: move.target, pegs: pegsAfter(before, operations) };
}
