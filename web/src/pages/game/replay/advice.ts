/** The coach's turn on the board of a replay. */
import type { LandingMark, Scene } from "../../../board/board";
import { START } from "../../../board/shape";
import type { CoachAdvice, Landing } from "../../../protocol/types";
import { boardEffects, numbered } from "../../../story/effects";

/** The steps of the coach's turn, in the first order in which they can be made. */
export const landingsOf = (advice: CoachAdvice): readonly Landing[] =>
  (advice.option.orders[0] ?? []).flatMap((index) => advice.landings[index] ?? []);

/** What the board shows of the coach's turn, in place of the last turn. */
export function adviceMarks(advice: CoachAdvice): Pick<Scene, "last" | "preview" | "landings"> {
  const steps = landingsOf(advice);
  const landings = steps
    .filter(({ target }) => target !== START)
    .map(({ seat, target }): LandingMark => ({ seat, place: target, chosen: true }));
  return { last: [], preview: numbered(boardEffects(steps.flatMap((each) => each.effects))), landings };
}
