/** What a step of a lesson asks for: where it's to be seen on the page, and what has the focus. */
import type { Place, Seat } from "../board/shape";
import { type Candidate, holesOf, isPegKey, isPegStage, isSplit, keyOf, type Stage, stepOf } from "../turn/candidates";
import type { StepStage } from "./steps";

/** A place of the board, or a card or a button by its selector. */
export type Aim =
  | { readonly seat: Seat; readonly place: Place }
  | { readonly card: string }
  | { readonly button: string };

/** In a split, the rows for another peg are behind a button. */
const rowOf = (stage: Stage, target: Candidate): string =>
  `.ask :is([data-row="${keyOf(stage, target)}"], .part[aria-expanded="false"])`;
const wellOf = (stage: Stage, target: Candidate): string =>
  `.plank [data-number="${holesOf(target.steps[stepOf(stage)]!)}"]`;

/** What is asked for, where it's to be seen; null for a choice between two buttons. */
export function aimOf(stage: StepStage, target: Candidate): Aim | null {
  if (stage === "word") return null;
  if (stage === "card") return { card: focusOf(stage, target) };
  if (stage === "play" || stage === "declared") return { button: focusOf(stage, target) };
  if (asksLine(stage, target)) return { button: rowOf(stage, target) };
  const step = target.steps[stepOf(stage)]!;
  if (isPegStage(stage)) return { seat: step.seat, place: step.origin };
  return isSplit(target) ? { button: wellOf(stage, target) } : { seat: step.seat, place: step.target };
}

/** The button for what is asked for. Those of pegs and holes are the rows below the board. */
export function focusOf(stage: StepStage, target: Candidate): string {
  if (stage === "play") return "[data-play]";
  if (stage === "word") return ".act button";
  if (stage === "card") return `.hand [data-card="${target.option.card}"]`;
  if (stage === "declared") return `.ask [data-declared="${target.option.declared}"]`;
  return !isPegStage(stage) && isSplit(target) ? wellOf(stage, target) : rowOf(stage, target);
}

/** Whether an answer isn't on the board, so that only its row can be tapped. */
export function asksLine(stage: StepStage, target: Candidate): boolean {
  if (stage === "play" || stage === "word" || stage === "card" || stage === "declared") return false;
  const key = keyOf(stage, target) ?? "";
  return isPegStage(stage) ? !isPegKey(key) : key === "send";
}
