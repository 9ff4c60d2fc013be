/**
 * The current question in words: a prompt, a row for each answer, and the buttons' labels. The rows are the accessible
 * version of what the board highlights.
 */

import { START } from "../board/shape";
import { faceOf, RANKS, theCard } from "../cards/cardname";
import { capitalized, formatList, t } from "../lib/i18n";
import type { Card, GameView, Landing, Part, Seat } from "../protocol/types";
import { yesNo } from "../story/names";
import { clause, clauses } from "../story/sentences";
import { either, type Wording } from "../story/wording";
import {
  type Candidate,
  goesBack,
  holesOf,
  isLandingStage,
  isPegStage,
  isSplit,
  keyOf,
  NONE,
  type Stage,
  stepOf,
} from "./candidates";
import type { Answer, Selection } from "./selection";

type Mark = "peg" | "burst" | "home" | "out" | "swap" | "harm" | "help" | "dot" | "throw" | "back" | "start";

export interface Row {
  readonly stage: Stage;
  readonly key: string;
  readonly label: string;
  readonly sub: string;
  /** The hole of the peg that it's about, if it's about one on the track. */
  readonly at?: string;
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
export const HITS: readonly string[] = ["bumps", "boosts", "sends", "goes-back", "goes-up"];
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

/** What a question depends on. */
type Asked = Pick<GameView, "turn" | "phase" | "acts_for" | "options" | "player" | "declared" | "draws" | "loser">;

export class QuestionText {
  constructor(
    readonly wording: Wording,
    readonly game: Asked,
    /** The seat that prepares a turn while others play. */
    readonly ahead: Seat | null = null,
  ) {}

  /** The seat whose turn it's about. */
  private get seat(): Seat {
    return this.ahead ?? this.game.turn;
  }

  private get phase(): GameView["phase"] {
    return this.ahead === null ? this.game.phase : "play";
  }

  rows(selection: Selection): Row[] {
    const { shown, shownKey } = selection;
    if (!shown || shown.stage === "card" || shown.stage === "word" || shown.stage === "declared") return [];
    const answers = [...shown.answers];
    if (isPegStage(shown.stage)) answers.sort((a, b) => this.rankOf(a, shown.stage) - this.rankOf(b, shown.stage));
    return this.rowsOf(shown.stage, answers, shownKey, selection.isSample);
  }

  rowsOf(stage: Stage, answers: readonly Answer[], chosenKey: string | null, isSample = false): Row[] {
    return answers.map((each) => ({
      stage,
      key: each.key,
      chosen: chosenKey === each.key,
      ...this.content(stage, each, isSample),
    }));
  }

  /** The player's own pegs first, then partners', then others', then what moves no peg. */
  private rankOf({ key, candidates: [candidate] }: Answer, stage: Stage): number {
    const step = candidate!.steps[stepOf(stage)];
    if (!step || !/^\d/.test(key)) return key === "discard" ? 4 : 3;
    if (step.seat === (this.game.acts_for ?? this.seat)) return 0;
    return this.wording.teamOf(step.seat) === this.wording.teamOf(this.seat) ? 1 : 2;
  }

  private content(stage: Stage, { candidates }: Answer, isSample: boolean): RowContent {
    if (isLandingStage(stage)) return this.landing(candidates[0]!, stepOf(stage));
    const row = stepOf(stage) === 0 ? this.peg(candidates) : this.nextPeg(candidates, stepOf(stage));
    // The other landings of a peg are still unknown.
    return isSample && row.seat !== null ? { ...row, sub: "", harm: false } : row;
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
      return {
        ...base,
        mark: "out",
        label: t("row-free", this.owner(step)),
        sub: this.wording.to(step.target, step.seat),
      };
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
      at: capitalized(this.wording.at(step.origin)),
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
    const from = wording.from(step.origin, step.seat);
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
    return hit ? this.clause(hit) : this.wording.to(step.target, step.seat);
  }

  private clause(part: Part): string {
    return clause(part, this.seat, this.wording.names);
  }

  private landing(candidate: Candidate, number: number): RowContent {
    const step = candidate.steps[number]!;
    const { hurts } = candidate.option;
    const hits = step.parts.filter((part) => HITS.includes(part.verb));
    const moves = step.parts.filter((part) => !HITS.includes(part.verb));
    const order = hurts ? [...hits, ...moves] : [...moves, ...hits];
    const does = clauses(order, this.seat, this.wording.names).join(", ");
    const comesHome = moves.some((part) => part.verb === "into");
    return {
      label: capitalized(does),
      sub: comesHome ? t("row-safe") : "",
      mark: hurts ? "harm" : (MARKS[(hits[0] ?? moves[0])?.verb ?? ""] ?? "dot"),
      seat: step.seat,
      harm: hurts,
    };
  }

  /** The next peg of a split. */
  private nextPeg(candidates: readonly Candidate[], number: number): RowContent {
    const step = candidates[0]!.steps[number]!;
    const hurts = candidates.length === 1 && candidates[0]!.option.hurts;
    return {
      label: this.fromOf(step),
      at: capitalized(this.wording.at(step.origin)),
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
    if (selection.pending) return t("ask-pending");
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
      case "peg:0":
        return this.pegPrompt(card, selection);
      case "landing:0":
        return selection.chosen?.option.kind === "penalty"
          ? t("ask-penalty", { name: wording.name(this.game.loser ?? this.seat), start: wording.start })
          : t("ask-where");
      default:
        return t("ask-where");
    }
  }

  private wordPrompt(): string {
    const { game, wording } = this;
    switch (this.phase) {
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
    if (this.phase === "penalty")
      return t("ask-penalty", { name: wording.name(game.loser ?? game.turn), start: wording.start });
    if (this.phase === "move") return t("ask-declared-move", { card: theCard(game.declared ?? card) });
    const splits = selection.open.every(isSplit);
    return t(splits ? "ask-split-peg" : "ask-peg", { card: faceOf(card) });
  }

  /** The label of the play button. */
  playLabel(candidate: Candidate): string {
    const { option } = candidate;
    switch (option.kind) {
      case "split":
        return t("press-split", { parts: this.numbers(candidate) });
      case "discard":
        return t("press-discard", { card: theCard(option.card ?? "?") });
      case "declare":
        return t("press-declare", { card: theCard(option.declared ?? "?") });
      case "penalty":
        return t("press-penalty");
      default:
        return t("press-card", {
          card: theCard((this.phase === "move" ? this.game.declared : option.card) ?? "?"),
        });
    }
  }

  /** "4 forward, 5 back", or "2 and 5" if every peg goes forward. */
  private numbers({ steps }: Candidate): string {
    if (!steps.some(goesBack)) return formatList(steps.map((step) => String(holesOf(step))));
    const way = (step: Landing) => (goesBack(step) ? "back" : "forward");
    return steps.map((step) => t("press-part", { count: holesOf(step), way: way(step) })).join(", ");
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
