/** What can be tapped on the board while a turn is being chosen, and the answer that a tap gives. */
import type { LandingMark } from "../board/board";
import { HOME, START } from "../board/shape";
import type { AnyOperation, Place, Seat } from "../protocol/types";
import { isLandingStage, isPegKey, keyOf, operationsOf, pegKey, pegStage, type Stage, stepOf } from "./candidates";
import type { Answer, Selection } from "./selection";
import type { Split } from "./splits";

/** A question's answer under the pointer or the focus. */
export interface Peek {
  readonly stage: Stage;
  readonly key: string;
}

interface LitPeg {
  readonly seat: Seat;
  readonly place: Place;
  readonly chosen: boolean;
}

/** The pegs that can be chosen now, and the one that is. In a split, that's the one on the plank. */
export function litPegs(now: Selection | null, split: Split | null = null): LitPeg[] {
  const shown = now?.question ?? now?.shown;
  if (!now || !shown) return [];
  const part = split?.parts[split.active];
  if (part) {
    // Its peg stands on its hole already, unless it's the last to move.
    const isMade = split.active < now.made;
    const place = isMade ? part.step.target : part.step.origin;
    const next = now.question ? litPegs(now).filter((each) => !each.chosen) : [];
    return [...next, { seat: part.step.seat, place, chosen: true }];
  }
  const stage = pegStage(stepOf(shown.stage));
  const chosen = now.answered.get(stage);
  const open = isLandingStage(shown.stage) ? [] : now.open;
  const keys = new Set(open.flatMap((candidate) => keyOf(stage, candidate) ?? []).filter((key) => isPegKey(key)));
  if (chosen && isPegKey(chosen)) keys.add(chosen);
  return [...keys].map((key) => {
    const [seat, place] = key.split(":").map(Number);
    return { seat: seat!, place: place!, chosen: key === chosen };
  });
}

/**
 * The landing that a tap on a place chooses; null if there is none. If several land there, each tap chooses the next.
 * `seat` distinguishes the start and home of different seats; null matches any.
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
    const isOnTrack = place !== START && place < HOME;
    return step.target === place && (isOnTrack || seat === null || seat === step.seat);
  });
  if (found.length === 0) return null;
  const at = found.findIndex((each) => each.key === now.shownKey);
  return { stage: shown.stage, key: found[(at + 1) % found.length]!.key };
}

/** The landings to highlight, one per hole: those of the question, unless they share a count; and the chosen turn's. */
export function landingMarks(now: Selection | null, split: Split | null = null): LandingMark[] {
  const shown = now?.question ?? now?.shown;
  if (!now || !shown) return [];
  const marks =
    !split && isLandingStage(shown.stage) ? shown.answers.map((each) => markOf(shown.stage, each, now)) : [];
  const step = now.chosen?.steps.at(-1);
  if (step) marks.push({ seat: step.seat, place: step.target, chosen: true, warn: now.chosen!.option.hurts });
  const onBoard = marks.filter(({ place }) => place !== START);
  return [...new Map(onBoard.map((each) => [pegKey(each.seat, each.place), each])).values()];
}

function markOf(stage: Stage, { key, candidates }: Answer, { shownKey, isSample }: Selection): LandingMark {
  const { steps } = candidates[0]!;
  const step = steps[stepOf(stage)]!;
  // A sample can't tell whether every continuation hurts.
  const isKnown = !isSample || steps.at(-1) === step;
  const warn = isKnown && candidates.every((candidate) => candidate.option.hurts);
  return { seat: step.seat, place: step.target, chosen: key === shownKey, warn };
}

/** What the chosen turn would do, or the answer that `peek` points at. Steps already made are left out. */
export function previewOperations(now: Selection | null, peek: Peek | null): readonly AnyOperation[] {
  if (now?.chosen) return operationsOf(now.chosen, now.made);
  const question = now?.question;
  if (!question || question.stage !== peek?.stage) return [];
  const candidates = question.answers.find((each) => each.key === peek.key)?.candidates ?? [];
  const isClear = isLandingStage(question.stage) ? candidates.length > 0 : candidates.length === 1 && !now.isSample;
  return isClear ? operationsOf(candidates[0]!, now.made, now.made + 1) : [];
}
