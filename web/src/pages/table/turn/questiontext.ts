/**
 * The current question in words: a prompt, a row for each answer, and the buttons' labels. The rows are the accessible
 * version of what the board highlights.
 */

import { t } from "../../../app/i18n";
import { START } from "../../../board/shape";
import type { Card, GameView, Landing, Part, Seat } from "../../../protocol/types";
import { faceOf, RANKS, theCard } from "../../../story/cards";
import { yesNo } from "../../../story/names";
import { capitalized, clause, clauses } from "../../../story/sentences";
import { either, type Wording } from "../wording";
import {
  type Answer,
  type Candidate,
  goesBack,
  holesOf,
  isLandingStage,
  isPegStage,
  isSplit,
  keyOf,
  NONE,
  type Question,
  type Selection,
  type Stage,
  stepOf,
} from "./selection";

type Mark =
  | "peg"
  | "split"
  | "burst"
  | "home"
  | "out"
  | "swap"
  | "harm"
  | "help"
  | "dot"
  | "throw"
  | "back"
  | "start"
  | "size";

export interface Row {
  readonly stage: Stage;
  readonly key: string;
  readonly label: string;
  readonly sub: string;
  readonly mark: Mark;
  /** The owner of the peg in the icon. */
  readonly seat: Seat | null;
  readonly harm: boolean;
  readonly chosen: boolean;
}

type RowContent = Omit<Row, "stage" | "key" | "chosen">;

/** Ranks in the order of the declarations; "none of these" comes last. */
const DECLARATIONS = `${RANKS}${NONE}`;
/** If there are more landings, the row only has their number. */
const MAX_LISTED = 3;
/** Verbs for what happens to other pegs. */
const HITS: readonly string[] = ["bumps", "boosts", "sends", "goes-back", "goes-up"];
const MARKS: Readonly<Record<string, Mark>> = {
  bumps: "burst",
  sends: "burst",
  boosts: "help",
  swaps: "swap",
  "swaps-two": "swap",
  into: "home",
  out: "out",
  "out-free": "out",
  back: "back",
};

export class QuestionText {
  constructor(
    readonly wording: Wording,
    readonly game: GameView,
  ) {}

  rows(selection: Selection): Row[] {
    const { shown, shownKey } = selection;
    if (!shown || shown.stage === "card" || shown.stage === "word" || shown.stage === "declared") return [];
    const answers = shown.answers.filter((each) => this.hasRow(shown, each));
    if (isPegStage(shown.stage)) answers.sort((a, b) => this.rankOf(a, shown.stage) - this.rankOf(b, shown.stage));
    const rows = answers.map((each) => ({
      stage: shown.stage,
      key: each.key,
      chosen: shownKey === each.key,
      ...this.content(shown.stage, each),
    }));
    return shown.offersSplit ? [...rows, this.splitRow(selection)] : rows;
  }

  /** The player's own pegs first, then partners', then others', then what moves no peg. */
  private rankOf({ key, candidates: [candidate] }: Answer, stage: Stage): number {
    const step = candidate!.steps[stepOf(stage)];
    if (!step || !/^\d/.test(key)) return key === "discard" ? 4 : 3;
    if (step.seat === (this.game.acts_for ?? this.game.turn)) return 0;
    return this.wording.teamOf(step.seat) === this.wording.teamOf(this.game.turn) ? 1 : 2;
  }

  /** Pegs that can only move in a split are behind the row "Split". */
  private hasRow(question: Question, { candidates }: Answer): boolean {
    return !question.offersSplit || candidates.some((candidate) => !isSplit(candidate));
  }

  private content(stage: Stage, { key, candidates }: Answer): RowContent {
    if (stage === "size") {
      const rest = candidates[0]!.steps.slice(1).reduce((sum, step) => sum + holesOf(step), 0);
      return {
        label: t("row-size", { first: key, second: String(rest) }),
        sub: "",
        mark: "size",
        seat: null,
        harm: false,
      };
    }
    if (isLandingStage(stage)) return this.landing(candidates[0]!, stepOf(stage));
    return stepOf(stage) === 0 ? this.peg(candidates) : this.nextPeg(candidates, stepOf(stage));
  }

  private splitRow({ shown, answered, open }: Selection): Row {
    const card = answered.get("card") ?? "?";
    const total = open.find(isSplit)?.steps.reduce((sum, step) => sum + holesOf(step), 0) ?? 0;
    const label =
      shown?.stage === "peg:0" ? t("row-split", { card: theCard(card) }) : t("row-split-this", { count: total });
    return { stage: "how", key: "split", label, sub: "", mark: "split", seat: null, harm: false, chosen: false };
  }

  /** A peg that can move, and where to. */
  private peg(candidates: readonly Candidate[]): RowContent {
    const { option, steps } = candidates[0]!;
    const step = steps[0];
    if (!step)
      return {
        label: t("row-discard", { card: theCard(option.card ?? "?") }),
        sub: t("row-nothing-moves"),
        mark: "throw",
        seat: null,
        harm: false,
      };
    const base = { seat: step.seat, harm: false };
    if (option.kind === "free")
      return { ...base, mark: "out", label: t("row-free", this.owner(step)), sub: this.wording.to(step.target) };
    if (candidates.every(({ option: { kind } }) => kind === "send" || kind === "penalty"))
      return {
        ...base,
        mark: "burst",
        label: t("row-send", { peg: this.wording.pegAt(step.seat, step.origin), start: this.wording.start }),
        sub: "",
      };
    const whole = candidates.filter((candidate) => !isSplit(candidate));
    return {
      ...base,
      mark: step.origin === START ? "out" : "peg",
      label: this.fromOf(step),
      sub: this.landings(whole.length ? whole : candidates, 0),
    };
  }

  private owner(step: Landing): Record<string, string> {
    return { own: yesNo(this.wording.isMe(step.seat)), name: this.wording.name(step.seat) };
  }

  /** "From Theo’s 16", "Ana’s peg, from your 5", or "Bring a peg out". */
  private fromOf(step: Landing): string {
    const { wording } = this;
    if (step.origin === START) return t("row-bring-out", this.owner(step));
    const from = wording.from(step.origin);
    return wording.isMe(step.seat) ? capitalized(from) : t("row-peg-of", { name: wording.name(step.seat), from });
  }

  /** All landings of a peg in one line. */
  private landings(candidates: readonly Candidate[], number: number): string {
    const seen = new Map<string, Landing>();
    for (const candidate of candidates) seen.set(keyOf(`landing:${number}`, candidate) ?? "", candidate.steps[number]!);
    if (seen.size > MAX_LISTED) return t("row-ways", { count: seen.size });
    // The label already says that a peg comes out.
    const shown = [...seen.values()].filter(({ parts }) => parts.length !== 1 || parts[0]!.verb !== "out");
    return either(shown.map((step) => this.shortText(step)));
  }

  /** A landing in a few words: its effect on other pegs or, without one, its hole. */
  private shortText(step: Landing): string {
    const hit = step.parts.find((part) => HITS.includes(part.verb)) ?? step.parts[0];
    return hit ? this.clause(hit) : this.wording.to(step.target);
  }

  private clause(part: Part): string {
    return clause(part, this.game.turn, this.wording.names);
  }

  private landing(candidate: Candidate, number: number): RowContent {
    const step = candidate.steps[number]!;
    const isLast = number === candidate.steps.length - 1;
    const hurts = isLast && candidate.option.hurts;
    const hits = step.parts.filter((part) => HITS.includes(part.verb));
    const moves = step.parts.filter((part) => !HITS.includes(part.verb));
    const order = hurts ? [...hits, ...moves] : [...moves, ...hits];
    const does = clauses(order, this.game.turn, this.wording.names).join(", ");
    const comesHome = moves.some((part) => part.verb === "into");
    return {
      label: capitalized(isSplit(candidate) && !hurts ? this.partOf(candidate, step, does) : does),
      sub: isLast ? (comesHome ? t("row-safe") : "") : t("row-left", { count: this.leftAfter(candidate, number) }),
      mark: hurts ? "harm" : (MARKS[(hits[0] ?? moves[0])?.verb ?? ""] ?? "dot"),
      seat: step.seat,
      harm: hurts,
    };
  }

  /** "3 forward, to your 5"; with the direction only if the card can also split backward. */
  private partOf(candidate: Candidate, step: Landing, does: string): string {
    if (goesBack(step)) return does;
    return t("row-part", {
      count: holesOf(step),
      way: this.splitsBack(candidate) ? "forward" : "plain",
      to: does,
    });
  }

  private splitsBack({ option }: Candidate): boolean {
    const { options, landings } = this.game;
    return options.some(
      (each) =>
        each.card === option.card &&
        each.orders.some((order) => order.length > 1 && order.some((i) => goesBack(landings[i]!))),
    );
  }

  private leftAfter(candidate: Candidate, number: number): number {
    return candidate.steps.slice(number + 1).reduce((sum, step) => sum + holesOf(step), 0);
  }

  /** The next peg of a split. */
  private nextPeg(candidates: readonly Candidate[], number: number): RowContent {
    const step = candidates[0]!.steps[number]!;
    const hurts = candidates.length === 1 && candidates[0]!.option.hurts;
    return {
      label: this.fromOf(step),
      sub: this.landings(candidates, number),
      mark: hurts ? "harm" : "peg",
      seat: step.seat,
      harm: hurts,
    };
  }

  /** The chosen turn's effects in order, if it hits more than one peg. */
  chain(candidate: Candidate): string[] {
    const parts = candidate.steps.flatMap((step) => step.parts);
    if (parts.filter((part) => HITS.includes(part.verb)).length < 2) return [];
    return parts.map((part) => capitalized(this.clause(part)));
  }

  /** The question in one short sentence. */
  prompt(selection: Selection): string {
    const { wording } = this;
    const stage = (selection.question ?? selection.shown)?.stage;
    const card = selection.answered.get("card") ?? "?";
    if (selection.chosen?.option.kind === "discard") return t("ask-discard-chosen");
    const chain = selection.chosen ? this.chain(selection.chosen) : [];
    if (chain.length) return t("ask-things-happen", { count: chain.length });
    switch (stage) {
      case "word":
        return this.wordPrompt();
      case "card":
        return this.cardPrompt(selection);
      case "declared":
        return t("ask-declared");
      case "size":
        return t("ask-size", { card: faceOf(card) });
      case "peg:0":
        return this.pegPrompt(card, selection);
      case "landing:0":
        return selection.chosen?.option.kind === "penalty"
          ? t("ask-penalty", { name: wording.name(this.game.loser ?? this.game.turn), start: wording.start })
          : t("ask-where");
      default:
        return this.nextPrompt(stage, selection);
    }
  }

  private nextPrompt(stage: Stage | undefined, selection: Selection): string {
    if (stage && isPegStage(stage)) return t("ask-other-peg", { count: this.left(selection) });
    return stage ? t("ask-where-left", { count: this.left(selection) }) : t("ask-where");
  }

  /** The holes left for the other pegs of a split. */
  left({ open, made }: Selection): number {
    return open[0] ? this.leftAfter(open[0], Math.max(made, 1) - 1) : 0;
  }

  private wordPrompt(): string {
    const { game, wording } = this;
    switch (game.phase) {
      case "doubt":
        return t("ask-believe", { name: wording.name(game.player ?? game.turn), card: theCard(game.declared ?? "?") });
      case "extra":
        return t("ask-extra");
      case "draw":
        return t("ask-draw", { count: game.draws });
      default:
        return t("ask-pass");
    }
  }

  private cardPrompt(selection: Selection): string {
    const { game, wording } = this;
    if (selection.answered.has("peg:0")) return t("ask-card-for-peg");
    const kinds = new Set(game.options.map((option) => option.kind));
    if (kinds.has("declare")) return t("ask-declare");
    if (kinds.has("discard") && kinds.size === 1) return t("ask-discard");
    if (kinds.has("free") && [...kinds].every((kind) => kind === "free" || kind === "discard")) return t("ask-free");
    if (game.acts_for !== null && !wording.isMe(game.acts_for))
      return t("ask-helping", { name: wording.name(game.acts_for) });
    return t("ask-card");
  }

  private pegPrompt(card: Card, selection: Selection): string {
    const { game, wording } = this;
    if (game.phase === "penalty")
      return t("ask-penalty", { name: wording.name(game.loser ?? game.turn), start: wording.start });
    if (game.phase === "move") return t("ask-declared-move", { card: theCard(game.declared ?? card) });
    const splits = selection.answered.get("how") === "split";
    return t(splits ? "ask-split-peg" : "ask-peg", { card: faceOf(card) });
  }

  /** The label of the play button. */
  playLabel(selection: Selection): string {
    const candidate = selection.chosen;
    if (!candidate) return this.missing(selection.question);
    const { option } = candidate;
    switch (option.kind) {
      case "split":
        return t("press-split", { parts: candidate.steps.map((step) => this.partLabel(candidate, step)).join(" + ") });
      case "discard":
        return t("press-discard", { card: theCard(option.card ?? "?") });
      case "declare":
        return t("press-declare", { card: theCard(option.declared ?? "?") });
      case "penalty":
        return t("press-penalty");
      default:
        return t("press-card", {
          card: theCard((this.game.phase === "move" ? this.game.declared : option.card) ?? "?"),
        });
    }
  }

  private partLabel(candidate: Candidate, step: Landing): string {
    if (!this.splitsBack(candidate)) return String(holesOf(step));
    return t("press-part", { count: holesOf(step), way: goesBack(step) ? "back" : "forward" });
  }

  private missing(question: Question | null): string {
    const stage = question?.stage;
    if (stage === "card") return t("missing-card");
    if (stage === "declared") return t("missing-declared");
    if (stage === "size") return t("missing-size");
    return stage && isLandingStage(stage) ? t("missing-landing") : t("missing-peg");
  }

  /** The label of the back button. */
  backLabel(selection: Selection): string {
    const candidate = selection.open[0];
    const last = selection.made - 1;
    return candidate && last >= 0 ? t("back-part", { count: holesOf(candidate.steps[last]!) }) : t("back");
  }

  /** The ranks that can be declared, and whether each is true. */
  declarations(selection: Selection): { key: string; label: string; honest: boolean; chosen: boolean }[] {
    const shown = selection.shown;
    if (shown?.stage !== "declared") return [];
    const card = selection.answered.get("card");
    const inOrder = [...shown.answers].sort((a, b) => DECLARATIONS.indexOf(a.key) - DECLARATIONS.indexOf(b.key));
    return inOrder.map(({ key }) => ({
      key,
      label: key === NONE ? t("declare-none") : faceOf(key),
      honest: key === card,
      chosen: selection.shownKey === key,
    }));
  }
}
