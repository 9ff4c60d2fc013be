/** What can be tapped on the board while a turn is being chosen, and the answer that a tap gives. */
import { HOME } from "../../../board/shape";
import type { Place, Seat } from "../../../protocol/types";
import { isLandingStage, keyOf, pegStage, type Selection, type Stage, stepOf } from "./selection";

interface LitPeg {
  readonly seat: Seat;
  readonly place: Place;
  readonly chosen: boolean;
}

/** A key that identifies a peg by seat and place. */
const PEG_KEY = /^\d+:/;

/** The pegs that can be chosen now, and the one that is. */
export function litPegs(now: Selection | null): LitPeg[] {
  const shown = now?.question ?? now?.shown;
  if (!now || !shown) return [];
  const stage = pegStage(stepOf(shown.stage));
  const chosen = now.answered.get(stage);
  const open = isLandingStage(shown.stage) ? [] : now.open;
  const keys = new Set(open.flatMap((candidate) => keyOf(stage, candidate) ?? []).filter((key) => PEG_KEY.test(key)));
  if (chosen && PEG_KEY.test(chosen)) keys.add(chosen);
  return [...keys].map((key) => {
    const [seat, place] = key.split(":").map(Number);
    return { seat: seat!, place: place!, chosen: key === chosen };
  });
}

/**
 * The landing that a tap on a place chooses; null if there is none. If several land there, each tap chooses the next.
 * `seat` distinguishes the home holes of different seats; null matches any.
 */
export function landingAt(
  now: Selection | null,
  seat: Seat | null,
  place: Place,
): { stage: Stage; key: string } | null {
  const shown = now?.question ?? now?.shown;
  if (!now || !shown || !isLandingStage(shown.stage)) return null;
  const found = shown.answers.filter((each) => {
    const step = each.candidates[0]!.steps[stepOf(shown.stage)]!;
    return step.target === place && (place < HOME || seat === null || seat === step.seat);
  });
  if (found.length === 0) return null;
  const at = found.findIndex((each) => each.key === now.shownKey);
  return { stage: shown.stage, key: found[(at + 1) % found.length]!.key };
}
