/** The current question in words: a prompt, and the labels of buttons. Its answers are in rowtext.ts. */

import { faceOf, RANKS, theCard } from "../cards/cardname";
import { formatList, t } from "../lib/i18n";
import type { Card, GameView, Landing, Seat } from "../protocol/types";
import type { Wording } from "../story/wording";
import { type Candidate, chainOf, goesBack, holesOf, isSplit, NONE } from "./candidates";
import type { Selection } from "./selection";

/** Ranks in the order of the declarations; "none of these" comes last. */
const DECLARATIONS = `${RANKS}${NONE}`;

/** What a question depends on. */
type Asked = Pick<GameView, "turn" | "phase" | "acts_for" | "options" | "player" | "declared" | "draws" | "loser"> &
  Partial<Pick<GameView, "discards_hand" | "drawn">>;

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

  /** The question in one short sentence. */
  prompt(selection: Selection): string {
    const { wording } = this;
    const stage = (selection.question ?? selection.shown)?.stage;
    const card = selection.answered.get("card") ?? "?";
    if (selection.pending) return t("ask-pending");
    const wholeHand = this.game.discards_hand;
    if (selection.chosen?.option.kind === "discard") return wholeHand ? t("ask-discard-hand") : t("ask-discard-chosen");
    const chain = selection.chosen ? chainOf(selection.chosen) : [];
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
    const wholeHand = game.discards_hand;
    if (kinds.has("discard") && kinds.size === 1) {
      if (game.drawn) return t("ask-discard-drawn");
      return wholeHand ? t("ask-discard-hand") : t("ask-discard");
    }
    if (kinds.has("free") && [...kinds].every((kind) => kind === "free" || kind === "discard"))
      return game.drawn ? t("ask-free-drawn") : t("ask-free");
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
        return this.game.discards_hand
          ? t("press-discard-hand")
          : t("press-discard", { card: theCard(option.card ?? "?") });
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
