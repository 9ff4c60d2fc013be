/**
 * Help during a game: hints in steps, what a card can do, and the rules sheet at a paragraph.
 *
 *   beginHint(play, answer); stepHint(play);     // a nudge, the turn, the reasons
 *   openCardHelp(play, handCard);
 *   readRule(play, reason);                      // from "why not", with the player's own position
 */

import type { PegMark } from "../../../board/board";
import { optionalPart } from "../../../lib/i18n";
import type {
  Answer,
  Card,
  Landing,
  Option,
  Reason,
  RulesChoice,
  SecondBest,
  SheetRequest,
} from "../../../protocol/types";
import type { Play } from "../play.svelte";
import type { HandCard } from "../turn/hand";

export type HintStep = 1 | 2 | 3;

export interface HintState {
  readonly kind: "hint";
  /** 1: a nudge; 2: the turn; 3: the reasons. */
  readonly step: HintStep;
  readonly option: Option;
  readonly landings: readonly Landing[];
  readonly reasons: readonly Reason[];
  readonly second: SecondBest | null;
  /** Whether there's no other turn. */
  readonly isOnly: boolean;
}

/** The answer to "why not". */
export interface WhyState {
  readonly kind: "why";
  readonly title: string;
  readonly reasons: readonly Reason[];
  readonly card: Card | null;
  /** The card of the hand that was asked about. */
  readonly handCard: number | null;
  readonly peg: PegMark | null;
}

export interface CardHelpState {
  readonly kind: "card";
  /** The id of the card of the hand. */
  readonly id: number;
}

export interface RulesSheetState {
  readonly kind: "rules";
  /** The paragraph to open at. */
  readonly paragraph?: string;
  /** The reason that led there. */
  readonly reason?: Reason;
  /** The card that the question was about. */
  readonly card?: Card;
  /** Rules that someone suggests, instead of the table's own. */
  readonly suggested?: { readonly title: string; readonly rules: RulesChoice };
  /** What to return to: the answer to "why not". */
  readonly back?: Play["sheet"];
}

export const rulesPart = optionalPart("rules", () => import("./RulesOver.svelte"));
/** The coach's question before a blunder. */
export const areYouSurePart = optionalPart("coach", () => import("./AreYouSure.svelte"));
export const cardHelpPart = optionalPart("rules", () => import("./CardHelp.svelte"));
export const keysPart = optionalPart("keys", () => import("./Keys.svelte"));
export const whyPart = optionalPart("hints", () => import("./Explanation.svelte"));
export const hintPart = optionalPart("hints", () => import("./HintSteps.svelte"));

export function beginHint(play: Play, answer: Answer): void {
  const { option, landings, main_reasons, second } = answer;
  if (!option) return;
  const isOnly = Boolean(play.game?.has_all_options && play.game.options.length === 1);
  play.sheet = { kind: "hint", step: 1, option, landings, reasons: main_reasons, second, isOnly };
  if (isOnly) stepHint(play);
}

/** Go on to the turn, then to the reasons. */
export function stepHint(play: Play, to?: HintStep): void {
  const { sheet } = play;
  if (sheet?.kind !== "hint") return;
  const step = to ?? (Math.min(3, sheet.step + 1) as HintStep);
  if (sheet.step === 1) play.choice.select(sheet.option, sheet.landings);
  play.sheet = { ...sheet, step };
}

/** Look at the second best turn instead. */
export function showSecond(play: Play): void {
  const { sheet } = play;
  if (sheet?.kind !== "hint" || !sheet.second) return;
  const { option, landings } = sheet.second;
  play.sheet = null;
  play.choice.select(option, landings);
}

/** The peg to ring while the hint is only a nudge. */
export function nudgedPeg(play: Play): PegMark | null {
  const { sheet } = play;
  if (sheet?.kind !== "hint" || sheet.step > 1) return null;
  const first = sheet.option.orders[0]?.[0];
  const landing = first === undefined ? null : sheet.landings[first];
  return landing ? { seat: landing.seat, place: landing.origin } : null;
}

export function openCardHelp(play: Play, handCard: HandCard): void {
  play.sheet = { kind: "card", id: handCard.id };
}

/** Open the rules at the paragraph behind a reason. */
export function readRule(play: Play, reason: Reason): void {
  play.sheet = {
    kind: "rules",
    ...(reason.paragraph ? { paragraph: reason.paragraph } : {}),
    reason,
    back: play.sheet,
    ...(reason.card ? { card: reason.card } : {}),
  };
}

/** A reason that's only a sentence. */
export const plainReason = (sentence: string): Reason => ({
  sentence,
  rule: null,
  source: null,
  card: null,
  weight: null,
  paragraph: null,
  attempt: null,
  lead: null,
  rest: null,
  term: null,
});

/** What to ask the server for the sheet of a table's rules, or of rules that are suggested for it. */
export function sheetRequest(play: Play, suggested?: RulesChoice): SheetRequest {
  const { name, toml } = play.rules!;
  const { players, teams, talk } = play.table!.settings;
  if (suggested) return { rules: suggested, players, teams };
  return { rules: name === "house" ? { toml } : { name }, players, teams, talk };
}
