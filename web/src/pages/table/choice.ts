/**
 * Narrowing the legal turns down to one: a card, a peg, where it lands, then the rest of a split.
 *
 *   const ways = waysOf(game.options, game.pegs);
 *   let picks: Picks = [];
 *   const now = look(ways, picks);          // the question, its answers, what is chosen so far
 *   picks = choose(ways, picks, "card", "7");
 *   picks = back(picks);
 *
 * Nothing here knows a rule: the legal turns come in, questions with their possible answers come out. A stage
 * with a single answer is answered by itself, but a card is always asked for. Picks are kept in the order in
 * which they were made; a peg may come before its card.
 */
import type { Card, Operation, Option, Place, Seat, Step } from "./types";

export type Stage = "word" | "card" | "declared" | "how" | "size" | "peg" | "landing" | "peg2" | "landing2";
const STAGES: readonly Stage[] = ["word", "card", "declared", "how", "size", "peg", "landing", "peg2", "landing2"];

/** A turn, and the order in which its parts are asked for. */
export interface Way {
  readonly option: Option;
  readonly first: Step | null;
  readonly second: Step | null;
  readonly inOrder: boolean;
}

export interface Made {
  readonly stage: Stage;
  readonly key: string;
}
export type Picks = readonly Made[];

/** A possible answer, and what it leaves open. */
export interface Answer {
  readonly key: string;
  readonly ways: readonly Way[];
}

export interface Question {
  readonly stage: Stage;
  readonly answers: readonly Answer[];
  /** A further answer: `choose(ways, picks, "how", "split")`. */
  readonly offersSplit: boolean;
}

export interface Look {
  /** What is asked now; null when a turn is chosen. */
  readonly question: Question | null;
  /** What to show: the question, or the last one that was answered. */
  readonly shown: Question | null;
  /** Its answer, when a turn is chosen. */
  readonly shownKey: string | null;
  readonly chosen: Way | null;
  /** All answers so far, also those given by themselves. */
  readonly answered: ReadonlyMap<Stage, string>;
  readonly open: readonly Way[];
}

/** Decisions without a card or a peg: each is a button. */
const WORDS: readonly string[] = ["accept", "doubt", "extra", "decline", "draw", "forget", "pass"];
/** A split with more ways than this asks first how many holes the first peg moves. */
const MANY = 40;
/** The answer of somebody who declares nothing. */
export const NONE = "-";

export function isWord(option: Option): boolean {
  return WORDS.includes(option.kind);
}

/**
 * Every order in which a person may name the parts of these turns. A split that leaves the same board in both
 * orders is listed once, but either peg may be named first where it could go first.
 */
export function waysOf(options: readonly Option[], pegs: readonly (readonly Place[])[]): Way[] {
  const ways: Way[] = [];
  const listed = new Set<string>();
  const swappers = new Map<Card | null, Set<Seat>>();
  for (const option of options) {
    const [first = null, other = null] = option.steps;
    const second = option.kind === "split" ? other : null;
    ways.push({ option, first, second, inOrder: true });
    if (first && second) listed.add(orderKey(option, first, second));
    if (first && option.kind === "swap") {
      swappers.set(option.card, (swappers.get(option.card) ?? new Set()).add(first.seat));
    }
  }
  for (const option of options) {
    const [first, second] = option.steps;
    if (!first || !second) continue;
    if (option.kind === "split" && !listed.has(orderKey(option, second, first)) && mayGoFirst(second, first, pegs)) {
      ways.push({ option, first: second, second: first, inOrder: false });
    }
    // Where pegs of several seats come first any two may be swapped, so either may be named first.
    if (option.kind === "swap" && (swappers.get(option.card)?.size ?? 0) > 1) {
      ways.push({ option, first: second, second: null, inOrder: false });
    }
  }
  return ways;
}

const stepKey = (step: Step) => `${step.seat}:${step.origin}:${step.target}`;
const orderKey = (option: Option, first: Step, second: Step) =>
  `${option.card}/${option.declared}/${stepKey(first)}/${stepKey(second)}`;

/** Whether the peg stands where it sets out from, and the other peg is not in its way. */
function mayGoFirst(step: Step, other: Step, pegs: readonly (readonly Place[])[]): boolean {
  if (!pegs[step.seat]?.includes(step.origin)) return false;
  if (step.target === other.origin) return false;
  return step.seat !== other.seat || !step.path.includes(other.origin);
}

/** What a way answers at a stage; null where the stage does not concern it. */
export function keyOf(stage: Stage, way: Way): string | null {
  const { option, first, second } = way;
  switch (stage) {
    case "word":
      return isWord(option) ? option.kind : null;
    case "card":
      return isWord(option) || option.kind === "penalty" ? null : option.card;
    case "declared":
      return option.kind === "declare" ? option.declared : option.kind === "discard" ? NONE : null;
    case "how":
      return first ? (option.kind === "split" ? "split" : "whole") : null;
    case "size":
      return first && second ? String(first.path.length) : null;
    case "peg":
      return pegKeyOf(option, first);
    case "landing":
      return landingKeyOf(way);
    case "peg2":
      return second ? pegKey(second.seat, second.origin) : null;
    case "landing2":
      return second ? `part:${second.target}` : null;
  }
}

export const pegKey = (seat: Seat, place: Place): string => `${seat}:${place}`;

function pegKeyOf(option: Option, first: Step | null): string | null {
  if (option.kind === "discard") return "discard";
  if (!first) return null;
  return option.kind === "free" ? `free:${first.seat}` : pegKey(first.seat, first.origin);
}

function landingKeyOf({ option, first }: Way): string | null {
  if (!first) return null;
  if (option.kind === "move") return `to:${first.target}`;
  if (option.kind === "split") return `part:${first.target}`;
  return option.kind === "swap" ? `swap:${first.target}` : null;
}

const fits = (way: Way, picks: Iterable<Made>): boolean => {
  for (const pick of picks) if (keyOf(pick.stage, way) !== pick.key) return false;
  return true;
};

export function openWays(ways: readonly Way[], picks: Picks): Way[] {
  return ways.filter((way) => fits(way, picks));
}

/** The answers of a stage, in the order in which the turns are listed. */
export function answersAt(stage: Stage, ways: readonly Way[]): Answer[] {
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    const key = keyOf(stage, way);
    if (key === null) continue;
    const group = found.get(key);
    if (group) group.push(way);
    else found.set(key, [way]);
  }
  return [...found].map(([key, each]) => ({ key, ways: each }));
}

export interface Asked {
  /** False where the card lies on the table already (bluffing): it is not asked for. */
  readonly card?: boolean;
}

/** Where the choosing stands. */
export function look(ways: readonly Way[], picks: Picks, { card: asksCard = true }: Asked = {}): Look {
  const answered = new Map(picks.map((pick) => [pick.stage, pick.key]));
  let open: readonly Way[] = openWays(ways, picks);
  for (const stage of STAGES) {
    if (answered.has(stage) || (stage === "card" && !asksCard)) continue;
    const answers = answersAt(stage, open);
    if (!isAsked(stage, answers, open, answered)) continue;
    if (answers.length > 1 || stage === "card" || stage === "word") {
      if (stage === "how") continue;
      const question = { stage, answers: sorted(stage, answers), offersSplit: offersSplit(stage, open, answered) };
      return { question, shown: question, shownKey: null, chosen: null, answered, open };
    }
    answered.set(stage, answers[0]!.key);
    open = answers[0]!.ways.length < open.length && stage !== "how" ? answers[0]!.ways : open;
  }
  const chosen = open.find((way) => way.inOrder) ?? open[0] ?? null;
  return { question: null, ...lastShown(ways, picks, answered), chosen, answered, open };
}

function isAsked(stage: Stage, answers: readonly Answer[], open: readonly Way[], answered: ReadonlyMap<Stage, string>): boolean {
  if (answers.length === 0) return false;
  if (stage === "declared") return open.some((way) => way.option.kind === "declare");
  if (stage === "size") return open.length > MANY && !answered.has("peg") && open.every((way) => way.second);
  return true;
}

function offersSplit(stage: Stage, open: readonly Way[], answered: ReadonlyMap<Stage, string>): boolean {
  if (answered.has("how") || (stage !== "peg" && stage !== "landing")) return false;
  return open.some((way) => keyOf("how", way) === "split");
}

/** The question that was answered last, for showing it with its answer. */
function lastShown(ways: readonly Way[], picks: Picks, answered: ReadonlyMap<Stage, string>): Pick<Look, "shown" | "shownKey"> {
  const order: readonly Stage[] = ["landing2", "peg2", "landing", "peg", "declared"];
  const given = order.find((stage) => picks.some((pick) => pick.stage === stage));
  // The other peg of a split is worth showing also where there was no choice.
  const last = given === "landing" && answered.has("peg2") ? "peg2" : (given ?? order.find((stage) => answered.has(stage)));
  if (!last) return { shown: null, shownKey: null };
  const upTo = STAGES.indexOf(last);
  const before = [...answered].filter(([stage]) => STAGES.indexOf(stage) < upTo);
  const open = openWays(ways, before.map(([stage, key]) => ({ stage, key })));
  const answers = sorted(last, answersAt(last, open));
  const split = offersSplit(last, open, new Map(before));
  return { shown: { stage: last, answers, offersSplit: split }, shownKey: answered.get(last) ?? null };
}

/** Parts of a split by their size; what moves no peg comes last. Everything else stays as it is listed. */
function sorted(stage: Stage, answers: readonly Answer[]): readonly Answer[] {
  if (stage === "size") return [...answers].sort((a, b) => Number(a.key) - Number(b.key));
  if (stage === "landing") return [...answers].sort((a, b) => partOf(a) - partOf(b));
  if (stage !== "peg") return answers;
  const late = (key: string) => (key === "discard" ? 2 : key.startsWith("free") ? 1 : 0);
  return [...answers].sort((a, b) => late(a.key) - late(b.key));
}

const partOf = ({ ways: [way] }: Answer): number => (way?.second ? way.first!.path.length : 0);

/** Answer a question, also an earlier one again. Later answers are forgotten, but a peg chosen first stays with its card. */
export function choose(ways: readonly Way[], picks: Picks, stage: Stage, key: string): Picks {
  const rank = STAGES.indexOf(stage);
  const pick = { stage, key };
  const kept = picks.filter((each, i) => {
    const order = STAGES.indexOf(each.stage);
    return order < rank || (stage === "card" && each.stage === "peg" && i === 0);
  });
  let all: Picks = [...kept, pick];
  while (all.length > 1 && openWays(ways, all).length === 0) {
    // What contradicts the new answer goes, the latest first.
    const rest = all.slice(0, -2);
    all = [...rest, pick];
  }
  return openWays(ways, all).length > 0 ? all : picks;
}

/** Choose, or take the choice back where it was chosen already. */
export function toggle(ways: readonly Way[], picks: Picks, stage: Stage, key: string): Picks {
  const at = picks.findIndex((pick) => pick.stage === stage && pick.key === key);
  return at >= 0 ? picks.slice(0, at) : choose(ways, picks, stage, key);
}

/** One step back. */
export function back(picks: Picks): Picks {
  return picks.slice(0, -1);
}

/** The picks that lead to a turn, such as a hinted one. */
export function picksFor(ways: readonly Way[], turn: string): Picks {
  const way = ways.find((each) => each.option.turn === turn && each.inOrder);
  if (!way) return [];
  const picks: Made[] = [];
  for (const stage of STAGES) {
    const key = keyOf(stage, way);
    if (key !== null && stage !== "how" && stage !== "size") picks.push({ stage, key });
  }
  return picks;
}

/** The ranks that can be played, with the peg that was chosen first if there is one. */
export function playableCards(ways: readonly Way[], picks: Picks): ReadonlySet<Card> {
  const peg = picks[0]?.stage === "peg" ? [picks[0]] : [];
  return new Set(openWays(ways, peg).flatMap((way) => keyOf("card", way) ?? []));
}

/** The changes of the board by a way: all, or those of its first part. Null where they are not told. */
export function effectsOf(way: Way, effects: readonly Operation[] | null, part: "all" | "first" = "all"): readonly Operation[] | null {
  if (effects === null || !way.second) return effects;
  const secondMove = effects.findIndex((each, i) => i > 0 && each.op === "moved" && isStep(each, way.option.steps[1]));
  if (secondMove < 0) return effects;
  const halves = [effects.slice(0, secondMove), effects.slice(secondMove)] as const;
  const inAsked = way.inOrder ? halves : ([halves[1], halves[0]] as const);
  return part === "first" ? inAsked[0] : [...inAsked[0], ...inAsked[1]];
}

function isStep(moved: { seat: Seat; origin: Place; target: Place }, step: Step | undefined): boolean {
  return !!step && moved.seat === step.seat && moved.origin === step.origin && moved.target === step.target;
}
