/**
 * The question of the moment in words: a prompt, and a row for every answer. The rows are the accessible tree;
 * the board shows the same answers.
 */
import { cardName as named } from "../../app/telling";
import { say } from "../../app/words";
import { effectsOf, keyOf, NONE, type Answer, type Look, type Question, type Stage, type Way } from "./choice";
import { HOME, START, type Pegs } from "./timeline";
import type { Card, GameView, Operation, Seat, Step } from "./types";
import { capital, either, yes, type Hit, type Voice } from "./voice";

export type Mark = "peg" | "split" | "burst" | "home" | "out" | "swap" | "harm" | "help" | "dot" | "throw" | "back" | "start" | "size";

export interface Row {
  readonly stage: Stage;
  readonly key: string;
  readonly label: string;
  readonly sub: string;
  readonly mark: Mark;
  /** Whose peg the mark shows. */
  readonly seat: Seat | null;
  readonly harm: boolean;
  readonly chosen: boolean;
}

/** One thing that happens, with its number. */
export interface Link {
  readonly label: string;
  readonly sub: string;
}

/** The order in which ranks stand in a row; what is no rank comes last. */
const RANKS = `A23456789TJQK*${NONE}`;
/** A landing with more answers than this is told as a number of ways. */
const FEW = 3;

export class Rows {
  constructor(
    readonly voice: Voice,
    readonly game: GameView,
    /** Effects that were asked for, by turn. */
    readonly previews: ReadonlyMap<string, readonly Operation[]>,
    /** The pegs as they stand now, after the first part of a split. */
    readonly pegs: Pegs,
  ) {}

  /** The changes that a way makes; null where they are not known yet. */
  effects(way: Way, part: "all" | "first" = "all"): readonly Operation[] | null {
    return effectsOf(way, way.option.effects ?? this.previews.get(way.option.turn) ?? null, part);
  }

  rows(look: Look): Row[] {
    const { shown, shownKey } = look;
    if (!shown || shown.stage === "card" || shown.stage === "word" || shown.stage === "declared") return [];
    const answers = shown.answers.filter((each) => this.isWorthARow(shown, each));
    if (shown.stage === "peg" || shown.stage === "peg2") answers.sort((a, b) => this.nearness(a, shown.stage) - this.nearness(b, shown.stage));
    const rows = answers.map((each) => this.row(shown.stage, each, shownKey === each.key));
    if (shown.offersSplit) rows.push(this.splitRow(look));
    return rows;
  }

  /** The pegs one plays for come first, then those of partners, then those of others, then what moves no peg. */
  private nearness({ key, ways: [way] }: Answer, stage: Stage): number {
    const step = stage === "peg2" ? way!.second : way!.first;
    if (!step || !/^\d/.test(key)) return key === "discard" ? 4 : 3;
    if (step.seat === (this.game.acts_for ?? this.game.turn)) return 0;
    return this.voice.teamOf(step.seat) === this.voice.teamOf(this.game.turn) ? 1 : 2;
  }

  /** A peg that moves only as a part of a split stands behind the row "Split". */
  private isWorthARow(question: Question, { ways }: Answer): boolean {
    return !question.offersSplit || ways.some((way) => keyOf("how", way) !== "split");
  }

  private row(stage: Stage, { key, ways }: Answer, chosen: boolean): Row {
    const base = { stage, key, chosen, seat: null, harm: false };
    switch (stage) {
      case "size":
        return { ...base, label: say("row-size", { first: key, second: String(ways[0]!.second!.path.length) }), sub: "", mark: "size" };
      case "peg":
        return { ...base, ...this.peg(ways) };
      case "peg2":
        return { ...base, ...this.second(ways) };
      case "landing2":
        return { ...base, ...this.landing(ways[0]!, ways[0]!.second!, true) };
      default:
        return { ...base, ...this.landing(ways[0]!, ways[0]!.first!, false) };
    }
  }

  private splitRow({ shown, answered, open }: Look): Row {
    const card = answered.get("card") ?? null;
    const count = open.find((way) => way.second);
    const total = count ? count.first!.path.length + count.second!.path.length : 0;
    const label = shown?.stage === "peg" ? say("row-split", { card: cardName(card) }) : say("row-split-this", { count: total });
    return { stage: "how", key: "split", label, sub: "", mark: "split", seat: null, harm: false, chosen: false };
  }

  /** A peg that may move, and where to. */
  private peg(ways: readonly Way[]): Omit<Row, "stage" | "key" | "chosen"> {
    const { option, first } = ways[0]!;
    if (option.kind === "discard" || !first) {
      return { label: say("row-throw", { card: cardName(option.card) }), sub: say("row-nothing-moves"), mark: "throw", seat: null, harm: false };
    }
    const base = { seat: first.seat, harm: false, mark: "peg" as Mark };
    if (option.kind === "free") return { ...base, label: say("row-free", this.owner(first)), sub: this.voice.to(first.seat, first.target), mark: "out" };
    if (option.kind === "send" || option.kind === "penalty") return { ...base, label: say("row-send", { peg: this.pegAt(first), start: this.voice.start }), sub: "", mark: "burst" };
    const whole = ways.filter((way) => keyOf("how", way) !== "split");
    const label = first.origin === START ? say("row-bring-out", this.owner(first)) : this.fromOf(first);
    return { ...base, label, sub: this.landings(whole.length ? whole : ways), mark: first.origin === START ? "out" : "peg" };
  }

  private owner(step: Step): Record<string, string> {
    const { voice } = this;
    return { own: yes(voice.isMe(step.seat)), name: voice.name(step.seat) };
  }

  /** "From Theo’s 16", or "Ana’s peg, from your 5". */
  private fromOf(step: Step): string {
    const { voice } = this;
    const from = voice.from(step.seat, step.origin);
    return voice.isMe(step.seat) ? capital(from) : say("row-peg-of", { name: voice.name(step.seat), from });
  }

  private pegAt(step: Step): string {
    const { voice } = this;
    return say("peg-at", { you: yes(voice.isMe(step.seat)), name: voice.name(step.seat), at: voice.at(step.origin) });
  }

  /** All landings of a peg in one line. */
  private landings(ways: readonly Way[]): string {
    const seen = new Map<string, Way>();
    for (const way of ways) seen.set(keyOf("landing", way) ?? "", way);
    if (seen.size > FEW) return say("row-ways", { count: seen.size });
    return either([...seen.values()].map((way) => this.inShort(way)));
  }

  /** A landing in few words: what it does to others before where it is. */
  private inShort(way: Way): string {
    const { voice } = this;
    const first = way.first!;
    if (way.option.kind === "swap") return this.swapShort(way);
    const hit = this.hitsOf(way, "first")[0];
    if (hit) return voice.hit(hit);
    return first.target >= HOME && first.origin < HOME ? say("row-into-home", { home: voice.rules.words.home ?? "" }) : voice.to(first.seat, first.target);
  }

  private swapShort(way: Way): string {
    const other = this.otherOf(way);
    return say("row-swap-short", { you: yes(this.voice.isMe(other.seat)), name: this.voice.name(other.seat) });
  }

  /** The other peg of a swap. */
  private otherOf(way: Way): Step {
    const [one, other] = way.option.steps;
    return way.inOrder ? (other ?? one!) : one!;
  }

  private hitsOf(way: Way, part: "all" | "first" = "all"): Hit[] {
    const effects = this.effects(way, part);
    return effects ? this.voice.hits(effects) : this.standing(way);
  }

  /** Before effects are known: who stands where the peg lands. */
  private standing(way: Way): Hit[] {
    const { first } = way;
    if (!first || first.target < 0 || first.target >= HOME) return [];
    const seat = this.pegs.findIndex((places, i) => i !== first.seat && places.includes(first.target));
    if (seat < 0) return [];
    return [{ seat, fate: this.voice.isPartner(seat) || this.voice.isMe(seat) ? "in-spot" : "start" }];
  }

  private landing(way: Way, step: Step, isSecond: boolean): Omit<Row, "stage" | "key" | "chosen"> {
    const { voice } = this;
    if (way.option.kind === "swap") {
      const other = this.otherOf(way);
      return { label: say("row-swap", { peg: this.pegAt(other) }), sub: this.helpsOrHurts(way), mark: "swap", seat: other.seat, harm: false };
    }
    const base = { seat: step.seat, harm: way.option.hurts && (isSecond || !way.second) };
    const all = this.effects(way, isSecond ? "all" : "first") ?? [];
    const effects = isSecond ? all.slice((this.effects(way, "first") ?? []).length) : all;
    const hits = effects.length || this.effects(way) ? voice.hits(effects) : this.standing(way);
    const part = way.second && !isSecond ? this.leftAfter(way) : "";
    const to = this.toOf(way, step);
    if (hits.length) return { ...base, ...this.hitting(to, hits, effects, part) };
    const isHome = step.target >= HOME && step.origin < HOME;
    const sub = part || (isHome ? say("row-safe") : "");
    return { ...base, label: capital(to), sub, mark: isHome ? "home" : step.origin === START ? "out" : voice.isBack(step) ? "back" : "dot" };
  }

  /** "To your 5", in a split with its count: "3 forward, to your 5". */
  private toOf(way: Way, step: Step): string {
    const { voice } = this;
    const to = step.target >= HOME && step.origin < HOME ? say("row-into-home-hole", { home: voice.rules.words.home ?? "", n: step.target - HOME + 1 }) : voice.to(step.seat, step.target);
    if (!way.second) return to;
    const goesBack = voice.isBack(step);
    const isPlain = !goesBack && !this.splitsBack(way);
    return say("row-part", { count: step.path.length, way: isPlain ? "plain" : goesBack ? "back" : "forward", to });
  }

  /** Whether a split of this card may go backward, so that forward is worth saying. */
  private splitsBack({ option }: Way): boolean {
    return this.game.options.some((each) => each.kind === "split" && each.card === option.card && each.steps.some((step) => this.voice.isBack(step)));
  }

  private leftAfter(way: Way): string {
    return say("row-left", { count: way.second!.path.length });
  }

  private hitting(to: string, hits: Hit[], effects: readonly Operation[], part: string): Pick<Row, "label" | "sub" | "mark" | "harm"> {
    const { voice } = this;
    const bumped = hits.find((hit) => hit.fate === "start" && (voice.isMe(hit.seat) || voice.isPartner(hit.seat)));
    const told = effects.filter((each) => each.op === "sent_to_start" || each.op === "sent_to_in_spot");
    const fate = told.length > 1 ? say("row-things-happen", { count: told.length + 1 }) : told[0] ? voice.fate(told[0]) : "";
    if (bumped) {
      const label = say("row-harm", { you: yes(voice.isMe(bumped.seat)), name: voice.name(bumped.seat) });
      return { label, sub: [to, part, fate].filter(Boolean).join("; "), mark: "harm", harm: true };
    }
    const helps = hits[0]!.fate === "in-spot";
    return { label: capital(`${to}, ${voice.hit(hits[0]!)}`), sub: [part, fate].filter(Boolean).join("; "), mark: helps ? "help" : "burst", harm: false };
  }

  private helpsOrHurts(way: Way): string {
    const { voice } = this;
    const other = this.otherOf(way);
    if (!voice.isPartner(other.seat)) return "";
    return say("row-partner", { name: voice.name(other.seat) });
  }

  /** The other peg of a split. */
  private second(ways: readonly Way[]): Omit<Row, "stage" | "key" | "chosen"> {
    const step = ways[0]!.second!;
    const targets = new Map(ways.map((way) => [way.second!.target, way]));
    const sub = either([...targets.values()].slice(0, FEW).map((way) => this.secondShort(way)));
    const label = step.origin === START ? say("row-bring-out", this.owner(step)) : this.fromOf(step);
    const hurts = ways.length === 1 && ways[0]!.option.hurts;
    return { label, sub, mark: hurts ? "harm" : "peg", seat: step.seat, harm: hurts };
  }

  private secondShort(way: Way): string {
    const { voice } = this;
    const step = way.second!;
    const first = this.effects(way, "first");
    const hit = first ? voice.hits((this.effects(way) ?? []).slice(first.length))[0] : undefined;
    return hit ? `${voice.to(step.seat, step.target)}, ${voice.hit(hit)}` : voice.to(step.seat, step.target);
  }

  /** Everything that a chosen turn sets going, where it is more than one thing. */
  chain(effects: readonly Operation[]): Link[] {
    const { voice } = this;
    if (voice.hits(effects).length < 2) return [];
    return effects.flatMap((each, i): Link[] => {
      const next = effects[i + 1];
      const hit = next && voice.hits([next])[0];
      if (each.op === "moved") {
        return [{ label: hit ? say("chain-land", { ...this.relation(hit.seat) }) : capital(voice.to(each.seat, each.target)), sub: "" }];
      }
      const fate = voice.fate(each);
      if (!fate) return [];
      return [{ label: capital(fate), sub: each.op === "sent_to_in_spot" && hit ? say("chain-next", this.relation(hit.seat)) : "" }];
    });
  }

  private relation(seat: Seat): Record<string, string> {
    const { voice } = this;
    return { relation: voice.isMe(seat) ? "me" : voice.isPartner(seat) ? "partner" : "other", name: voice.name(seat) };
  }

  /** The question in one short sentence. */
  prompt(look: Look): string {
    const { game, voice } = this;
    const stage = (look.question ?? look.shown)?.stage;
    const card = look.answered.get("card") ?? null;
    if (look.chosen && look.chosen.option.kind === "discard") return say("ask-throw-chosen", { card: cardName(card) });
    if (look.chosen && this.chain(this.effects(look.chosen) ?? []).length) {
      return say("ask-things-happen", { count: this.chain(this.effects(look.chosen) ?? []).length });
    }
    switch (stage) {
      case "word":
        return this.wordPrompt();
      case "card":
        return this.cardPrompt(look);
      case "declared":
        return say("ask-declared");
      case "size":
        return say("ask-size", { card: cardName(card) });
      case "peg":
        return this.pegPrompt(card);
      case "landing":
        return look.chosen?.option.kind === "penalty" ? say("ask-penalty", { name: voice.name(game.loser ?? game.turn), start: voice.start }) : say("ask-where");
      case "peg2":
        return say("ask-other-peg", { count: this.left(look) });
      case "landing2":
        return say("ask-where-left", { count: this.left(look) });
      default:
        return say("ask-where");
    }
  }

  /** How many holes are left for the other peg of a split. */
  left(look: Look): number {
    return look.open[0]?.second?.path.length ?? 0;
  }

  private wordPrompt(): string {
    const { game, voice } = this;
    const declared = cardName(game.declared);
    switch (game.phase) {
      case "doubt":
        return say("ask-believe", { name: voice.name(game.player ?? game.turn), card: declared });
      case "extra":
        return say("ask-extra");
      case "draw":
        return say("ask-draw", { count: game.draws });
      default:
        return say("ask-pass");
    }
  }

  private cardPrompt(look: Look): string {
    const { game, voice } = this;
    if (look.answered.has("peg")) return say("ask-card-for-peg");
    const kinds = new Set(game.options.map((option) => option.kind));
    if (kinds.has("declare")) return say("ask-declare");
    if (kinds.has("discard") && kinds.size === 1) return say("ask-throw");
    if (kinds.has("free") && [...kinds].every((kind) => kind === "free" || kind === "discard")) return say("ask-free");
    if (game.acts_for !== null && !voice.isMe(game.acts_for)) return say("ask-helping", { name: voice.name(game.acts_for) });
    return say("ask-card");
  }

  private pegPrompt(card: Card | null): string {
    const { game, voice } = this;
    if (game.phase === "penalty") return say("ask-penalty", { name: voice.name(game.loser ?? game.turn), start: voice.start });
    if (game.phase === "move") return say("ask-declared-move", { card: cardName(game.declared ?? card) });
    return say("ask-peg", { card: cardName(card) });
  }

  /** What stands on the button that plays. */
  playLabel(look: Look): string {
    const way = look.chosen;
    if (!way) return this.missing(look.question);
    const { option, first, second } = way;
    switch (option.kind) {
      case "split":
        return say("press-split", { first: first!.path.length, second: second!.path.length });
      case "discard":
        return say("press-throw", { card: cardName(option.card) });
      case "declare":
        return say("press-declare", { card: cardName(option.declared) });
      case "penalty":
        return say("press-penalty");
      default:
        return say("press-card", { card: cardName(this.game.phase === "move" ? this.game.declared : option.card) });
    }
  }

  private missing(question: Question | null): string {
    switch (question?.stage) {
      case "card":
        return say("missing-card");
      case "declared":
        return say("missing-declared");
      case "landing":
      case "landing2":
        return say("missing-landing");
      case "size":
        return say("missing-size");
      default:
        return say("missing-peg");
    }
  }

  /** What a step back does. */
  backLabel(look: Look): string {
    const first = look.answered.get("landing");
    const isSplit = look.open[0]?.second && first && (look.question?.stage === "peg2" || look.question?.stage === "landing2" || look.chosen);
    return isSplit ? say("back-part", { count: look.open[0]!.first!.path.length }) : say("back");
  }

  /** What a rank may be declared as, and whether that is the truth. */
  declarations(look: Look): { key: string; label: string; honest: boolean; chosen: boolean }[] {
    const shown = look.shown;
    if (shown?.stage !== "declared") return [];
    const card = look.answered.get("card");
    const inOrder = [...shown.answers].sort((a, b) => RANKS.indexOf(a.key) - RANKS.indexOf(b.key));
    return inOrder.map(({ key }) => ({ key, label: key === NONE ? say("declare-none") : cardName(key), honest: key === card, chosen: look.shownKey === key }));
  }
}

const cardName = (card: Card | null): string => named(card ?? "?");
