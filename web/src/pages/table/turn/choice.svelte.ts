/**
 * The turn that the player is choosing, now or ahead of time: the answers so far, the legal turns they leave, and what
 * a tap does to them. One step back undoes one tap, whatever it answered.
 *
 *   const choice = new Choice(play);
 *   choice.selection, choice.split, choice.rows      // derived from the view and the answers
 *   choice.pick("card", "7"); choice.back();
 */

import { theCard } from "../../../cards/cardname";
import { t, withMessages } from "../../../lib/i18n";
import { lastIndexOf } from "../../../lib/last";
import { lazyPart, whenLoaded } from "../../../lib/lazy";
import { showToast } from "../../../lib/notices";
import { settings } from "../../../lib/settings";
import { playSound } from "../../../lib/sounds";
import type { AnyOperation, Landing, Option, Place, Seat } from "../../../protocol/types";
import {
  type Candidate,
  candidatesOf,
  chainOf,
  isPegStage,
  isSplit,
  operationsOf,
  type Picks,
  pegKey,
  pegStage,
  type Stage,
  stepOf,
} from "../../../turn/candidates";
import { turnWordsPart } from "../../../turn/parts";
import { QuestionText } from "../../../turn/questiontext";
import { doesTheSame, type Ready } from "../../../turn/ready";
import type { Row, RowText } from "../../../turn/rowtext";
import { type Answer, choose, picksFor, playableCards, type Selection, selectionFor } from "../../../turn/selection";
import type { Change, Preference, Split, Way } from "../../../turn/splits";
import { landingAt, type Peek } from "../../../turn/targets";
import { begunOf, type ListPart, partOf, TurnList } from "../../../turn/turnlist";
import type { Play } from "../play.svelte";
import type { HandCard } from "./hand";

type Splits = typeof import("./parts");
const splitsPart = withMessages(
  "turn",
  lazyPart<Splits>(() => import("./parts")),
);

/** When to ask again for turns that the server couldn't list (milliseconds). */
const LOAD_RETRY = 2000;

/** The choice before a tap, and what the tap was on. */
interface Undo {
  readonly tap: string;
  /** Whether the tap set a part of a split, so that its number names it. */
  readonly isPart: boolean;
  readonly picks: Picks;
  readonly preferences: readonly Preference[];
  readonly lifted: number | null;
  readonly active: number;
}

export class Choice {
  picks = $state.raw<Picks>([]);
  /** The id of the selected card of the hand. */
  lifted = $state<number | null>(null);
  /** The answer under the pointer or the focus, to preview on the board. */
  peek = $state.raw<Peek | null>(null);
  /** The part of a split that the plank is about. */
  active = $state(0);
  /** The number of a split that was tapped but can't be chosen, and why. */
  refused = $state.raw<{ readonly count: number; readonly because: string } | null>(null);
  /** The turn that plays by itself as soon as it's the player's turn. */
  ready = $state.raw<Ready | null>(null);
  /** Whether a turn is being chosen while others play. */
  #prepares = $state(false);
  /** The turns loaded since the decision began, and those that are on their way. */
  #loaded = $state.raw<readonly ListPart[]>([]);
  #loading = "";
  /** How splits are chosen, once that is downloaded. */
  #splits = $state.raw<Splits | null>(null);
  #undos = $state.raw<readonly Undo[]>([]);
  /** What the parts of a split should be, as soon as the turns with them are known. */
  #preferences: readonly Preference[] = [];
  /** The number that each card's first part had last. */
  readonly #numbers = new Map<string, number>();

  constructor(readonly play: Play) {}

  /** Whether a turn can be prepared now. */
  readonly canPrepare = $derived.by(() => {
    const { table, game, me, isMyTurn, isLive, standIn } = this.play;
    const isPlaying = table?.stage === "playing" && !table.lesson && game !== null;
    return isPlaying && me !== null && !isMyTurn && isLive && !standIn;
  });
  readonly isPreparing = $derived.by(() => this.#prepares && this.canPrepare);
  /** Whether the card is part of the choice: with a bluff, it's on the table already. */
  readonly asksCard = $derived.by(() => {
    if (this.isPreparing) return true;
    const phase = this.play.game?.phase;
    return phase === "play" || phase === "extra" || phase === "draw";
  });
  /** The legal turns known so far. */
  readonly turns = $derived.by<TurnList>(() => {
    const { game } = this.play;
    if (this.isPreparing) return new TurnList(this.#loaded);
    if (!game || !this.play.isMyTurn) return TurnList.of([], []);
    const first = TurnList.of(game.options, game.landings, game.has_all_options);
    return this.#loaded.reduce((turns, part) => turns.with(part), first);
  });
  readonly selection = $derived.by<Selection | null>(() =>
    this.play.isDeciding || this.isPreparing ? selectionFor(this.turns, this.picks, this.#asked) : null,
  );
  /** The split being chosen, from its first peg on. */
  readonly split = $derived.by<Split | null>(() =>
    this.selection && this.#splits ? this.#splits.splitOf(this.turns, this.selection, this.active) : null,
  );
  /** Whether the next question can't be shown yet. */
  readonly isPending = $derived.by(() => this.selection?.pending != null || (this.#needsSplits && !this.#splits));
  readonly playable = $derived.by(() => playableCards(this.turns, this.picks));
  readonly questionText = $derived.by(() => {
    const { wording, game } = this.play;
    return wording && game ? new QuestionText(wording, game, this.isPreparing ? this.play.me : null) : null;
  });
  readonly #rowText = $derived.by<RowText | null>(() => {
    const { wording, game, words, me } = this.play;
    return words && wording && game
      ? new words.RowText(wording, game, (this.isPreparing ? me : null) ?? game.turn)
      : null;
  });
  readonly rows = $derived.by<readonly Row[]>(() => (this.selection && this.#rowText?.shown(this.selection)) || []);
  /** All that the chosen turn does in order, if it hits more than one peg. */
  readonly chain = $derived.by<readonly string[]>(() => {
    const chosen = this.selection?.chosen;
    return (chosen && chainOf(chosen).length && this.#rowText?.chain(chosen)) || [];
  });
  readonly canGoBack = $derived(this.#undos.length > 0);
  /** The number that one step back takes away; null if it takes away something else. */
  readonly undoes = $derived.by<number | null>(() =>
    this.#undos.at(-1)?.isPart ? (this.split?.parts[this.split.active]?.count ?? null) : null,
  );

  /** The component that chooses a split, once it's downloaded. */
  get SplitChooser(): Splits["SplitChooser"] | null {
    return this.#splits?.SplitChooser ?? null;
  }

  /** Other answers as rows. */
  rowsOf(stage: Stage, answers: readonly Answer[]): readonly Row[] {
    return this.#rowText?.rows(stage, answers, this.selection?.answered.get(stage) ?? null) ?? [];
  }

  get #asked(): { card: boolean } {
    return { card: this.asksCard };
  }

  get #needsSplits(): boolean {
    const selection = this.selection;
    return (selection?.answered.has("peg:0") && selection.open.some(isSplit)) ?? false;
  }

  /** The operations of a split's steps made so far. */
  get madeSteps(): readonly AnyOperation[] {
    const selection = this.selection;
    return selection?.made ? operationsOf(selection.open[0]!, 0, selection.made) : [];
  }

  #has(stage: Stage): boolean {
    return this.picks.some((each) => each.stage === stage);
  }

  // --- what the player does

  /** Answer a question. The same answer again takes it back. */
  pick(stage: Stage, key: string): void {
    const selection = this.selection;
    if (!selection || this.play.sending) return;
    this.play.sheet = null;
    this.play.recap.fold();
    this.peek = null;
    if (selection.chosen && !settings.value.confirm && selection.shown?.stage === stage && selection.shownKey === key) {
      void this.play.confirm();
      return;
    }
    const tap = `${stage} ${key}`;
    if (selection.answered.get(stage) === key) {
      this.#undoTo(lastIndexOf(this.#undos, (each) => each.tap === tap));
      return;
    }
    const picks = choose(this.turns, this.picks, stage, key);
    const part = isPegStage(stage) ? stepOf(stage) : 0;
    if (picks !== this.picks) this.#do(tap, { picks, preferences: [] }, { isPart: part > 0, active: part });
  }

  /** A tap on a number of the plank. False if it isn't possible. */
  pickNumber(count: number): boolean {
    const { split, selection } = this;
    if (!split || !selection || this.play.sending) return false;
    const tap = `number ${split.active} ${count}`;
    if (this.#undos.at(-1)?.tap === tap) {
      this.#undoTo(this.#undos.length - 1);
      return true;
    }
    if (split.parts[split.active]?.count === count) {
      if (selection.chosen && !settings.value.confirm) void this.play.confirm();
      return true;
    }
    const change = this.#splits!.withNumber(this.turns, selection, split, count);
    if (change) this.#do(tap, change, { isPart: true, active: split.active });
    return change !== null;
  }

  /** A tap on the switch of the plank. */
  pickWay(way: Way): void {
    const { split, selection } = this;
    if (!split || !selection || split.parts[split.active]?.way === way) return;
    const change = this.#splits!.withWay(this.turns, selection, split, way);
    if (change) this.#do(`way ${split.active} ${way}`, change, { isPart: true, active: split.active });
  }

  /** Why the active part can't have a number, in one sentence; null if the server doesn't say. */
  async whyNotNumber(count: number): Promise<string | null> {
    const { split, selection } = this;
    const part = split?.parts[split.active];
    if (!split || !part || !this.play.isMyTurn) return null;
    const steps = split.parts
      .slice(0, split.active)
      .map(({ step: { seat, origin, target } }) => ({ seat, origin, target }));
    const { seat, origin } = part.step;
    const card = selection?.answered.get("card") ?? null;
    const signed = part.way === "back" ? -count : count;
    const answer = await this.play.server.ask({ do: "why", card, seat, origin, count: signed, steps });
    return answer?.reasons?.[0]?.sentence ?? null;
  }

  /** A tap on a part of the split: the plank is about it now. */
  showPart(part: number): void {
    this.active = part;
  }

  /** A tap on a card of the hand. */
  tapCard(handCard: HandCard): void {
    const { sheet } = this.play;
    this.play.sheet = null;
    if (sheet?.kind === "why" && sheet.handCard === handCard.id) return;
    this.play.recap.fold();
    // The player needn't wait until the picture has caught up.
    if (this.play.isShowing && this.play.isMyTurn) this.play.skip();
    if (!this.play.isDeciding) {
      this.#prepareWith(handCard);
      return;
    }
    if (!this.playable.has(handCard.card)) {
      void this.play.why({ card: handCard.card }, handCard.id);
      return;
    }
    const again = this.lifted === handCard.id;
    if (!again && this.picks.some((each) => each.stage === "card" && each.key === handCard.card)) {
      this.lifted = handCard.id;
      return;
    }
    this.pick("card", handCard.card);
    this.lifted = this.#has("card") ? handCard.id : null;
  }

  /** A tap on a card while others play: prepare a turn with it, or put it down again. */
  #prepareWith({ id, card }: HandCard): void {
    const isAgain = this.lifted === id;
    this.notReady();
    if (isAgain) return;
    this.#prepares = this.canPrepare;
    if (this.#prepares) this.#do(`card ${card}`, { picks: [{ stage: "card", key: card }], preferences: [] });
    this.lifted = id;
  }

  /** Have the chosen turn ready: it plays by itself if it's still legal then, and does the same to the same people. */
  makeReady(): void {
    const candidate = this.selection?.chosen;
    if (!candidate || !this.isPreparing) return;
    const handCard = this.lifted;
    this.notReady();
    this.ready = { candidate, handCard };
    this.lifted = handCard;
  }

  /** Take back what was prepared. */
  notReady(): void {
    this.ready = null;
    this.#prepares = false;
    this.#forget();
    this.lifted = null;
  }

  /** Play the turn that is ready, or say why not. */
  async #playReady({ candidate, handCard }: Ready): Promise<void> {
    const { option } = candidate;
    const now = (await this.#find(candidate)) ?? null;
    if (!this.play.isMyTurn || this.play.sending) return;
    if (now && doesTheSame(now, candidate)) {
      await this.play.playTurn(now.option.turn);
      return;
    }
    const { me, wording, words } = this.play;
    const because =
      now && me !== null && wording && words
        ? t("ready-differs", { does: words.doesText(now, me, wording.names) })
        : null;
    await this.play.dropped(option, handCard, because);
  }

  /** A turn among those that are legal now. */
  async #find({ option, steps }: Candidate): Promise<Candidate | undefined> {
    const isIt = (each: Candidate) => each.option.turn === option.turn;
    const known = this.turns.known.find(isIt);
    const { table, game } = this.play;
    if (known || !table || game?.has_all_options) return known;
    const begun = { card: option.card, steps: steps.map(({ seat, origin, target }) => ({ seat, origin, target })) };
    const page = await this.play.server.list({ do: "options", version: table.version, ...begun });
    return page ? candidatesOf(page.options, page.landings).find(isIt) : undefined;
  }

  /** A tap on a peg of the board. Its meaning depends on the question. */
  tapPeg(seat: Seat, place: Place): void {
    const selection = this.selection;
    if (!selection || this.#tapMoved(seat, place)) return;
    const stage = pegStage(selection.made);
    const key = pegKey(seat, place);
    const card = selection.answered.get("card");
    const asksHole = !this.split && !(selection.question && isPegStage(selection.question.stage));
    if (asksHole && this.tapPlace(seat, place)) return;
    if (selection.answered.get(stage) === key || choose(this.turns, this.picks, stage, key) !== this.picks)
      this.pick(stage, key);
    else if (asksHole || !this.tapPlace(seat, place))
      void this.play.why({ seat, origin: place, ...(card ? { card } : {}) });
  }

  /** A tap on a peg that moves in the split being chosen, where it is now or will be. */
  #tapMoved(seat: Seat, place: Place): boolean {
    const parts = this.split?.parts ?? [];
    const part = parts.findIndex(({ step }) => step.seat === seat && (step.origin === place || step.target === place));
    if (part < 0) return false;
    this.pick(pegStage(part), pegKey(seat, parts[part]!.step.origin));
    return true;
  }

  /** A tap on a hole, or on a peg to land on; it may be before the peg that goes there is chosen. False if none can. */
  tapPlace(seat: Seat | null, place: Place): boolean {
    const { split, selection } = this;
    if (!selection || this.play.sending) return false;
    const shared = split && this.#splits!.withHole(this.turns, selection, split, seat, place);
    const landing = landingAt(selection, seat, place);
    const asksPeg = selection.question?.stage === pegStage(0) && selection.answered.has("card");
    const picks = asksPeg ? this.play.words?.picksTo(selection, 0, seat, place) : null;
    if (shared) this.#do(`hole ${place}`, shared, { isPart: true, active: shared.part });
    else if (landing && (!split || split.others.some(({ key }) => key === landing.key)))
      this.pick(landing.stage, landing.key);
    else if (picks) this.#do(`hole ${place}`, { picks, preferences: [] });
    else return false;
    return true;
  }

  /** Undo the last tap. */
  back(): void {
    this.#undoTo(this.#undos.length - 1);
  }

  #do(tap: string, { picks, preferences }: Change, { isPart = false, active = 0 } = {}): void {
    const before = { picks: this.picks, preferences: this.#preferences, lifted: this.lifted, active: this.active };
    this.#undos = [...this.#undos, { tap, isPart, ...before }];
    this.active = active;
    this.#preferences = preferences;
    this.picks = picks;
    this.settle();
    if (!this.#has("card") && this.asksCard) this.lifted = null;
    this.#remember();
    playSound("tap");
  }

  #undoTo(index: number): void {
    const undo = this.#undos[index];
    if (!undo) return;
    ({ picks: this.picks, preferences: this.#preferences, lifted: this.lifted, active: this.active } = undo);
    this.#undos = this.#undos.slice(0, index);
    if (this.picks.length === 0 && this.#prepares) this.notReady();
    playSound("tap");
  }

  #remember(): void {
    const first = this.split?.parts[0];
    const card = this.selection?.answered.get("card");
    if (first && card) this.#numbers.set(card, first.count);
  }

  /** Answer what needs no tap: a number for each peg of a split. Call it again when more turns are known. */
  settle(): void {
    if (this.isPreparing && this.#loaded.length === 0) return;
    while (this.picks.length > 0 && !this.turns.find(this.picks)) this.picks = this.picks.slice(0, -1);
    if (!this.#needsSplits) return;
    if (!this.#splits) return;
    const first: Preference = {
      count: this.#numbers.get(this.selection?.answered.get("card") ?? ""),
      ...this.#preferences[0],
    };
    this.picks = this.#splits.settled(this.turns, this.picks, [first, ...this.#preferences.slice(1)], this.#asked);
  }

  /** Download what rows say, as soon as there can be some. Returns a function that cancels. */
  loadWords(): () => void {
    const isWanted = this.picks.length > 0 && !this.play.words;
    return isWanted ? whenLoaded(turnWordsPart, (words) => (this.play.words = words)) : () => {};
  }

  /** Download how splits are chosen as soon as one may be. Returns a function that cancels. */
  loadSplits(): () => void {
    if (this.#splits || !this.turns.first.some(isSplit)) return () => {};
    return whenLoaded(splitsPart, (splits) => {
      this.#splits = splits;
      this.settle();
    });
  }

  /** Load the turns that the player's answers lead to, if there were too many to have them all. */
  async loadTurns(): Promise<void> {
    const begun = this.selection?.pending ?? null;
    const { table, game } = this.play;
    const key = JSON.stringify(begun);
    if (!begun || !table || !game || this.#loading === key) return;
    this.#loading = key;
    const ahead = this.isPreparing;
    const page = await this.play.server.list({ do: "options", version: table.version, ahead, ...begun });
    this.#loading = "";
    if (this.play.game?.number !== game.number || this.play.game.ply !== game.ply || ahead !== this.isPreparing) return;
    if (page) {
      this.#loaded = [...this.#loaded, partOf(begun, page.options, page.landings, page.is_complete)];
      this.settle();
      if (ahead && this.picks.length === 0) this.#cannotPrepare();
    } else if (this.canGoBack) this.back();
    else setTimeout(() => void this.loadTurns(), LOAD_RETRY);
  }

  /** The lifted card can't move anything as things are, but perhaps when it's the player's turn. */
  #cannotPrepare(): void {
    const { lifted } = this;
    this.notReady();
    this.lifted = lifted;
    const card = this.play.hand.find((each) => each.id === lifted)?.card;
    if (card) showToast(t("ready-cannot", { card: theCard(card) }));
  }

  /** Select a suggested turn without playing it. */
  select(option: Option, landings: readonly Landing[]): void {
    const [candidate] = candidatesOf([option], landings);
    if (!candidate) return;
    const picks = picksFor(candidate);
    const begun = begunOf(new Map(picks.map(({ stage, key }) => [stage, key])), candidate);
    if (!this.turns.partFor(begun)) this.#loaded = [...this.#loaded, partOf(begun, [option], landings, true)];
    this.#do("hint", { picks, preferences: [] });
    const card = picks.find((each) => each.stage === "card")?.key;
    this.lifted = this.play.hand.find((each) => each.card === card)?.id ?? null;
  }

  /**
   * There's a new decision. Forget the answers, unless they are about a turn that is being prepared. A lifted card stays
   * lifted as long as it's in the hand.
   */
  clear(): void {
    const { hand } = this.play;
    const holds = (id: number | null) => hand.some((each) => each.id === id);
    if (this.ready && !holds(this.ready.handCard)) this.ready = null;
    if (!this.#prepares || !holds(this.lifted)) this.#forget();
    this.#loaded = [];
    if (!holds(this.lifted)) this.lifted = null;
  }

  #forget(): void {
    this.picks = [];
    this.#undos = [];
    this.#preferences = [];
    this.#loaded = [];
    this.active = 0;
  }

  /** Begin the player's decision: with the turn that is ready, what was chosen of one, or the card that was lifted. */
  begin(): void {
    const { ready } = this;
    const wasPreparing = this.#prepares;
    this.#prepares = false;
    if (ready && this.play.game?.phase === "play") {
      this.notReady();
      void this.#playReady(ready);
      return;
    }
    this.settle();
    if (wasPreparing && this.picks.length > 0) return;
    const lifted = this.play.hand.find((each) => each.id === this.lifted);
    this.lifted = null;
    if (lifted && this.playable.has(lifted.card)) this.tapCard(lifted);
  }
}
