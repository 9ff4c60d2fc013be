/**
 * Sharing a card's count between pegs: the parts chosen so far, and the numbers that a part's peg can go.
 *
 *   const split = splitOf(turns, picks, selection, active);   // null as long as no peg that can share is chosen
 *   split.parts, split.left, split.wells, split.ways
 *   withNumber(turns, picks, split, well)                     // the answers after a tap on a number
 *   settled(turns, picks, preferences, asked)                      // every part has a number as soon as it has a peg
 *
 * There are no rules here: a number is possible if a legal turn has it. A peg that can go a whole count may also share
 * it, so the count is the last number on the plank.
 */

import { HOME } from "../board/shape";
import type { Landing, Place, Seat } from "../protocol/types";
import {
  type Candidate,
  goesBack,
  holesOf,
  isLandingStage,
  isPegStage,
  isSplit,
  keyOf,
  landingStage,
  matching,
  type Picks,
  pegStage,
  type Stage,
  stepOf,
} from "./candidates";
import { picksTo } from "./holes";
import { type Answer, answersAt, picksOf, rankOf, type Selection, selectionFor } from "./selection";
import { begunOf, NOTHING, type TurnList } from "./turnlist";

/** Which way a peg goes: forward on the track, forward into its home, or backward. */
export type Way = "forward" | "home" | "back";
const WAYS: readonly Way[] = ["forward", "home", "back"];

export interface Part {
  readonly step: Landing;
  readonly count: number;
  readonly way: Way;
}

/** A number on the plank. */
export interface Well {
  readonly count: number;
  /** It's the whole count, so that no other peg moves. */
  readonly isWhole: boolean;
  readonly isPossible: boolean;
  readonly isChosen: boolean;
}

export interface Split {
  /** The count to share. */
  readonly total: number;
  readonly parts: readonly Part[];
  /** What the next peg has to share; 0 once the turn is chosen. */
  readonly left: number;
  /** The index of the part whose number is on the plank. */
  readonly active: number;
  readonly wells: readonly Well[];
  /** The ways that the active part's peg can go; the plank is about the way of its part. */
  readonly ways: readonly Way[];
  /** What else the card can do with the first peg, such as a swap. */
  readonly others: readonly Answer[];
}

/** What a part should be, if that's legal: its peg's key, its number, its way. */
export interface Preference {
  readonly peg?: string | undefined;
  readonly count?: number | undefined;
  readonly way?: Way | undefined;
}

/** The answers after a tap, and preferences for the parts that they leave open, by index. */
export interface Change {
  readonly picks: Picks;
  readonly preferences: readonly Preference[];
}

interface Asked {
  readonly card?: boolean;
}

export function wayOf(step: Landing): Way {
  if (goesBack(step)) return "back";
  return step.target >= HOME && step.origin < HOME ? "home" : "forward";
}

/** Whether a step counts holes, forward or backward. */
function walks({ effects: [first] }: Landing): boolean {
  return first?.op === "moved" && (first.travel === "forward" || first.travel === "backward");
}

const sum = (steps: readonly Landing[]): number => steps.reduce((all, step) => all + holesOf(step), 0);

/** The answers to where a part's peg goes, if the parts before it stay as they are. */
function answersFor(turns: TurnList, answered: ReadonlyMap<Stage, string>, part: number): readonly Answer[] {
  return answersAt(landingStage(part), openBefore(turns, answered, landingStage(part)));
}

function openBefore(turns: TurnList, answered: ReadonlyMap<Stage, string>, stage: Stage): readonly Candidate[] {
  const before = new Map([...answered].filter(([each]) => rankOf(each) < rankOf(stage)));
  const picks = picksOf(before);
  const found = turns.find(picks);
  return matching(turns.nearest(found ? begunOf(before, found) : NOTHING)?.candidates ?? [], picks);
}

/** The count that a list of turns shares; null if none of them is a split. */
const totalOf = (open: readonly Candidate[]): number | null => {
  const split = open.find(isSplit);
  return split ? sum(split.steps) : null;
};

/** The split that is being chosen; null before its first peg is. `active`: the part on the plank. */
export function splitOf(turns: TurnList, now: Selection, active: number): Split | null {
  const { answered } = now;
  if (!answered.has("peg:0")) return null;
  const open = openBefore(turns, answered, "landing:0");
  const total = totalOf(open);
  if (total === null) return null;
  const answers = answersFor(turns, answered, 0);
  const others = answers.filter(({ candidates }) => !isOnPlank(candidates[0]!, total));
  const parts = others.some(({ key }) => key === answered.get("landing:0")) ? [] : partsOf(now);
  const at = Math.max(0, Math.min(active, parts.length - 1));
  const left = now.chosen ? 0 : total - parts.reduce((all, { count }) => all + count, 0);
  return { total, parts, left, active: at, others, ...plankOf(turns, answered, parts, at, total) };
}

/** Whether a turn begins with a part of the count, or with all of it. */
function isOnPlank(candidate: Candidate, total: number): boolean {
  if (isSplit(candidate)) return true;
  const [step] = candidate.steps;
  return candidate.option.kind === "move" && step !== undefined && walks(step) && holesOf(step) === total;
}

function partsOf({ answered, open }: Selection): Part[] {
  const steps = open[0]?.steps ?? [];
  const made = steps.findIndex((_, i) => !answered.has(landingStage(i)));
  return steps.slice(0, made < 0 ? steps.length : made).map(partOf);
}

const partOf = (step: Landing): Part => ({ step, count: holesOf(step), way: wayOf(step) });

function plankOf(
  turns: TurnList,
  answered: ReadonlyMap<Stage, string>,
  parts: readonly Part[],
  active: number,
  total: number,
): Pick<Split, "wells" | "ways"> {
  const possible = possibleAt(turns, answered, parts, active, total);
  const ways = WAYS.filter((way) => possible.some((each) => each.way === way));
  const now = parts[active];
  const well = (count: number): Well => ({
    count,
    isWhole: count === total,
    isPossible: possible.some((each) => each.count === count && isSameWay(each.way, now?.way)),
    isChosen: now?.count === count,
  });
  const counts = Array.from({ length: total - 1 }, (_, i) => i + 1);
  const hasWhole = turns.known.some((each) => isWhole(each, answered.get("card") ?? null, total));
  return { wells: [...counts, ...(hasWhole ? [total] : [])].map(well), ways };
}

/** Home is forward too: a number takes whichever of the two is legal. */
const isSameWay = (a: Way, b: Way | undefined): boolean => b === undefined || (a === "back") === (b === "back");

function isWhole(candidate: Candidate, card: string | null, total: number): boolean {
  return keyOf("card", candidate) === card && !isSplit(candidate) && isOnPlank(candidate, total);
}

interface Possible {
  readonly count: number;
  readonly way: Way;
  /** Whether the other parts go the same way as before. */
  readonly isKept: boolean;
  readonly change: Change;
}

/** Every number and way that a part can have, with the answers that give it. */
function possibleAt(
  turns: TurnList,
  answered: ReadonlyMap<Stage, string>,
  parts: readonly Part[],
  part: number,
  total: number,
): Possible[] {
  const direct = answersFor(turns, answered, part)
    .filter(({ candidates }) => isOnPlank(candidates[0]!, total))
    .map((answer) => directly(answered, part, answer));
  const isLast = part > 0 && part === parts.length - 1;
  return isLast ? [...direct, ...byGivingWay(turns, answered, parts, part)] : direct;
}

/** A part's number, with the parts before it as they are; the pegs after it stay if that's legal. */
function directly(answered: ReadonlyMap<Stage, string>, part: number, { key, candidates }: Answer): Possible {
  const step = candidates[0]!.steps[part]!;
  const stage = landingStage(part);
  const picks = [...picksOf(answered).filter((each) => rankOf(each.stage) < rankOf(stage)), { stage, key }];
  return { ...pick(step), isKept: true, change: { picks, preferences: pegsAfter(answered, part) } };
}

const pick = (step: Landing): { count: number; way: Way } => ({ count: holesOf(step), way: wayOf(step) });

/** Preferences for the pegs of the parts after one. */
function pegsAfter(answered: ReadonlyMap<Stage, string>, part: number): Preference[] {
  const preferences: Preference[] = [];
  for (const [stage, peg] of answered)
    if (isPegStage(stage) && stepOf(stage) > part) preferences[stepOf(stage)] = { peg };
  return preferences;
}

/** The last part's number, with the part before it taking the rest. */
function byGivingWay(
  turns: TurnList,
  answered: ReadonlyMap<Stage, string>,
  parts: readonly Part[],
  part: number,
): Possible[] {
  const [before, last] = [parts[part - 1]!, parts[part]!];
  const both = before.count + last.count;
  const peg = answered.get(pegStage(part))!;
  const stage = landingStage(part - 1);
  const earlier = picksOf(answered).filter((each) => rankOf(each.stage) < rankOf(stage));
  const isComplete = isKnown(turns, answered, part);
  return answersFor(turns, answered, part - 1).flatMap(({ key, candidates }) => {
    const other = pick(candidates[0]!.steps[part - 1]!);
    const count = both - other.count;
    if (!isSplit(candidates[0]!) || count <= 0 || key === answered.get(stage)) return [];
    const possible = (way: Way): Possible => {
      const preferences: Preference[] = [];
      preferences[part] = { peg, count, way };
      return {
        count,
        way,
        isKept: other.way === before.way,
        change: { picks: [...earlier, { stage, key }], preferences },
      };
    };
    // As long as the other peg's turns aren't loaded, any number may be possible.
    if (!isComplete) return [possible(last.way)];
    const fits = candidates.filter(
      (each) => keyOf(pegStage(part), each) === peg && holesOf(each.steps[part]!) === count,
    );
    return [...new Set(fits.map(({ steps }) => wayOf(steps[part]!)))].map(possible);
  });
}

/** Whether all turns are known that begin with the pegs and parts before a part. */
function isKnown(turns: TurnList, answered: ReadonlyMap<Stage, string>, part: number): boolean {
  const stage = landingStage(part - 1);
  const [candidate] = openBefore(turns, answered, stage);
  const before = new Map([...answered].filter(([each]) => rankOf(each) < rankOf(stage)));
  return candidate !== undefined && turns.partFor(begunOf(before, candidate))?.isComplete === true;
}

/** The answers after a tap on a number; null if it's impossible. */
export function withNumber(turns: TurnList, now: Selection, split: Split, count: number): Change | null {
  const current = split.parts[split.active]?.way;
  const all = possibleAt(turns, now.answered, split.parts, split.active, split.total).filter(
    (each) => each.count === count && isSameWay(each.way, current),
  );
  const same = all.filter((each) => each.way === current);
  const best = same.length > 0 ? same : all;
  return (best.find((each) => each.isKept) ?? best[0])?.change ?? null;
}

/** The answers after a tap on the switch: the same number if possible, otherwise the nearest. */
export function withWay(turns: TurnList, now: Selection, split: Split, way: Way): Change | null {
  const count = split.parts[split.active]?.count ?? 0;
  const all = possibleAt(turns, now.answered, split.parts, split.active, split.total).filter(
    (each) => each.way === way,
  );
  const kept = all.filter((each) => each.isKept);
  return nearest(kept.length > 0 ? kept : all, count)?.change ?? null;
}

/** The answers after a tap on a hole, and the part that goes there: the one on the plank, another one, or the next. */
export function withHole(
  turns: TurnList,
  now: Selection,
  split: Split,
  seat: Seat | null,
  target: Place,
): (Change & { readonly part: number }) | null {
  for (const part of [split.active, ...split.parts.keys()]) {
    const step = split.parts[part]?.step;
    if (!step || step.target === target || (target >= HOME && seat !== null && seat !== step.seat)) continue;
    const answers = answersFor(turns, now.answered, part);
    const answer = answers.find(({ candidates }) => candidates[0]!.steps[part]!.target === target);
    if (answer) return { ...directly(now.answered, part, answer).change, part };
  }
  const part = split.parts.length;
  const picks = picksTo(now, part, seat, target);
  return picks && { picks, preferences: [], part };
}

function nearest<T extends { readonly count: number }>(all: readonly T[], count: number): T | undefined {
  return all.reduce<T | undefined>(
    (best, each) => (!best || Math.abs(each.count - count) < Math.abs(best.count - count) ? each : best),
    undefined,
  );
}

/** Add a number to every part that has a peg, and the preferred pegs, as far as that's legal. */
export function settled(turns: TurnList, picks: Picks, preferences: readonly Preference[], asked: Asked): Picks {
  let all = picks;
  for (;;) {
    const { question } = selectionFor(turns, all, asked);
    if (!question) return all;
    const key = isLandingStage(question.stage)
      ? preferred(question.answers, stepOf(question.stage), preferences)
      : question.answers.find(
          (each) => isPegStage(question.stage) && each.key === preferences[stepOf(question.stage)]?.peg,
        )?.key;
    if (key === undefined) return all;
    all = [...all, { stage: question.stage, key }];
  }
}

/** The landing to begin with: what's preferred; the whole rest; or about half of it. */
function preferred(answers: readonly Answer[], part: number, preferences: readonly Preference[]): string | undefined {
  const total = totalOf(answers.flatMap((each) => each.candidates));
  if (total === null) return undefined;
  const preference = preferences[part] ?? {};
  const onPlank = answers
    .filter(({ candidates }) => isOnPlank(candidates[0]!, total))
    .map(({ key, candidates }) => ({
      key,
      ...pick(candidates[0]!.steps[part]!),
      isLast: candidates.some((each) => each.steps.length === part + 1),
    }));
  const inWay = onPlank.filter((each) => each.way === preference.way);
  const all =
    inWay.length > 0 ? inWay : [...onPlank].sort((a, b) => WAY_ORDER.indexOf(a.way) - WAY_ORDER.indexOf(b.way));
  const found = all.find((each) => each.count === preference.count) ?? all.find((each) => each.isLast);
  return (
    found ??
    nearest(
      all.filter((each) => each.way === all[0]!.way),
      (total - 1) / 2,
    )
  )?.key;
}

/** Into home first, as few would pass it. */
const WAY_ORDER: readonly Way[] = ["home", "forward", "back"];
