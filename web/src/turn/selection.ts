/**
 * Narrows the legal turns down to one: a card, a peg, its landing, then the next peg of a split, and so on.
 *
 *   const turns = TurnList.of(game.options, game.landings);
 *   let picks: Picks = [];
 *   const now = selectionFor(turns, picks);   // the question, its answers, what is chosen so far
 *   picks = choose(turns, picks, "card", "7");
 *
 * There are no rules here: it takes the legal turns, with every order of their steps, and returns questions with their
 * possible answers. A question with only one answer is skipped, except for the card. Picks are in the order in which
 * they were made; a peg may be picked before its card.
 *
 * If the turns are too many to have them all, the selection says which ones to load before its next question.
 */
import type { Card } from "../protocol/types";
import {
  type Candidate,
  isLandingStage,
  isPegStage,
  keyOf,
  landingStage,
  matching,
  type PickedAnswer,
  type Picks,
  pegStage,
  type Stage,
  stepOf,
} from "./candidates";
import { type Begun, begunOf, type ListPart, NOTHING, nextStage, type TurnList } from "./turnlist";

const BEFORE_STEPS: readonly Stage[] = ["word", "card", "declared"];
/** The most steps of a turn. */
const MAX_STEPS = 5;
/** A possible answer, and the candidates that it leaves. */
export interface Answer {
  readonly key: string;
  readonly candidates: readonly Candidate[];
}

export interface Question {
  readonly stage: Stage;
  readonly answers: readonly Answer[];
}

export interface Selection {
  /** The current question; null once a turn is chosen. */
  readonly question: Question | null;
  /** The question to show: the current one, or the last one answered. */
  readonly shown: Question | null;
  /** Its answer, once a turn is chosen. */
  readonly shownKey: string | null;
  readonly chosen: Candidate | null;
  /** All answers so far, including those without an alternative. */
  readonly answered: ReadonlyMap<Stage, string>;
  readonly open: readonly Candidate[];
  /** The number of steps made, while there are more to come. */
  readonly made: number;
  /** The turns to load before there's a next question; null if they are known. */
  readonly pending: Begun | null;
  /** Whether the answers shown have only some of their turns. */
  readonly isSample: boolean;
}

/** The answers at a stage, in the order of the turns. */
export function answersAt(stage: Stage, candidates: readonly Candidate[]): Answer[] {
  const found = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = keyOf(stage, candidate);
    if (key === null) continue;
    const group = found.get(key);
    if (group) group.push(candidate);
    else found.set(key, [candidate]);
  }
  return [...found].map(([key, each]) => ({ key, candidates: each }));
}

/** All stages, in the order of their questions. */
const STAGES: readonly Stage[] = [
  ...BEFORE_STEPS,
  ...Array.from({ length: MAX_STEPS }, (_, step) => [pegStage(step), landingStage(step)]).flat(),
];

export const rankOf = (stage: Stage): number =>
  BEFORE_STEPS.includes(stage)
    ? BEFORE_STEPS.indexOf(stage)
    : BEFORE_STEPS.length + 2 * stepOf(stage) + (isLandingStage(stage) ? 1 : 0);

interface Asked {
  /** False if the card is on the table already (bluffing), so there's no question about it. */
  readonly card?: boolean;
}

/** The next question, or the chosen turn. */
export function selectionFor(turns: TurnList, picks: Picks, { card: asksCard = true }: Asked = {}): Selection {
  const answered = new Map(picks.map((pick) => [pick.stage, pick.key]));
  const found = turns.find(picks);
  const begun = found ? begunOf(answered, found) : NOTHING;
  let part = turns.partFor(begun);
  if (!part) return pendingSelection(turns, picks, answered, begun);
  let open: readonly Candidate[] = matching(part.candidates, picks);
  for (const stage of STAGES) {
    if (answered.has(stage) || (stage === "card" && !asksCard)) continue;
    if (open[0] && !covers(part, stage)) {
      const next = begunOf(answered, open[0]);
      part = turns.partFor(next);
      if (!part) return pendingSelection(turns, picks, answered, next);
      open = matching(part.candidates, picksOf(answered));
    }
    const answers = answersAt(stage, open);
    if (!isAsked(stage, answers, open)) continue;
    if (answers.length > 1 || stage === "card" || stage === "word") {
      const question = { stage, answers: sorted(stage, answers) };
      return {
        question,
        shown: question,
        shownKey: null,
        chosen: null,
        answered,
        open,
        made: madeSteps(answered, open),
        pending: null,
        isSample: !part.isComplete,
      };
    }
    answered.set(stage, answers[0]!.key);
    open = answers[0]!.candidates.length < open.length ? answers[0]!.candidates : open;
  }
  const chosen = open[0] ?? null;
  return {
    question: null,
    ...lastShown(turns, picks, answered, chosen),
    chosen,
    answered,
    open,
    made: madeSteps(answered, open),
    pending: null,
  };
}

/** The last answer, while the turns that it leads to are being loaded. */
function pendingSelection(
  turns: TurnList,
  picks: Picks,
  answered: ReadonlyMap<Stage, string>,
  begun: Begun,
): Selection {
  const open = matching(turns.nearest(begun)?.candidates ?? [], picksOf(answered));
  return {
    question: null,
    ...lastShown(turns, picks, answered, open[0] ?? null),
    chosen: null,
    answered,
    open,
    made: madeSteps(answered, open),
    pending: begun,
  };
}

export const picksOf = (answered: ReadonlyMap<Stage, string>): Picks =>
  [...answered].map(([stage, key]) => ({ stage, key }));

/** Whether a part has every answer to a question. */
function covers(part: ListPart, stage: Stage): boolean {
  return part.isComplete || BEFORE_STEPS.includes(stage) || stage === nextStage(part);
}

/** The steps whose landing is known, except a turn's last one. */
function madeSteps(answered: ReadonlyMap<Stage, string>, [candidate]: readonly Candidate[]): number {
  let made = 0;
  while (candidate && made + 1 < candidate.steps.length && answered.has(landingStage(made))) made += 1;
  return made;
}

function isAsked(stage: Stage, answers: readonly Answer[], open: readonly Candidate[]): boolean {
  if (answers.length === 0) return false;
  return stage !== "declared" || open.some((candidate) => candidate.option.kind === "declare");
}

/** The question answered last, on the way to a candidate. */
function lastShown(
  turns: TurnList,
  picks: Picks,
  answered: ReadonlyMap<Stage, string>,
  candidate: Candidate | null,
): Pick<Selection, "shown" | "shownKey" | "isSample"> {
  const order = [...answered.keys()]
    .filter((stage) => stage === "declared" || isPegStage(stage) || isLandingStage(stage))
    .sort((a, b) => rankOf(b) - rankOf(a));
  const given = order.find((stage) => picks.some((pick) => pick.stage === stage));
  // Show a split's other peg even if there was no choice.
  const next = given && isLandingStage(given) ? pegStage(stepOf(given) + 1) : undefined;
  const last = next && answered.has(next) ? next : (given ?? order.at(0));
  if (!last) return { shown: null, shownKey: null, isSample: false };
  const before = new Map([...answered].filter(([stage]) => rankOf(stage) < rankOf(last)));
  const part = turns.nearest(candidate ? begunOf(before, candidate) : NOTHING);
  const open = matching(part?.candidates ?? [], picksOf(before));
  const answers = sorted(last, answersAt(last, open));
  return {
    shown: { stage: last, answers },
    shownKey: answered.get(last) ?? null,
    isSample: part?.isComplete === false,
  };
}

/** What moves no peg at the end; otherwise as listed. */
function sorted(stage: Stage, answers: readonly Answer[]): readonly Answer[] {
  if (stage !== "peg:0") return answers;
  const late = (key: string) => (key === "discard" ? 2 : key.startsWith("free") ? 1 : 0);
  return [...answers].sort((a, b) => late(a.key) - late(b.key));
}

/**
 * Answer the current question, or change an earlier answer. Discards later answers, but a peg picked before its card
 * stays.
 */
export function choose(turns: TurnList, picks: Picks, stage: Stage, key: string): Picks {
  const rank = rankOf(stage);
  const pick = { stage, key };
  const earlier = picks.filter(
    (each, i) => rankOf(each.stage) < rank || (stage === "card" && each.stage === "peg:0" && i === 0),
  );
  let all: Picks = [...earlier, pick];
  while (all.length > 1 && !turns.find(all)) {
    // Drop answers that contradict the new one, latest first.
    all = [...all.slice(0, -2), pick];
  }
  return turns.find(all) ? all : picks;
}

/** The picks that lead to a turn, such as a suggested one. */
export function picksFor(candidate: Candidate): Picks {
  const picks: PickedAnswer[] = [];
  for (const stage of STAGES) {
    const key = keyOf(stage, candidate);
    if (key !== null) picks.push({ stage, key });
  }
  return picks;
}

/** The ranks that can be played, given the peg if it was picked first. */
export function playableCards(turns: TurnList, picks: Picks): ReadonlySet<Card> {
  const peg = picks[0]?.stage === "peg:0" ? picks.slice(0, 1) : [];
  const found = turns.find(peg);
  const part = found && turns.partFor(begunOf(new Map(peg.map(({ stage, key }) => [stage, key])), found));
  const candidates = part ? matching(part.candidates, peg) : turns.first;
  return new Set(candidates.flatMap((candidate) => keyOf("card", candidate) ?? []));
}
