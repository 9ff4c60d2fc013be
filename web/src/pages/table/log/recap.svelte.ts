/**
 * What happened since the viewer's last turn: the lines of the recap, and the traces on the board.
 *
 *   play.recap.moments, play.recap.isOpen, play.recap.traces     // derived
 *   play.recap.open(); play.recap.fold(); play.recap.showAgain();
 *   play.recap.step                  // on a phone with many players, which look at one turn after another (steps.ts)
 *
 * It opens by itself on the viewer's turn if bots have played, or if the viewer has been away: among people it's a
 * table like any other, and only the last turn is described. If a bot has played for the viewer, it begins where they left.
 */

import type { Effect } from "../../../board/board";
import { lastIndexOf } from "../../../lib/last";
import type { Absence } from "../../../story/absence";
import { boardEffects } from "../../../story/effects";
import type { Moment } from "../../../story/moments";
import type { Play } from "../play.svelte";

/** The speed of turns that are shown again. */
const AGAIN_SPEED = 0.5;

export class Recap {
  /** What the viewer chose, until their next turn. */
  #choice = $state.raw<{ readonly since: number; readonly isOpen: boolean } | null>(null);
  /** The turns that are being shown again. */
  #again = $state.raw<readonly Moment[]>([]);
  /** Turns up to this version of the table were played while the viewer was away. */
  #missed = $state(0);

  /** Whether the page has room for a panel. Otherwise, the recap is in the sheet with the moves. */
  hasPanel = $state(false);
  /** The moment looked at as one of those turns. */
  stepped = $state<number | null>(null);
  /** Whether the next step comes by itself. */
  runs = $state(false);

  constructor(readonly play: Play) {}

  /** The turns that the board has shown. */
  readonly shown = $derived.by(() => this.play.moments.slice(0, this.play.moments.length - this.play.queue.length));
  /** What a bot did for the viewer since they last played. */
  readonly absence = $derived.by<Absence | null | undefined>(() => this.play.words?.absenceOf(this.play));
  /** The last turn of the viewer's seat, and the last that no bot took for them. */
  readonly #mine = $derived.by(() => this.#lastTurn());
  readonly #own = $derived.by(() => this.#lastTurn(this.absence?.since));
  /** The version of the viewer's last turn. */
  readonly #since = $derived.by(() => this.shown[this.#own]?.turn.version ?? 0);
  readonly isAgain = $derived.by(() => this.#again.some((each) => each === this.play.queue[0]));

  /** The turns since the viewer's last one, oldest first; none for watchers. */
  readonly moments = $derived.by<readonly Moment[]>(() => {
    if (this.isAgain) return this.#again;
    return this.play.me === null ? [] : this.shown.slice(this.#own + 1);
  });

  readonly isOpen = $derived.by(() => {
    const { play } = this;
    if (!this.hasPanel || !play.isLive || play.sheet || this.moments.length === 0) return false;
    if (this.isAgain) return true;
    if (this.#choice?.since === this.#since) return this.#choice.isOpen;
    const isNews = this.moments.some(({ turn }) => turn.by === "bot" || turn.version <= this.#missed);
    return play.isDeciding && isNews;
  });

  /** Which of the turns the board shows, from 0, while they're looked at one after another; null otherwise. */
  readonly step = $derived.by(() => {
    const step = (this.stepped ?? -1) - this.#mine - 1;
    return step >= 0 && this.play.lookback === this.stepped ? step : null;
  });

  /** The traces to show: of every turn since the viewer's last one, numbered while the recap is open. */
  readonly traces = $derived.by<readonly Effect[]>(() => {
    const { play } = this;
    if (play.lookback !== null || play.choice.picks.length > 0 || play.me === null)
      return play.last ? traceOf(play.last, this.step === null ? null : this.step + 1) : [];
    const shown = this.shown.slice(this.#mine + 1);
    if (shown.length === 0) return play.last ? traceOf(play.last) : [];
    return shown.flatMap((each, i) => traceOf(each, this.isOpen ? this.#mine - this.#own + i + 1 : null));
  });

  /** The viewer has just connected, at a version of the table. */
  welcomed(version: number): void {
    this.#missed = version;
  }

  /** What a bot did for the viewer, until the next turn is shown. */
  get news(): string | undefined {
    const { isShowing, isLive, last } = this.play;
    return !isShowing && isLive && last && last.turn.version <= this.#missed ? this.absence?.text : undefined;
  }

  #lastTurn(until = Infinity): number {
    return lastIndexOf(this.shown, ({ turn }) => turn.seat === this.play.me && turn.version <= until);
  }

  open(): void {
    this.#choice = { since: this.#since, isOpen: true };
  }

  fold(): void {
    this.#choice = { since: this.#since, isOpen: false };
  }

  /** Animate the turns once more, slowly. */
  showAgain(): void {
    const { play } = this;
    if (play.isShowing) return;
    this.open();
    this.#again = this.moments;
    play.queue = this.moments;
    play.speed = AGAIN_SPEED;
  }
}

/** A turn's effects, with its number next to each peg that was played. */
function traceOf({ turn }: Moment, number: number | null = null): Effect[] {
  return boardEffects(turn.operations).map((each) => {
    const isPlayed = each.kind === "move" || each.kind === "swap";
    return { ...each, number: isPlayed ? number : null };
  });
}
