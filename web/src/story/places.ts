/**
 * What turns do and where their pegs go, for replays and reviews, next to the player's peg and the card. Turns that are
 * compared never have the same text for different places.
 *
 *   deedsAndPlaces([played, better], names)
 *   // ["moves 9, past the diamond on Ben’s side", "moves 9, at Ana’s ring"]
 */
import { HOME, START } from "../board/shape";
import { t } from "../lib/i18n";
import { deed, type Told } from "./deedsentences";
import { landmarkTexts } from "./landmarks";
import { pegsAfter } from "./moments";
import type { Names } from "./names";

export function deedsAndPlaces(all: readonly Told[], names: Names): string[] {
  const goals = all.map(goalOf);
  const places = landmarkTexts(
    goals.flatMap((goal) => goal ?? []),
    names,
  );
  return all.map((told, i) => {
    const does = deed(told, names);
    return goals[i] ? t("deed-where", { does, where: places.shift()! }) : does;
  });
}

/** Where a turn's only peg goes along the track; undefined if the deed says it, as when a peg comes out. */
function goalOf({ turn: { operations }, before }: Told): Parameters<typeof landmarkTexts>[0][number] | undefined {
  const [move, ...others] = operations.filter((each) => each.op === "moved");
  if (!move || others.length || move.origin === START || move.target >= HOME) return undefined;
  return { seat: move.seat, place: move.target, pegs: pegsAfter(before, operations) };
}
