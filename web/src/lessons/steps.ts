/**
 * The steps of the turn that a lesson leads to, and the one that's next. Both follow from what is chosen so far, so that
 * a step ends by doing it, in whatever way, and comes back when it's undone.
 *
 *   const target = targetOf(view.turn, turns, selection);   // the lesson's turn; another right one once that is begun
 *   stepOf(target, turns, selection, split, asked);         // { stage: "peg:0", at: 1, of: 3 }
 */

import { type Candidate, holesOf, keyOf, landingStage, type Picks, type Stage } from "../turn/candidates";
import { choose, type Selection, selectionFor } from "../turn/selection";
import type { Split } from "../turn/splits";
import type { TurnList } from "../turn/turnlist";

/** `play`: the turn is chosen, and its button is left to press. */
export type StepStage = Stage | "play";

export interface Step {
  readonly stage: StepStage;
  /** From 0. */
  readonly at: number;
  readonly of: number;
}

/** What a turn's steps begin with; the numbers of a split are corrected later. */
const BEGINNING: readonly Stage[] = ["card", "declared", "peg:0"];

/** The turn to lead to: the lesson's, unless another was begun. */
export function targetOf(turn: string, turns: TurnList, { answered, open }: Selection): Candidate | null {
  const agrees = (each: Candidate) =>
    BEGINNING.every((stage) => !answered.has(stage) || answered.get(stage) === keyOf(stage, each));
  const wanted = turns.known.find((each) => each.option.turn === turn && agrees(each));
  return wanted ?? open[0] ?? null;
}

/** The first part of a split that doesn't have the target's number; -1 if there is none. */
function unequalPart(target: Candidate, split: Split | null): number {
  return (split?.parts ?? []).findIndex(({ step, count }) => {
    const wanted = target.steps.find(({ seat, origin }) => seat === step.seat && origin === step.origin);
    return wanted !== undefined && holesOf(wanted) !== count;
  });
}

/** The step that's next; null while the next question isn't known. */
export function stepOf(
  target: Candidate,
  turns: TurnList,
  selection: Selection,
  split: Split | null,
  asked: { card: boolean },
): Step | null {
  const part = unequalPart(target, split);
  const question = part < 0 ? selection.question?.stage : landingStage(part);
  const stage = question ?? (selection.chosen ? "play" : null);
  if (!stage) return null;
  const stages: readonly StepStage[] = [...questionsOf(target, turns, asked), "play"];
  const at = stages.indexOf(stage);
  return { stage, at: at < 0 ? stages.length - 1 : at, of: stages.length };
}

/** The questions on the way to a turn. */
function questionsOf(target: Candidate, turns: TurnList, asked: { card: boolean }): Stage[] {
  const stages: Stage[] = [];
  let picks: Picks = [];
  for (;;) {
    const stage = selectionFor(turns, picks, asked).question?.stage;
    const key = stage && keyOf(stage, target);
    if (!key) return stages;
    stages.push(stage);
    picks = choose(turns, picks, stage, key);
  }
}
