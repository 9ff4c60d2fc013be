/**
 * What the browser knows of the legal turns: all of them or, if they are too many, a sample with every answer to the
 * first questions, and the parts that the player's answers made it load since.
 *
 *   let turns = TurnList.of(game.options, game.landings, game.has_all_options);
 *   turns.partFor(begun)                              // null if it has to be loaded
 *   turns = turns.with(partOf(begun, page.options, page.landings, page.is_complete));
 */
import { lastOf } from "../lib/last";
import type { Card, ChosenStep, Landing, Option } from "../protocol/types";
import {
  type Candidate,
  candidatesOf,
  landingStage,
  matches,
  type PickedAnswer,
  pegStage,
  type Stage,
} from "./candidates";

/** What a player has chosen of a turn so far. */
export interface Begun {
  readonly card: Card | null;
  readonly steps: readonly ChosenStep[];
}

/** The turns that begin in one way: all of them, or a sample with every answer to the next question. */
export interface ListPart {
  readonly begun: Begun;
  readonly isComplete: boolean;
  readonly candidates: readonly Candidate[];
}

export const NOTHING: Begun = { card: null, steps: [] };

export function partOf(
  begun: Begun,
  options: readonly Option[],
  landings: readonly Landing[],
  isComplete: boolean,
): ListPart {
  return { begun, isComplete, candidates: candidatesOf(options, landings) };
}

/** What the answers say about a candidate that matches them. */
export function begunOf(answers: ReadonlyMap<Stage, string>, candidate: Candidate): Begun {
  const steps: ChosenStep[] = [];
  for (const [number, { seat, origin, target }] of candidate.steps.entries()) {
    if (answers.has(landingStage(number))) steps.push({ seat, origin, target });
    else if (answers.has(pegStage(number))) steps.push({ seat, origin, target: null });
    else break;
  }
  return { card: answers.has("card") ? candidate.option.card : null, steps };
}

/** Whether a turn that begins in the inner way begins in the outer way too. */
function includes(outer: Begun, inner: Begun): boolean {
  return (
    (outer.card === null || outer.card === inner.card) &&
    outer.steps.every((step, i) => {
      const other = inner.steps[i];
      return (
        other?.seat === step.seat &&
        other.origin === step.origin &&
        (step.target === null || other.target === step.target)
      );
    })
  );
}

/** The question whose answers a sample has, besides the card. */
export function nextStage({ begun: { steps } }: ListPart): Stage {
  return steps.at(-1)?.target === null ? landingStage(steps.length - 1) : pegStage(steps.length);
}

export class TurnList {
  /** The turns that came with the game; then the loaded parts, each after a part that includes it. */
  readonly #parts: readonly ListPart[];

  constructor(parts: readonly ListPart[]) {
    this.#parts = parts;
  }

  static of(options: readonly Option[], landings: readonly Landing[], isComplete = true): TurnList {
    return new TurnList([partOf(NOTHING, options, landings, isComplete)]);
  }

  with(part: ListPart): TurnList {
    return new TurnList([...this.#parts, part]);
  }

  /** The turns that came with the game: all, or a sample of them. */
  get first(): readonly Candidate[] {
    return this.#parts[0]?.candidates ?? [];
  }

  /** All turns that are known so far; some may come twice. */
  get known(): readonly Candidate[] {
    return this.#parts.length > 1 ? this.#parts.flatMap((part) => part.candidates) : this.first;
  }

  /** A known turn with these answers. */
  find(picks: readonly PickedAnswer[]): Candidate | undefined {
    for (const { candidates } of [...this.#parts].reverse()) {
      const found = candidates.find((candidate) => matches(candidate, picks));
      if (found) return found;
    }
    return undefined;
  }

  /** The part that has every answer to the next question; null if it has to be loaded. */
  partFor(begun: Begun): ListPart | null {
    return (
      lastOf(this.#parts, (part) => includes(part.begun, begun) && (part.isComplete || includes(begun, part.begun))) ??
      null
    );
  }

  /** The last part loaded that has turns which begin so. */
  nearest(begun: Begun): ListPart | null {
    return this.partFor(begun) ?? lastOf(this.#parts, (part) => includes(part.begun, begun)) ?? null;
  }
}
