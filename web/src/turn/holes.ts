/** A tap on a hole before its peg is chosen: it names both, if a peg can go there. */
import { HOME } from "../board/shape";
import type { Place, Seat } from "../protocol/types";
import { type Candidate, keyOf, landingStage, type Picks, pegStage } from "./candidates";
import { picksOf, type Selection } from "./selection";

/**
 * The answers with which a peg goes to a hole in a turn's next step, as its last step if possible; null if none can.
 * `step`: how many steps are chosen already. `seat` distinguishes the homes of different seats; null matches any.
 */
export function picksTo(now: Selection, step: number, seat: Seat | null, target: Place): Picks | null {
  const lands = ({ steps }: Candidate) =>
    steps[step]?.target === target && (target < HOME || seat === null || steps[step].seat === seat);
  const fits = now.chosen ? [] : now.open.filter(lands);
  const found = fits.find(({ steps }) => steps.length === step + 1) ?? fits[0];
  if (!found) return null;
  const more = [pegStage(step), landingStage(step)].flatMap((stage) => {
    const key = keyOf(stage, found);
    return key === null ? [] : [{ stage, key }];
  });
  return [...picksOf(now.answered), ...more];
}
