/** The legal turns as candidates, each with one order of its steps, and their answers to the questions. */
import type { AnyOperation, Landing, Option, Part, Place, Seat } from "../protocol/types";

/** `peg:1` and `landing:1` belong to the second step. */
export type Stage = "word" | "card" | "declared" | `peg:${number}` | `landing:${number}`;
export const pegStage = (step: number): Stage => `peg:${step}`;
export const landingStage = (step: number): Stage => `landing:${step}`;
export const isPegStage = (stage: Stage): boolean => stage.startsWith("peg:");
export const isLandingStage = (stage: Stage): boolean => stage.startsWith("landing:");
/** The index of the step that a peg or landing stage belongs to. */
export const stepOf = (stage: Stage): number => Number(stage.split(":")[1] ?? 0);

/** A legal turn with one order of its steps. */
export interface Candidate {
  readonly option: Option;
  readonly steps: readonly Landing[];
}

export interface PickedAnswer {
  readonly stage: Stage;
  readonly key: string;
}
export type Picks = readonly PickedAnswer[];

/** Decisions without a card or a peg; each is a button. */
const WORDS: readonly string[] = ["accept", "doubt", "extra", "decline", "draw", "forget", "pass"];
/** The answer of a player who declares nothing. */
export const NONE = "-";

function isWord(option: Option): boolean {
  return WORDS.includes(option.kind);
}

/** A candidate for every order of the steps of these turns. */
export function candidatesOf(options: readonly Option[], landings: readonly Landing[]): Candidate[] {
  return options.flatMap((option) => option.orders.map((order) => ({ option, steps: order.map((i) => landings[i]!) })));
}

export const isSplit = (candidate: Candidate): boolean => candidate.steps.length > 1;

/** Verbs for what happens to other pegs. */
const HITS: readonly string[] = ["bumps", "boosts", "sends", "goes-back", "goes-up"];
export const isHit = ({ verb }: Part): boolean => HITS.includes(verb);

/** All that a turn does in order, if it hits more than one peg. */
export function chainOf({ steps }: Candidate): readonly Part[] {
  const parts = steps.flatMap((step) => step.parts);
  return parts.filter(isHit).length < 2 ? [] : parts;
}

/** The holes that a step's peg counts; 1 for a jump, or for coming out. */
export const holesOf = (step: Landing): number => {
  const [first] = step.effects;
  return first?.op === "moved" ? first.path.length : 1;
};
export const goesBack = (step: Landing): boolean => {
  const [first] = step.effects;
  return first?.op === "moved" && first.travel === "backward";
};

/** A candidate's answer at a stage; null if the stage doesn't apply. */
export function keyOf(stage: Stage, candidate: Candidate): string | null {
  const { option } = candidate;
  switch (stage) {
    case "word":
      return isWord(option) ? option.kind : null;
    case "card":
      return isWord(option) || option.kind === "penalty" ? null : option.card;
    case "declared":
      return option.kind === "declare" ? option.declared : option.kind === "discard" ? NONE : null;
    default:
      return isPegStage(stage) ? pegKeyOf(candidate, stepOf(stage)) : landingKeyOf(candidate, stepOf(stage));
  }
}

export const pegKey = (seat: Seat, place: Place): string => `${seat}:${place}`;
/** Whether an answer is a peg, and not a discard. */
export const isPegKey = (key: string): boolean => /^\d+:/.test(key);

function pegKeyOf({ option, steps }: Candidate, number: number): string | null {
  if (option.kind === "discard" && number === 0) return "discard";
  const step = steps[number];
  if (!step) return null;
  return option.kind === "free" ? `free:${step.seat}` : pegKey(step.seat, step.origin);
}

function landingKeyOf(candidate: Candidate, number: number): string | null {
  const step = candidate.steps[number];
  if (!step) return null;
  if (isSplit(candidate)) return `part:${step.target}`;
  if (candidate.option.kind === "move") return `to:${step.target}`;
  if (candidate.option.kind === "send") return "send";
  return candidate.option.kind === "swap" ? `swap:${step.target}` : null;
}

export const matches = (candidate: Candidate, picks: Iterable<PickedAnswer>): boolean => {
  for (const pick of picks) if (keyOf(pick.stage, candidate) !== pick.key) return false;
  return true;
};

export function matching(candidates: readonly Candidate[], picks: Picks): Candidate[] {
  return candidates.filter((candidate) => matches(candidate, picks));
}

/** The board operations of a candidate's steps, or of a range of them. */
export function operationsOf(candidate: Candidate, from = 0, to = candidate.steps.length): readonly AnyOperation[] {
  return candidate.steps.slice(from, to).flatMap((step) => step.effects);
}
