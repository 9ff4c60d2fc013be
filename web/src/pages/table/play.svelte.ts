/**
 * State of the table page: the server's view, the turn being chosen, and the moves being shown.
 *
 *   const play = new Play(findSeat(table)!.token);   // connects; call play.close() when the page goes
 *   play.selection, play.rows, play.moments          // derived from the view
 *   play.pick("card", "7"); play.back(); play.confirm();
 *
 * Components use this and don't talk to the server themselves.
 */

import { language, t } from "../../app/i18n";
import { announce, showToast } from "../../app/notices";
import { settings } from "../../app/settings";
import { TableSocket } from "../../app/socket";
import { playSound } from "../../app/sounds";
import type { PegMark } from "../../board/board";
import type { Flights } from "../../flights/flights";
import type {
  AnyLogEvent,
  AnyOperation,
  Bye,
  Card,
  GameView,
  Place,
  Reason,
  RulesCard,
  Seat,
  TableView,
  Update,
  Welcome,
} from "../../protocol/types";
import { theCard } from "../../story/cards";
import {
  gameStart,
  latestGame,
  type Moment,
  mergeLog,
  momentsOf,
  type Pegs,
  partnerHelped,
  pegsAfter,
} from "../../story/moments";
import { sentences } from "../../story/sentences";
import { Server } from "./server.svelte";
import { type HandCard, loadHand, moveCard, saveHand, updateHand } from "./turn/hand";
import { QuestionText, type Row } from "./turn/questiontext";
import {
  type Candidate,
  candidatesOf,
  choose,
  operationsOf,
  type Picks,
  pegKey,
  pegStage,
  picksFor,
  playableCards,
  type Selection,
  type Stage,
  selectionFor,
  toggle,
  undoPick,
} from "./turn/selection";
import { landingAt, type Peek } from "./turn/targets";
import { Wording } from "./wording";

type Sheet =
  | { readonly kind: "menu" | "moves" | "rules" | "talk" | "invite" | "board-text" | "name" | "people" }
  | {
      readonly kind: "why";
      readonly title: string;
      readonly reasons: readonly Reason[];
      readonly card: Card | null;
      readonly peg: PegMark | null;
    }
  | { readonly kind: "hint"; readonly turn: string; readonly reasons: readonly Reason[] };

/** If more turns than this were missed, only the last is animated. */
const MAX_ANIMATED = 4;
/** How long a notice is shown (milliseconds). */
const NOTICE_TIME = 1460;

export class Play {
  table = $state.raw<TableView | null>(null);
  rules = $state.raw<RulesCard | null>(null);
  log = $state.raw<readonly AnyLogEvent[]>([]);
  picks = $state.raw<Picks>([]);
  hand = $state.raw<readonly HandCard[]>([]);
  /** The id of the selected card of the hand. */
  lifted = $state<number | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  /** The index of the past moment on show; null for the present. */
  lookback = $state<number | null>(null);
  /** Turns still to be animated, oldest first. */
  queue = $state.raw<readonly Moment[]>([]);
  /** The animation speed, relative to normal. */
  speed = $state(1);
  /** The answer under the pointer or the focus, to preview on the board. */
  peek = $state.raw<Peek | null>(null);
  sending = $state(false);
  notice = $state("");
  ended = $state.raw<Bye | null>(null);
  /** The server's clock, in seconds since 1970. */
  now = $state(0);

  /** Flying cards, once loaded, and whether some are about to fly into the hand. */
  flights: Flights | null = null;
  expectsCards = false;

  readonly server: Server;
  readonly #socket: TableSocket;
  #offset = 0;
  /** When the turn started, by the browser's clock (milliseconds); 0 once the player has reacted. */
  turnStarted = 0;
  #noticeEnds: ReturnType<typeof setTimeout> | undefined;
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(token: string) {
    this.#socket = new TableSocket(
      token,
      { onMessage: (message) => this.#receive(message), onEnd: (bye) => (this.ended = bye) },
      { language: language.value },
    );
    this.server = new Server(this.#socket);
    this.#ticking = setInterval(() => (this.now = Date.now() / 1000 + this.#offset), 500);
  }

  close(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#noticeEnds);
    this.#socket.close();
  }

  setLanguage(name: string): void {
    this.#socket.setLanguage(name);
  }

  // --- derived from the view

  readonly game = $derived<GameView | null>(this.table?.game ?? null);
  readonly me = $derived(this.table?.me.seat ?? null);
  readonly wording = $derived(this.table && this.rules ? new Wording(this.table, this.rules) : null);
  readonly moments = $derived<readonly Moment[]>(this.game ? momentsOf(this.log, this.game.pegs) : []);
  readonly events = $derived(latestGame(this.log));
  readonly isLive = $derived(this.lookback === null);
  readonly isShowing = $derived(this.queue.length > 0);
  readonly standIn = $derived(this.me !== null && this.table?.seats[this.me]?.stand_in != null);
  /** Whether it's this player's decision. */
  readonly isMyTurn = $derived(
    this.table?.stage === "playing" &&
      this.game !== null &&
      this.game.options.length > 0 &&
      !this.standIn &&
      this.me === this.game.turn,
  );
  readonly isDeciding = $derived(this.isMyTurn && this.isLive && !this.isShowing);
  readonly #asksCard = $derived(
    this.game?.phase === "play" || this.game?.phase === "extra" || this.game?.phase === "draw",
  );
  readonly candidates = $derived<readonly Candidate[]>(
    this.game && this.isMyTurn ? candidatesOf(this.game.options, this.game.landings) : [],
  );
  readonly selection = $derived<Selection | null>(
    this.isDeciding ? selectionFor(this.candidates, this.picks, { card: this.#asksCard }) : null,
  );
  readonly playable = $derived(playableCards(this.candidates, this.picks));
  /** The pegs to show: those of a past moment, before the turn being shown, after the steps made so far, or current. */
  readonly pegs = $derived<Pegs>(this.#pegsShown());
  readonly questionText = $derived(this.wording && this.game ? new QuestionText(this.wording, this.game) : null);
  readonly rows = $derived<readonly Row[]>(
    this.selection && this.questionText ? this.questionText.rows(this.selection) : [],
  );
  /** The chosen turn's effects in order, if it hits more than one peg. */
  readonly chain = $derived<readonly string[]>(
    this.selection?.chosen && this.questionText ? this.questionText.chain(this.selection.chosen) : [],
  );
  /** The last turn shown, or the one looked at. */
  readonly last = $derived<Moment | null>(
    this.lookback === null ? (this.moments.at(-1 - this.queue.length) ?? null) : (this.moments[this.lookback] ?? null),
  );

  #pegsShown(): Pegs {
    const game = this.game;
    if (!game) return [];
    if (this.lookback !== null) return this.moments[this.lookback]?.after ?? game.pegs;
    if (this.queue[0]) return this.queue[0].before;
    return pegsAfter(game.pegs, this.madeSteps);
  }

  /** The partner whose pegs a seat plays, once its own are home. */
  helpedPartner(seat: Seat): Seat | null {
    const mine = this.game?.acts_for ?? seat;
    if (seat === this.me && mine !== seat) return mine;
    return partnerHelped(this.moments, this.pegs, seat);
  }

  /** The operations of a split's steps made so far. */
  get madeSteps(): readonly AnyOperation[] {
    const selection = this.selection;
    return selection?.made ? operationsOf(selection.open[0]!, 0, selection.made) : [];
  }

  // --- what the player does

  pick(stage: Stage, key: string): void {
    const selection = this.selection;
    if (!selection || this.sending) return;
    this.sheet = null;
    this.peek = null;
    if (selection.chosen && !settings.value.confirm && selection.shown?.stage === stage && selection.shownKey === key) {
      void this.confirm();
      return;
    }
    // Answers without an alternative can't be unselected.
    const isForced = selection.answered.get(stage) === key && !this.picks.some((each) => each.stage === stage);
    if (isForced) return;
    this.picks = toggle(this.candidates, this.picks, stage, key);
    if (stage !== "card" && !this.picks.some((each) => each.stage === "card")) this.lifted = null;
    playSound("tap");
  }

  /** A tap on a card of the hand. */
  tapCard(handCard: HandCard): void {
    this.sheet = null;
    if (!this.isDeciding) {
      this.lifted = this.lifted === handCard.id ? null : handCard.id;
      return;
    }
    if (!this.playable.has(handCard.card)) {
      void this.why({ card: handCard.card });
      return;
    }
    const again = this.lifted === handCard.id;
    if (!again && this.picks.some((each) => each.stage === "card" && each.key === handCard.card)) {
      this.lifted = handCard.id;
      return;
    }
    this.pick("card", handCard.card);
    this.lifted = this.picks.some((each) => each.stage === "card") ? handCard.id : null;
  }

  /** A tap on a peg of the board. Its meaning depends on the question. */
  tapPeg(seat: Seat, place: Place): void {
    const selection = this.selection;
    if (!selection || !this.game) return;
    if (this.tapPlace(seat, place)) return;
    const stage = pegStage(selection.made);
    const key = pegKey(seat, place);
    const card = selection.answered.get("card");
    const picks = choose(this.candidates, this.picks, stage, key);
    if (picks !== this.picks || selection.answered.get(stage) === key) this.pick(stage, key);
    else void this.why({ seat, origin: place, ...(card ? { card } : {}) });
  }

  /** A tap on a hole, or on a peg to land on. False if nothing can land there. */
  tapPlace(seat: Seat | null, place: Place): boolean {
    const landing = landingAt(this.selection, seat, place);
    if (!landing) return false;
    this.pick(landing.stage, landing.key);
    return true;
  }

  back(): void {
    if (this.sheet) {
      this.sheet = null;
      return;
    }
    this.picks = undoPick(this.picks);
    if (!this.picks.some((each) => each.stage === "card")) this.lifted = null;
  }

  async confirm(): Promise<void> {
    const candidate = this.selection?.chosen;
    if (candidate) await this.playTurn(candidate.option.turn);
  }

  async playTurn(turn: string): Promise<void> {
    if (!this.table || this.sending) return;
    this.sending = true;
    await this.server.send({ do: "play", version: this.table.version, turn });
    this.sending = false;
  }

  async hint(): Promise<void> {
    const answer = await this.server.ask({ do: "hint" });
    if (answer?.turn) this.sheet = { kind: "hint", turn: answer.turn, reasons: answer.reasons ?? [] };
  }

  /** Select the suggested turn without playing it. */
  selectHint(turn: string): void {
    this.sheet = null;
    this.picks = picksFor(this.candidates, turn);
    const card = this.picks.find((each) => each.stage === "card")?.key;
    this.lifted = this.hand.find((each) => each.card === card)?.id ?? null;
  }

  /** Ask the server why something can't be played. */
  async why(about: { card?: Card; seat?: Seat; origin?: Place; turn?: string }): Promise<void> {
    playSound("no");
    if (!this.isMyTurn) return;
    const answer = await this.server.ask({ do: "why", ...about });
    if (!answer || !this.wording) return;
    const peg =
      about.seat === undefined || about.origin === undefined ? null : { seat: about.seat, place: about.origin };
    this.sheet = {
      kind: "why",
      title: this.#whyTitle(about),
      reasons: answer.reasons ?? [],
      card: about.card ?? null,
      peg,
    };
  }

  #whyTitle(about: { card?: Card; seat?: Seat; origin?: Place }): string {
    if (about.seat !== undefined && about.origin !== undefined)
      return t("why-not-peg", { from: this.wording!.from(about.origin) });
    return t("why-not-card", { card: theCard(about.card ?? "?") });
  }

  async takeBack(): Promise<void> {
    if (this.table) await this.server.send({ do: "take_back", version: this.table.version });
  }

  async start(): Promise<void> {
    if (this.table) await this.server.send({ do: "start", version: this.table.version });
  }

  async rematch(rotate: boolean): Promise<void> {
    if (this.table) await this.server.send({ do: "rematch", version: this.table.version, rotate });
  }

  rearrange(from: number, to: number): void {
    this.hand = moveCard(this.hand, from, to);
    if (this.table) saveHand(this.table.code, this.hand);
  }

  lookAt(moment: number): void {
    this.skip();
    this.lookback = moment >= this.moments.length - 1 ? null : Math.max(0, moment);
  }

  goLive(): void {
    this.lookback = null;
  }

  /** Call when the first turn of the queue was shown. */
  turnShown(): void {
    this.queue = this.queue.slice(1);
    if (this.queue.length === 0) this.#startDecision();
  }

  skip(): void {
    if (this.queue.length === 0) return;
    this.queue = [];
    this.#startDecision();
  }

  endNotice(): void {
    clearTimeout(this.#noticeEnds);
    this.notice = "";
  }

  // --- the connection

  #receive(message: Welcome | Update): void {
    const wasMine = this.isMyTurn;
    const ply = this.game?.ply;
    const number = this.game?.number;
    const isFirst = this.table === null || (message.tell === "welcome" && !message.resumed);
    if (message.tell === "welcome") this.rules = message.rules;
    this.log = isFirst ? message.log : mergeLog(this.log, message.log);
    this.table = message.table;
    this.#offset = message.table.now - Date.now() / 1000;
    this.now = message.table.now;
    const lay = isFirst ? loadHand(message.table.code) : this.hand;
    this.hand = updateHand(lay, message.table.game?.hand ?? [], this.lifted);
    saveHand(message.table.code, this.hand);
    if (this.game?.ply !== ply || this.game?.number !== number) this.#clearChoice();
    if (!isFirst) this.#queueTurns(message.log, message.tell === "welcome");
    if (!wasMine && this.isMyTurn && !this.isShowing) this.#startDecision();
  }

  #clearChoice(): void {
    this.picks = [];
    if (this.sheet?.kind === "why" || this.sheet?.kind === "hint") this.sheet = null;
    if (!this.hand.some((each) => each.id === this.lifted)) this.lifted = null;
  }

  /** Queue new turns for the board, and announce the rest. */
  #queueTurns(events: readonly AnyLogEvent[], isCatchingUp: boolean): void {
    if (events.some((each) => each.what === "taken_back" || each.what === "began")) this.queue = [];
    if (events.some((each) => each.what === "began")) this.lookback = null;
    const count = events.filter((each) => each.what === "turn").length;
    const fresh = this.moments.slice(this.moments.length - count);
    const queue = [...this.queue, ...fresh];
    const missed = isCatchingUp || document.hidden;
    if (missed && queue.length > MAX_ANIMATED) {
      showToast(t("missed-turns", { count: queue.length - 1 }));
      this.queue = queue.slice(-1);
    } else this.queue = queue;
    const drawn = this.queue.some(({ turn }) =>
      turn.operations.some((each) => each.op === "drawn" && each.seat === this.me),
    );
    this.expectsCards = drawn || events.some((each) => each.what === "began");
    this.speed = isCatchingUp && count > 1 ? 3 : Math.max(1, queue.length - 2);
    for (const each of events) this.#announce(each);
  }

  #announce(each: AnyLogEvent): void {
    if (!this.wording) return;
    const sentence = sentences(each.lines, this.wording.names);
    if (!sentence) return;
    if (each.what === "turn" || each.what === "began" || each.what === "ended") announce(sentence);
    else if (!("seat" in each) || each.seat !== this.me) showToast(sentence);
    if (each.what === "said") playSound("talk");
    if (each.what === "ended") playSound("win");
  }

  /** All turns are shown: start the player's decision, if it's theirs. */
  #startDecision(): void {
    this.speed = 1;
    if (!this.isMyTurn || !this.game) return;
    playSound("turn");
    this.turnStarted = performance.now();
    const notice = this.game.phase === "doubt" ? t("notice-asked") : t("notice-turn");
    this.notice = notice;
    announce(notice);
    clearTimeout(this.#noticeEnds);
    this.#noticeEnds = setTimeout(() => (this.notice = ""), NOTICE_TIME);
    const lifted = this.hand.find((each) => each.id === this.lifted);
    if (lifted && this.playable.has(lifted.card)) this.picks = choose(this.candidates, [], "card", lifted.card);
    else this.lifted = null;
  }

  get began(): ReturnType<typeof gameStart> {
    return gameStart(this.log);
  }
}
