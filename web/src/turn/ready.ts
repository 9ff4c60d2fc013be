/** A turn prepared while others play, and whether a turn of now does the same. */

import { type Candidate, operationsOf } from "./candidates";

export interface Ready {
  readonly candidate: Candidate;
  /** The id of its card in the hand. */
  readonly handCard: number | null;
}

/** Whether two candidates are the same turn and hit the same pegs. */
export function doesTheSame(one: Candidate, other: Candidate): boolean {
  return one.option.turn === other.option.turn && hitsOf(one) === hitsOf(other);
}

const hitsOf = (candidate: Candidate): string =>
  JSON.stringify(operationsOf(candidate).filter((each) => each.op !== "moved"));
