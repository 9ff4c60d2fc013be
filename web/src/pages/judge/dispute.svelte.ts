/**
 * A dispute being set up and judged: rules and seats, the board, the cards, the turn in question, and the answer.
 *
 *   const dispute = new Dispute();
 *   await dispute.open(location.hash);      // the question in the address, or an empty board
 *   dispute.tap(0, 8);                      // sets pegs; once a card is chosen, says which peg moves and where
 *   await dispute.ask();                    // can I do this?
 *   await dispute.list();                   // what can I play?
 */

import { HOME, inSpotOf, isSamePlace } from "../../board/shape";
import { api, sentenceOf } from "../../lib/api";
import { t } from "../../lib/i18n";
import { announce } from "../../lib/notices";
import { playSound } from "../../lib/sounds";
import { COLORS, colorName } from "../../look/colors";
import {
  type Color,
  DEFAULT_PLAYERS,
  DEFAULT_RULES,
  DEFAULT_TEAMS,
  type JudgeTable,
  type Judgment,
  type Place,
  type RulesChoice,
  type Seat,
} from "../../protocol/types";
import { openSheet, packedSheetIn, packSheet } from "../../rules/link";
import { Names } from "../../story/names";
import {
  addCard,
  emptySetup,
  ownerOf,
  positionText,
  readPosition,
  readTurn,
  removeCard,
  type Setup,
  type Step,
  seatAt,
  tapPlace,
  turnText,
} from "../../story/positions";
import { type Candidate, candidatesOf } from "../../turn/candidates";
import { openTable } from "../../turn/positiontable";
import { type LinkedQuestion, linkOf, readLink } from "./link";

export interface Peg {
  readonly seat: Seat;
  readonly place: Place;
}

/** The usual colors of four, then the others. */
const SEAT_COLORS: readonly Color[] = ["B", "Y", "R", "W", ...COLORS.filter((color) => !"BYRW".includes(color))];

export class Dispute {
  rules = $state.raw<RulesChoice>({ name: DEFAULT_RULES });
  players = $state(DEFAULT_PLAYERS);
  teams = $state(DEFAULT_TEAMS);
  colors = $state.raw<readonly Color[]>(SEAT_COLORS.slice(0, DEFAULT_PLAYERS));
  table = $state.raw<JudgeTable | null>(null);
  setup = $state.raw<Setup | null>(null);
  /** The player whose pegs are being set. */
  active = $state<Seat>(0);
  /** The card that the question is about; empty while pegs are set. */
  card = $state("");
  /** Whether the whole hand is known, and not just the card. */
  hasHand = $state(false);
  /** The peg that moves next; null until it's tapped. */
  picked = $state.raw<Peg | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  judgment = $state.raw<Judgment | null>(null);
  /** One of the turns that can be played, or that works instead, shown on the board. */
  shown = $state.raw<Candidate | null>(null);
  problem = $state("");
  isBusy = $state(false);
  #undos = $state.raw<readonly Setup[]>([]);
  /** The house sheet as it's packed in links; empty for a named set. */
  #sheet = "";
  /** The turn that the answer is about. */
  #asked = "";

  readonly names = $derived(this.#namesFor(null));
  /** The names in sentences to the player whose turn it is. */
  readonly ownNames = $derived(this.#namesFor(this.setup?.turn ?? null));
  readonly canUndo = $derived(this.#undos.length > 0);
  readonly splits = $derived(this.#splits());
  readonly turn = $derived(this.setup && this.card ? turnText(this.setup.shape, this.card, this.steps) : "");
  /** What can be played, each turn in one order. */
  readonly playable = $derived.by(() => {
    const { options = [], landings = [] } = this.judgment?.playable ?? {};
    return options.flatMap((option) => candidatesOf([option], landings).slice(0, 1));
  });
  readonly instead = $derived.by(() => {
    const second = this.judgment?.ruling?.instead;
    return second ? (candidatesOf([second.option], second.landings)[0] ?? null) : null;
  });

  #namesFor(reader: Seat | null): Names | null {
    const table = this.table;
    return table && new Names(table.board, this.colors.map(colorName), reader, table.words);
  }

  #splits(): boolean {
    const power = this.table?.powers.find((each) => each.card === this.card);
    return power?.items.some((item) => item.kind === "split") ?? false;
  }

  // --- rules and seats

  /** Begin with the question in an address, or with an empty board. */
  async open(hash: string): Promise<void> {
    const linked = readLink(hash);
    if (!linked) return this.#openEmpty(hash);
    await this.#try(async () => {
      this.#sheet = linked.sheet;
      const rules = linked.sheet ? { toml: await openSheet(linked.sheet) } : { name: linked.rules };
      await this.#load(rules, linked.players, linked.teams);
      this.colors = [...linked.colors] as Color[];
      await this.#enter(linked);
    });
  }

  /** An empty board, by the rules that the address may name; a sentence above it if it says something else. */
  async #openEmpty(hash: string): Promise<void> {
    const packed = packedSheetIn(hash);
    const name = /^#rules=([\w-]+)$/.exec(hash)?.[1];
    await this.#try(async () => {
      this.#sheet = packed;
      await this.#load(
        packed ? { toml: await openSheet(packed) } : { name: name ?? DEFAULT_RULES },
        this.players,
        this.teams,
      );
      if (hash.length > 1 && !packed && !name) this.problem = t("pages-bad-link");
    });
  }

  async #enter({ position, turn }: LinkedQuestion): Promise<void> {
    const setup = readPosition(this.table!.board, position);
    if (!setup) {
      this.problem = t("pages-bad-link");
      return;
    }
    this.setup = setup;
    this.hasHand = setup.cards.length > 1;
    const asked = turn ? readTurn(setup, turn) : null;
    this.card = asked?.card ?? (setup.cards.length === 1 ? setup.cards : "");
    this.steps = asked?.steps ?? [];
    if (turn) await this.#judge(turn);
  }

  /** Other rules, or other seats. The pegs stay if the board is the same. */
  async choose(rules: RulesChoice, players: number, teams: number): Promise<void> {
    await this.#try(async () => {
      this.#sheet = rules.toml ? await packSheet(rules.toml) : "";
      await this.#load(rules, players, teams);
    });
  }

  async #load(rules: RulesChoice, players: number, teams: number): Promise<void> {
    const { table } = await api.judge({ rules, players, teams });
    const isSame = JSON.stringify(table.board) === JSON.stringify(this.table?.board);
    [this.rules, this.players, this.teams, this.table] = [rules, players, teams, table];
    this.judgment = this.shown = null;
    if (isSame && this.setup) return;
    this.colors = SEAT_COLORS.slice(0, players);
    this.setup = emptySetup(table.board);
    this.#undos = [];
    this.active = 0;
    this.#forget();
  }

  // --- the board and the cards

  /** Set this player's pegs. */
  setPegs(seat: Seat): void {
    this.active = seat;
    if (!this.hasHand) this.#withSetup({ ...this.setup!, cards: "" });
    this.#forget();
  }

  setTurn(seat: Seat): void {
    this.#withSetup({ ...this.setup!, turn: seat });
  }

  setStuck(count: number): void {
    const { stuck, turn } = this.setup!;
    this.#withSetup({ ...this.setup!, stuck: stuck.map((each, seat) => (seat === turn ? count : each)) });
  }

  /** Whether to enter the whole hand. */
  setHand(hasHand: boolean): void {
    this.hasHand = hasHand;
    this.#withSetup({ ...this.setup!, cards: hasHand ? this.card : "" });
    this.#forget();
  }

  /** A tap on one of all cards: adds it to the hand, or asks about it. */
  tapCard(card: string): void {
    const setup = this.setup!;
    if (this.hasHand) {
      if (setup.cards.length <= this.table!.hand_size) this.#withSetup(addCard(setup, card));
      return;
    }
    const next = this.card === card ? "" : card;
    this.#withSetup({ ...setup, cards: next });
    this.#forget(next);
  }

  /** A tap on a card of the hand: the question is about it. */
  askAbout(card: string): void {
    this.#forget(this.card === card ? "" : card);
  }

  dropCard(card: string): void {
    this.#withSetup(removeCard(this.setup!, card));
    if (!this.setup!.cards.includes(card)) this.#forget();
  }

  /** A tap on a hole, or on a peg. `owner` matters in a home or start. */
  tap(owner: Seat, place: Place): void {
    if (!this.setup || this.judgment) return;
    playSound("tap");
    if (this.card) this.#tapTurn(owner, place);
    else if (place >= 0) this.#withSetup(tapPlace(this.setup, this.#setterAt(owner, place), place));
  }

  /** The player whose peg a tap adds: in a home, its owner. */
  #setterAt = (owner: Seat, place: Place): Seat => (place >= HOME ? owner : this.active);

  #tapTurn(owner: Seat, place: Place): void {
    if (this.picked) {
      const { seat, place: origin } = this.picked;
      this.picked = null;
      if (isSamePlace(seat, origin, owner, place)) return;
      const step = { seat, origin, target: place };
      this.steps = [...this.steps, isSamePlace(seat, place, owner, place) ? step : { ...step, owner }];
      return;
    }
    const peg = this.#pegAt(owner, place);
    if (!peg) return;
    if (!this.splits) this.steps = [];
    this.picked = peg;
  }

  #pegAt(owner: Seat, place: Place): Peg | null {
    const setup = this.setup!;
    const seat = place < 0 ? owner : seatAt(setup, owner, place);
    if (seat !== null) return { seat, place };
    const moved = this.steps.find((each) => isSamePlace(ownerOf(each), each.target, owner, place));
    if (moved) return { seat: moved.seat, place };
    // A peg that the first part of a split boosts.
    const boosted = setup.pegs.findIndex((_, each) => inSpotOf(setup.shape, each) === place);
    return this.steps.length && boosted >= 0 ? { seat: boosted, place } : null;
  }

  dropStep(): void {
    this.picked = null;
    this.steps = this.steps.slice(0, -1);
  }

  undo(): void {
    const last = this.#undos.at(-1);
    if (!last) return;
    this.setup = last;
    this.#undos = this.#undos.slice(0, -1);
  }

  #withSetup(setup: Setup): void {
    if (setup === this.setup) return;
    this.#undos = [...this.#undos, this.setup!].slice(-MAX_UNDOS);
    this.setup = setup;
    this.problem = "";
  }

  #forget(card = ""): void {
    this.card = card;
    this.picked = null;
    this.steps = [];
    this.problem = "";
  }

  // --- questions and answers

  /** Can I do this? */
  async ask(): Promise<void> {
    await this.#judge(this.turn);
  }

  async #judge(turn: string): Promise<void> {
    await this.#ask(turn);
    const ruling = this.judgment?.ruling;
    if (!ruling) return;
    playSound(ruling.is_legal ? "turn" : "no");
    announce(ruling.is_legal ? t("judge-yes") : `${t("judge-no")} ${ruling.reason?.sentence ?? ""}`);
  }

  /** What can I play? */
  async list(): Promise<void> {
    await this.#ask("");
  }

  /** What if this turn is played? */
  async askTurn({ option }: Candidate): Promise<void> {
    await this.#judge(option.turn);
  }

  async #ask(turn: string): Promise<void> {
    const position = positionText(this.setup!, this.table!);
    const { rules, players, teams } = this;
    const names = this.colors.map(colorName);
    await this.#try(async () => {
      const judgment = await api.judge({ rules, players, teams, position, turn, names });
      this.shown = null;
      this.#asked = turn;
      if (judgment.faults.length) this.problem = judgment.faults.join(" ");
      else this.judgment = judgment;
    });
  }

  /** Back to the board, with everything as it was. */
  change(): void {
    this.judgment = this.shown = null;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.problem = sentenceOf(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Open a table that starts from this position: the player whose turn it is, with bots, in these colors. Needs a name. */
  async playOn(): Promise<void> {
    const setup = this.setup!;
    const { rules, players, teams, colors } = this;
    const position = positionText(setup, this.table!);
    await this.#try(() => openTable({ rules, players, teams, position }, setup.turn, { colors }));
  }

  /** The address of this question. */
  get link(): string {
    return linkOf({
      rules: this.rules.name ?? "",
      sheet: this.#sheet,
      players: this.players,
      teams: this.teams,
      colors: this.colors.join(""),
      position: positionText(this.setup!, this.table!),
      turn: this.judgment?.ruling ? this.#asked : "",
    });
  }
}

const MAX_UNDOS = 200;
