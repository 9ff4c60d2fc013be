/**
 * Narrows the legal turns down to one: a card, a peg, its landing, then the next peg of a split, and so on.
 *
 *   const candidates = candidatesOf(game.options, game.landings);
 *   let picks: Picks = [];
 *   const now = selectionFor(candidates, picks);   // the question, its answers, what is chosen so far
 *   picks = choose(candidates, picks, "card", "7");
 *   picks = undoPick(picks);
 *
 * There are no rules here: it takes the legal turns, with every order of their steps, and returns questions with their
 * possible answers. A question with only one answer is skipped, except for the card. Picks are in the order in which
 * they were made; a peg may be picked before its card.
 */
import type { AnyOperation, Card, Landing, Option, Place, Seat } from "../../../protocol/types";

/** `peg:1` and `landing:1` belong to the second step. */
export type Stage = "word" | "card" | "declared" | "how" | "size" | `peg:${number}` | `landing:${number}`;
const BEFORE_STEPS: readonly Stage[] = ["word", "card", "declared", "how", "size"];
export const pegStage = (step: number): Stage => `peg:${step}`;
const landingStage = (step: number): Stage => `landing:${step}`;
export const isPegStage = (stage: Stage): boolean => stage.startsWith("peg:");
export const isLandingStage = (stage: Stage): boolean => stage.startsWith("landing:");
/** The index of the step that a peg or landing stage belongs to. */
export const stepOf = (stage: Stage): number => Number(stage.split(":")[1] ?? 0);

/** A legal turn with one order of its steps. */
export interface Candidate {
  readonly option: Option;
  readonly steps: readonly Landing[];
}

interface PickedAnswer {
  readonly stage: Stage;
  readonly key: string;
}
export type Picks = readonly PickedAnswer[];

/** A possible answer, and the candidates that it leaves. */
export interface Answer {
  readonly key: string;
  readonly candidates: readonly Candidate[];
}

export interface Question {
  readonly stage: Stage;
  readonly answers: readonly Answer[];
  /** Whether `choose(candidates, picks, "how", "split")` is another answer. */
  readonly offersSplit: boolean;
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
}

/** Decisions without a card or a peg; each is a button. */
const WORDS: readonly string[] = ["accept", "doubt", "extra", "decline", "draw", "forget", "pass"];
/** A split with more candidates than this first asks how many holes the first peg moves. */
const MANY = 40;
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
    case "how":
      return candidate.steps.length > 0 ? (isSplit(candidate) ? "split" : "whole") : null;
    case "size":
      return isSplit(candidate) ? String(holesOf(candidate.steps[0]!)) : null;
    default:
      return isPegStage(stage) ? pegKeyOf(candidate, stepOf(stage)) : landingKeyOf(candidate, stepOf(stage));
  }
}

export const pegKey = (seat: Seat, place: Place): string => `${seat}:${place}`;

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

const matches = (candidate: Candidate, picks: Iterable<PickedAnswer>): boolean => {
  for (const pick of picks) if (keyOf(pick.stage, candidate) !== pick.key) return false;
  return true;
};

function matching(candidates: readonly Candidate[], picks: Picks): Candidate[] {
  return candidates.filter((candidate) => matches(candidate, picks));
}

/** The answers at a stage, in the order of the turns. */
function answersAt(stage: Stage, candidates: readonly Candidate[]): Answer[] {
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

/** All stages that apply to these candidates. */
function stagesOf(candidates: readonly Candidate[]): Stage[] {
  const steps = Math.max(1, ...candidates.map((candidate) => candidate.steps.length));
  const each = Array.from({ length: steps }, (_, step) => [pegStage(step), landingStage(step)]);
  return [...BEFORE_STEPS, ...each.flat()];
}

const rankOf = (stage: Stage): number =>
  BEFORE_STEPS.includes(stage)
    ? BEFORE_STEPS.indexOf(stage)
    : BEFORE_STEPS.length + 2 * stepOf(stage) + (isLandingStage(stage) ? 1 : 0);

interface Asked {
  /** False if the card is on the table already (bluffing), so there's no question about it. */
  readonly card?: boolean;
}

/** The next question, or the chosen turn. */
export function selectionFor(
  candidates: readonly Candidate[],
  picks: Picks,
  { card: asksCard = true }: Asked = {},
): Selection {
  const answered = new Map(picks.map((pick) => [pick.stage, pick.key]));
  let open: readonly Candidate[] = matching(candidates, picks);
  for (const stage of stagesOf(open)) {
    if (answered.has(stage) || (stage === "card" && !asksCard)) continue;
    const answers = answersAt(stage, open);
    if (!isAsked(stage, answers, open, answered)) continue;
    if (answers.length > 1 || stage === "card" || stage === "word") {
      if (stage === "how") continue;
      const question = { stage, answers: sorted(stage, answers), offersSplit: offersSplit(stage, open, answered) };
      return {
        question,
        shown: question,
        shownKey: null,
        chosen: null,
        answered,
        open,
        made: madeSteps(answered, open),
      };
    }
    answered.set(stage, answers[0]!.key);
    open = answers[0]!.candidates.length < open.length && stage !== "how" ? answers[0]!.candidates : open;
  }
  const chosen = open[0] ?? null;
  return {
    question: null,
    ...lastShown(candidates, picks, answered),
    chosen,
    answered,
    open,
    made: madeSteps(answered, open),
  };
}

/** The steps whose landing is known, except a turn's last one. */
function madeSteps(answered: ReadonlyMap<Stage, string>, [candidate]: readonly Candidate[]): number {
  let made = 0;
  while (candidate && made + 1 < candidate.steps.length && answered.has(landingStage(made))) made += 1;
  return made;
}

function isAsked(
  stage: Stage,
  answers: readonly Answer[],
  open: readonly Candidate[],
  answered: ReadonlyMap<Stage, string>,
): boolean {
  if (answers.length === 0) return false;
  if (stage === "declared") return open.some((candidate) => candidate.option.kind === "declare");
  if (stage === "size") return open.length > MANY && !answered.has("peg:0") && open.every(isSplit);
  return true;
}

function offersSplit(stage: Stage, open: readonly Candidate[], answered: ReadonlyMap<Stage, string>): boolean {
  if (answered.has("how") || (stage !== "peg:0" && stage !== "landing:0")) return false;
  return open.some(isSplit);
}

/** The question answered last. */
function lastShown(
  candidates: readonly Candidate[],
  picks: Picks,
  answered: ReadonlyMap<Stage, string>,
): Pick<Selection, "shown" | "shownKey"> {
  const order = [...answered.keys()]
    .filter((stage) => stage === "declared" || isPegStage(stage) || isLandingStage(stage))
    .sort((a, b) => rankOf(b) - rankOf(a));
  const given = order.find((stage) => picks.some((pick) => pick.stage === stage));
  // Show a split's other peg even if there was no choice.
  const next = given && isLandingStage(given) ? pegStage(stepOf(given) + 1) : undefined;
  const last = next && answered.has(next) ? next : (given ?? order.at(0));
  if (!last) return { shown: null, shownKey: null };
  const before = [...answered].filter(([stage]) => rankOf(stage) < rankOf(last));
  const open = matching(
    candidates,
    before.map(([stage, key]) => ({ stage, key })),
  );
  const answers = sorted(last, answersAt(last, open));
  const split = offersSplit(last, open, new Map(before));
  return { shown: { stage: last, answers, offersSplit: split }, shownKey: answered.get(last) ?? null };
}

/** Parts of a split in order of size, and what moves no peg at the end; otherwise as listed. */
function sorted(stage: Stage, answers: readonly Answer[]): readonly Answer[] {
  if (stage === "size") return [...answers].sort((a, b) => Number(a.key) - Number(b.key));
  if (stage === "landing:0") return [...answers].sort((a, b) => partOf(a) - partOf(b));
  if (stage !== "peg:0") return answers;
  const late = (key: string) => (key === "discard" ? 2 : key.startsWith("free") ? 1 : 0);
  return [...answers].sort((a, b) => late(a.key) - late(b.key));
}

const partOf = ({ candidates: [candidate] }: Answer): number =>
  candidate && isSplit(candidate) ? holesOf(candidate.steps[0]!) : 0;

/**
 * Answer the current question, or change an earlier answer. Discards later answers, but a peg picked before its card
 * stays.
 */
export function choose(candidates: readonly Candidate[], picks: Picks, stage: Stage, key: string): Picks {
  const rank = rankOf(stage);
  const pick = { stage, key };
  const earlier = picks.filter(
    (each, i) => rankOf(each.stage) < rank || (stage === "card" && each.stage === "peg:0" && i === 0),
  );
  let all: Picks = [...earlier, pick];
  while (all.length > 1 && matching(candidates, all).length === 0) {
    // Drop answers that contradict the new one, latest first.
    all = [...all.slice(0, -2), pick];
  }
  return matching(candidates, all).length > 0 ? all : picks;
}

/** Choose an answer, or undo it if it's chosen already. */
export function toggle(candidates: readonly Candidate[], picks: Picks, stage: Stage, key: string): Picks {
  const at = picks.findIndex((pick) => pick.stage === stage && pick.key === key);
  return at >= 0 ? picks.slice(0, at) : choose(candidates, picks, stage, key);
}

export function undoPick(picks: Picks): Picks {
  return picks.slice(0, -1);
}

/** The picks that lead to a turn, such as a suggested one. */
export function picksFor(candidates: readonly Candidate[], turn: string): Picks {
  const candidate = candidates.find((each) => each.option.turn === turn);
  if (!candidate) return [];
  const picks: PickedAnswer[] = [];
  for (const stage of stagesOf([candidate])) {
    const key = keyOf(stage, candidate);
    if (key !== null && stage !== "how" && stage !== "size") picks.push({ stage, key });
  }
  return picks;
}

/** The ranks that can be played, given the peg if it was picked first. */
export function playableCards(candidates: readonly Candidate[], picks: Picks): ReadonlySet<Card> {
  const peg = picks[0]?.stage === "peg:0" ? [picks[0]] : [];
  return new Set(matching(candidates, peg).flatMap((candidate) => keyOf("card", candidate) ?? []));
}

/** The board operations of a candidate's steps, or of a range of them. */
export function operationsOf(candidate: Candidate, from = 0, to = candidate.steps.length): readonly AnyOperation[] {
  return candidate.steps.slice(from, to).flatMap((step) => step.effects);
}
