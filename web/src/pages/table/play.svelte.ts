/**
 * State of the table page: the server's view, and the moves being shown.
 *
 *   const play = new Play(findSeat(table)!);   // connects; call play.close() when the page goes
 *   play.game, play.moments                          // derived from the view
 *   play.choice.pick("card", "7"); play.back(); play.confirm();
 *
 * Components use this and don't talk to the server themselves.
 */

import type { BoardWidget } from "../../board/board";
import { faceOf, theCard } from "../../cards/cardname";
import type { Flights } from "../../flights/flights";
import { language, t } from "../../lib/i18n";
import { announce, showToast } from "../../lib/notices";
import type { SavedSeat } from "../../lib/savedseats";
import { settings } from "../../lib/settings";
import { Shuffler } from "../../lib/shuffle";
import { TableSocket } from "../../lib/socket";
import { playSound } from "../../lib/sounds";
import type { Color } from "../../look/pegs";
import type {
  AnyLogEvent,
  AnyOperation,
  Bye,
  Card,
  GameView,
  Instruction,
  Option,
  PegMove,
  Place,
  Rematch,
  RulesCard,
  Seat,
  TableView,
  Update,
  Welcome,
} from "../../protocol/types";
import {
  gameStart,
  latestGame,
  type Moment,
  mergeLog,
  momentsOf,
  type Pegs,
  partnerHelped,
  pegsAfter,
  pegsBefore,
} from "../../story/moments";
import type { Names } from "../../story/names";
import { sentences } from "../../story/sentences";
import { Wording } from "../../story/wording";
import type { TurnWords } from "../../turn/parts";
import { beginHint, plainReason } from "./help/help";
import type { LocalSeat } from "./here/localseat.svelte";
import { Pace } from "./log/pace.svelte";
import { Recap } from "./log/recap.svelte";
import { Presence } from "./people/presence.svelte";
import { Server } from "./server.svelte";
import type { Sheet } from "./sheets";
import type { Talk } from "./talk/talk.svelte";
import { Choice } from "./turn/choice.svelte";
import { type HandCard, loadHand, moveCard, saveHand, updateHand } from "./turn/hand";

/** If more turns than this were missed, only the last is animated; the recap has the others. */
const MAX_ANIMATED = 4;
/** How long a notice is shown (milliseconds). */
const NOTICE_TIME = 1460;

export class Play {
  table = $state.raw<TableView | null>(null);
  rules = $state.raw<RulesCard | null>(null);
  log = $state.raw<readonly AnyLogEvent[]>([]);
  hand = $state.raw<readonly HandCard[]>([]);
  sheet = $state.raw<Sheet | null>(null);
  /** The index of the past moment on show; null for the present. */
  lookback = $state<number | null>(null);
  /** Turns still to be animated, oldest first. */
  queue = $state.raw<readonly Moment[]>([]);
  /** The animation speed, relative to normal. */
  speed = $state(1);
  /** The moves that would have brought the viewer's last pegs home, at the end of a game that is lost. */
  wayHome = $state.raw<readonly AnyOperation[]>([]);
  sending = $state(false);
  /** A turn that the coach asks about, and why. */
  doubt = $state.raw<{ readonly turn: string; readonly sentence: string } | null>(null);
  notice = $state("");
  ended = $state.raw<Bye | null>(null);
  /** The server's clock, in seconds since 1970. */
  now = $state(0);

  /** The board on the page. */
  board: BoardWidget | null = null;
  /** Flying cards, once loaded, and whether some are about to fly into the hand. */
  flights: Flights | null = null;
  expectsCards = false;

  readonly tableId: string;
  /** How a table of this device is connected to and viewed; null if the table is the server's. */
  readonly local: LocalSeat | null;
  /** The turn being chosen. */
  readonly choice = new Choice(this);
  readonly pace = new Pace(this);
  readonly recap = new Recap(this);
  readonly presence = new Presence(this);
  /** Talk at the table, once loaded. */
  talk = $state.raw<Talk | null>(null);
  /** How turns are put into words, once that is downloaded. */
  words = $state.raw<TurnWords | null>(null);
  readonly server: Server;
  readonly #socket: TableSocket;
  readonly #shuffler: Shuffler;
  #offset = 0;
  /** When the turn started, by the clock of the page (milliseconds); long ago once the player has reacted. */
  turnStarted = -Infinity;
  #noticeEnds: ReturnType<typeof setTimeout> | undefined;
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(seat: Pick<SavedSeat, "table" | "token">, local: LocalSeat | null = null) {
    this.tableId = seat.table;
    this.local = local;
    this.#socket = new TableSocket(
      seat,
      { onMessage: (message) => this.#receive(message), onEnd: (bye) => (this.ended = bye) },
      { language: language.value, local: local?.open },
    );
    this.server = new Server(this.#socket);
    this.#shuffler = new Shuffler(seat.token, (command) => this.#socket.send(command));
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
  /** The seat at the bottom of the board. */
  readonly viewer = $derived.by(() => this.me ?? this.local?.watchesFrom ?? null);
  readonly wording = $derived(this.table && this.rules ? new Wording(this.table, this.rules) : null);
  readonly moments = $derived<readonly Moment[]>(this.game ? momentsOf(this.log, this.game.pegs) : []);
  readonly events = $derived(latestGame(this.log));
  readonly isLive = $derived(this.lookback === null);
  readonly isShowing = $derived(this.queue.length > 0);
  /** The seat whose turn the picture shows; null if it shows a past turn, or if no game is running. */
  readonly shownTurn = $derived(this.isLive ? this.#turnShown() : null);
  readonly standIn = $derived(this.me !== null && this.table?.seats[this.me]?.stand_in != null);
  /** What hands have to do on a wooden board now; null while something else is shown. */
  readonly instruction = $derived<Instruction | null>(
    this.isLive && !this.isShowing && !this.table?.take_back ? (this.table?.instruction ?? null) : null,
  );
  readonly colorOf = (seat: number): Color => (this.table?.seats[seat]?.color || "N") as Color;
  /** Whether it's this player's decision: their own, or anyone's if they hold real cards. */
  readonly isMyTurn = $derived(
    this.table?.stage === "playing" && this.game !== null && this.game.options.length > 0 && !this.standIn,
  );
  /** Whether people hold real cards, and this one can say which was played. */
  readonly asksCard = $derived(
    this.table?.stage === "playing" &&
      this.table.settings.cards === "real" &&
      this.me !== null &&
      this.isLive &&
      !this.isShowing &&
      !this.table.instruction &&
      !this.table.take_back &&
      !this.game?.real_card,
  );
  /**
   * Whether turns follow one another, so that their pace matters; by hand, with real pegs, one waits for the other, and
   * lessons have their own.
   */
  readonly hasPace = $derived(this.table?.settings.board !== "wooden" && !this.table?.lesson);
  readonly isDeciding = $derived(this.isMyTurn && this.isLive && !this.isShowing);
  /** Whether the page mustn't be reloaded now: it's this person's turn, or they're choosing or reading something. */
  get isBusy(): boolean {
    const { lifted, ready, isPreparing } = this.choice;
    const isChoosing = this.isMyTurn || this.sending || isPreparing || ready !== null || lifted !== null;
    // After a reload, browsers play no sound until the page is tapped.
    const isHeard = settings.value.readAloud;
    return !this.table || isChoosing || this.asksCard || this.sheet !== null || !this.isLive || isHeard;
  }
  /** The pegs to show: those of a past moment, before the turn being shown, after the steps made so far, or current. */
  readonly pegs = $derived<Pegs>(this.#pegsShown());
  /** The last turn shown, or the one looked at. */
  readonly last = $derived<Moment | null>(
    this.lookback === null ? (this.moments.at(-1 - this.queue.length) ?? null) : (this.moments[this.lookback] ?? null),
  );

  #turnShown(): Seat | null {
    if (this.queue[0]) return this.queue[0].turn.seat;
    // Until the pegs have been moved by hand, the next turn hasn't begun.
    if (this.instruction && this.instruction.kind !== "set_up") return this.instruction.seat;
    return this.table?.stage === "playing" ? (this.game?.turn ?? null) : null;
  }

  #pegsShown(): Pegs {
    const game = this.game;
    if (!game) return [];
    if (this.lookback !== null) return this.moments[this.lookback]?.after ?? game.pegs;
    if (this.queue[0]) return this.queue[0].before;
    if (this.instruction) return pegsBefore(game.pegs, this.instruction.operations);
    return pegsAfter(game.pegs, this.choice.madeSteps);
  }

  /** The partner whose pegs a seat plays, once its own are home. */
  helpedPartner(seat: Seat): Seat | null {
    const mine = this.game?.acts_for ?? seat;
    if (seat === this.me && mine !== seat) return mine;
    return partnerHelped(this.moments, this.pegs, seat);
  }

  // --- what the player does

  back(): void {
    if (this.sheet) {
      this.sheet = null;
      return;
    }
    this.choice.back();
  }

  async confirm(): Promise<void> {
    const candidate = this.choice.selection?.chosen;
    if (this.choice.isPreparing) this.choice.makeReady();
    else if (candidate) await this.playTurn(candidate.option.turn, !settings.value.confirm);
  }

  /** Play a turn. Unless the player is sure, the coach may ask. Returns whether the turn was played. */
  async playTurn(turn: string, sure = true): Promise<boolean> {
    if (!this.table || this.sending) return false;
    this.sending = true;
    this.doubt = null;
    const isDone = await this.server.send(
      { do: "play", version: this.table.version, turn, sure },
      ({ code, sentence }) => {
        if (code === "are_you_sure") this.doubt = { turn, sentence };
        return this.doubt !== null;
      },
    );
    this.sending = false;
    return isDone;
  }

  /** The wooden board shows what the instruction says. */
  async pegsMoved(): Promise<void> {
    const ply = this.instruction?.ply;
    if (ply === undefined || this.sending) return;
    this.sending = true;
    await this.server.send({ do: "pegs_moved", ply });
    this.sending = false;
  }

  /** Set pegs to where they stand on the wooden board. Returns whether the server did. */
  async correctBoard(moves: readonly PegMove[]): Promise<boolean> {
    if (!this.table || this.sending) return false;
    this.sending = true;
    const isDone = await this.server.send({ do: "correct_board", version: this.table.version, moves });
    this.sending = false;
    return isDone;
  }

  get canTalk(): boolean {
    return this.me !== null && this.talk !== null && this.table?.settings.talk !== "none";
  }

  /** Whether there's a button for hints; in the deal of the day, it says why there are none. A lesson shows what to do. */
  get offersHint(): boolean {
    if (!this.table || this.table.lesson) return false;
    const { hints, daily } = this.table.settings;
    return Boolean(hints || daily);
  }

  async hint(): Promise<void> {
    if (this.table?.settings.daily) {
      showToast(t("hint-not-today"));
      return;
    }
    const answer = await this.server.ask({ do: "hint" });
    if (answer) beginHint(this, answer);
  }

  /** Ask the server why something can't be played. */
  async why(
    about: { card?: Card; seat?: Seat; origin?: Place; turn?: string },
    handCard: number | null = null,
  ): Promise<void> {
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
      handCard,
      peg,
    };
  }

  /** A turn that was ready can't be played after all. */
  async dropped({ turn, card }: Option, handCard: number | null, because: string | null): Promise<void> {
    playSound("no");
    const reasons = because ? [plainReason(because)] : ((await this.server.ask({ do: "why", turn }))?.reasons ?? []);
    const title = t("ready-dropped", { card: faceOf(card ?? "?") });
    this.sheet = { kind: "why", title, reasons, card: null, handCard, peg: null };
  }

  #whyTitle(about: { card?: Card; seat?: Seat; origin?: Place }): string {
    if (about.seat !== undefined && about.origin !== undefined) return t("why-not-peg");
    return t("why-not-card", { card: theCard(about.card ?? "?") });
  }

  async takeBack(): Promise<void> {
    if (this.table) await this.server.send({ do: "take_back", version: this.table.version });
  }

  /** How this viewer can end someone's take-back: withdraw their own, or answer another's; null if not at all. */
  get takeBackReply(): "withdraw" | "answer" | null {
    const request = this.table?.take_back;
    if (!request || this.me === null) return null;
    if (request.seat === this.me) return "withdraw";
    return request.waiting.includes(this.me) ? "answer" : null;
  }

  async replyToTakeBack(agree: boolean): Promise<void> {
    await this.server.send({ do: "answer_take_back", agree });
  }

  async start(): Promise<void> {
    if (this.table) await this.server.send({ do: "start", version: this.table.version });
  }

  async rematch(how: Pick<Rematch, "first" | "same_cards"> = {}): Promise<void> {
    if (this.table) await this.server.send({ do: "rematch", version: this.table.version, ...how });
  }

  rearrange(from: number, to: number): void {
    this.hand = moveCard(this.hand, from, to);
    this.#saveHand();
  }

  #saveHand(): void {
    if (this.table && !this.local?.isShared) saveHand(this.tableId, this.hand);
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
    const { number, real_card } = this.game ?? {};
    const isFirst = this.table === null || (message.tell === "welcome" && !message.resumed);
    if (message.rules) this.rules = message.rules;
    if (message.tell === "welcome") {
      this.recap.welcomed(message.table.version);
    }
    this.log = isFirst ? message.log : mergeLog(this.log, message.log);
    this.table = message.table;
    if (this.#shuffler.follow(message.table, message.log)) showToast(t("fair-warning"), { kind: "problem" });
    this.#offset = message.table.now - Date.now() / 1000;
    this.now = message.table.now;
    const lay = isFirst && !this.local?.isShared ? loadHand(this.tableId) : this.hand;
    this.talk?.followSeats();
    this.hand = updateHand(lay, message.table.game?.hand ?? [], this.choice.lifted);
    this.#saveHand();
    if (this.game?.ply !== ply || this.game?.number !== number || this.game?.real_card !== real_card)
      this.#clearChoice();
    if (!isFirst) this.#queueTurns(message.log, message.tell === "welcome");
    if (!wasMine && this.isMyTurn && !this.isShowing) this.#startDecision();
    // A hidden page shows no moves, but plays what is ready.
    if (document.hidden && this.choice.ready && this.isMyTurn) this.skip();
  }

  #clearChoice(): void {
    this.doubt = null;
    this.choice.clear();
    if (this.sheet?.kind === "why" || this.sheet?.kind === "hint") this.sheet = null;
  }

  /** Queue new turns for the board, and announce the rest. */
  #queueTurns(events: readonly AnyLogEvent[], isCatchingUp: boolean): void {
    if (events.some((each) => each.what === "taken_back" || each.what === "began")) this.queue = [];
    if (events.some((each) => each.what === "began")) this.lookback = null;
    const count = events.filter((each) => each.what === "turn").length;
    const fresh = this.moments.slice(this.moments.length - count);
    // On a wooden board, the instruction shows the turn, at once.
    const queue = this.table?.instruction ? [] : [...this.queue, ...fresh];
    const missed = isCatchingUp || document.hidden;
    this.queue = missed && queue.length > MAX_ANIMATED ? queue.slice(-1) : queue;
    const drawn = this.queue.some(({ turn }) =>
      turn.operations.some((each) => each.op === "drawn" && each.seat === this.me),
    );
    const teaches = Boolean(this.table?.lesson);
    const waits = Boolean(this.table?.instruction);
    this.expectsCards = !waits && (drawn || (!teaches && events.some((each) => each.what === "began")));
    this.speed = isCatchingUp && count > 1 ? 3 : Math.max(teaches ? 0.5 : 1, queue.length - this.table!.board.players);
    for (const each of events) this.#announce(each);
  }

  #announce(each: AnyLogEvent): void {
    if (each.what === "said") this.talk?.hear(each);
    if (each.what === "said" || !this.wording) return;
    const sentence = this.#toldOf(each, this.wording.names);
    if (!sentence) return;
    const isSeen = each.what === "turn" || each.what === "began" || each.what === "ended";
    if (this.presence.follow(each) || isSeen || this.#isAsked(each)) announce(sentence);
    else if (!("seat" in each) || each.seat === null || each.seat !== this.me) showToast(sentence);
    if (each.what === "ended") playSound("win");
  }

  #toldOf(each: AnyLogEvent, names: Names): string {
    const moment = each.what === "turn" && this.moments.find(({ turn }) => turn.version === each.version);
    return moment ? this.spoken(moment, names) : sentences(each.lines, names);
  }

  /** A turn for those who don't see it; with the numbers of holes until other words for it are downloaded. */
  spoken(moment: Moment, names: Names): string {
    return this.words?.spokenDeed(moment, names) ?? sentences(moment.turn.lines, names);
  }

  /** A request stays on the page until it's answered, so no toast repeats it. A television only shows votes. */
  #isAsked(each: AnyLogEvent): boolean {
    if (each.what !== "happened") return false;
    return each.kind === "rules_suggested" || (each.kind === "take_back_asked" && this.table?.me.role !== "screen");
  }

  /** All turns are shown: start the player's decision, if it's theirs. */
  #startDecision(): void {
    this.speed = 1;
    if (!this.isMyTurn || !this.game) return;
    if (this.game.real_card) {
      this.choice.begin();
      return;
    }
    this.turnStarted = performance.now();
    if (!this.table?.lesson) this.#announceTurn(this.game);
    this.choice.begin();
  }

  #announceTurn({ phase }: GameView): void {
    playSound("turn");
    const notice = phase === "doubt" ? t("notice-asked") : t("notice-turn");
    this.notice = notice;
    announce(notice, { isUrgent: true });
    clearTimeout(this.#noticeEnds);
    this.#noticeEnds = setTimeout(() => (this.notice = ""), NOTICE_TIME);
  }

  get began(): ReturnType<typeof gameStart> {
    return gameStart(this.log);
  }
}
