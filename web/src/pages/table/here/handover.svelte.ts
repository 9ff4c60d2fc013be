/**
 * Decides whose cards a table of this device shows. With several people at it, each one's cards are here only while they
 * have the device: after a turn, the page shows the table without a hand, and when it's another person's turn, it asks to
 * be handed to them. Only their tap connects to their seat.
 *
 *   const handover = new Handover(seat);
 *   handover.play                          // what the page shows; another one for each person, null at first
 *   $effect(() => handover.follow());
 *   handover.close();
 */
import { api } from "../../../lib/api";
import type { SavedSeat } from "../../../lib/savedseats";
import { socketTo } from "../../../lib/thisdevice";
import type { Seat, Seated } from "../../../protocol/types";
import { Play } from "../play.svelte";
import { forgetHand } from "../turn/hand";
import { LocalSeat } from "./localseat.svelte";
import { areHandsOpen, peopleAt, seatsAt } from "./people";

/** How long a person sees the card they have drawn, before their hand leaves (milliseconds). */
const LAST_LOOK = 1200;

export class Handover {
  play = $state.raw<Play | null>(null);
  /** The next one, while it's still connecting. */
  #next = $state.raw<Play | null>(null);
  /** Whether a change has begun, so that it isn't begun twice. */
  #isChanging = $state(false);
  readonly #seat: SavedSeat;
  /** Shows the table without a hand. */
  #watcher: Promise<Seated> | undefined;
  #lastLook: ReturnType<typeof setTimeout> | undefined;

  constructor(seat: SavedSeat) {
    this.#seat = seat;
    // Whoever opens the page of a shared table sees no hand until they say who they are.
    if (this.#isShared) this.#hide(null);
    else this.play = this.#connect(seat.token);
  }

  get #isShared(): boolean {
    return peopleAt(this.#seat.table).length > 1;
  }

  close(): void {
    clearTimeout(this.#lastLook);
    this.play?.close();
    this.#next?.close();
  }

  /** The seat of the person who has to decide now; null if it's a bot's turn, or no one's. */
  readonly #asked = $derived.by((): Seat | null => {
    const table = this.play?.table;
    if (table?.stage !== "playing" || !table.game || this.play!.isShowing) return null;
    const isPerson = (seat: Seat) => table.seats[seat]?.kind === "person";
    return table.take_back?.waiting.find(isPerson) ?? (isPerson(table.game.turn) ? table.game.turn : null);
  });

  /** Call in an effect: changes whose cards are shown when it's time. */
  follow(): void {
    const { play } = this;
    if (this.#next?.table && this.#next.rules) this.#change(this.#next);
    if (!play?.table || this.#isChanging || !this.#isShared) return;
    const { stage } = play.table;
    play.local!.isShared = true;
    if (stage === "playing") this.#followGame(play);
    else if (stage !== "paused") this.#gather(play);
  }

  /** Before and after a game. */
  #gather(play: Play): void {
    // The next game's cards stay hidden until someone says who has the device.
    play.local!.hidesHand = !areHandsOpen(play.tableId);
    if (play.me === null && !play.isShowing) this.#become(this.#seat.token);
  }

  #followGame(play: Play): void {
    const asked = this.#asked;
    const isOpen = areHandsOpen(play.tableId);
    if (isOpen) play.local!.hidesHand = false;
    if (play.local!.hidesHand && play.me !== null) this.#hide(play.me);
    else if (asked === play.me && asked !== null) return;
    else if (isOpen) {
      if (asked !== null) void this.#show(asked);
    } else if (play.me !== null) {
      if (!play.isShowing && !play.sending) this.#hide(play.me, LAST_LOOK);
    } else play.local!.cover = asked === null ? null : { seat: asked, take: () => void this.#show(asked) };
  }

  /** Show the table without a hand, seen from the seat of the last person who had the device. */
  #hide(from: Seat | null, after = 0): void {
    this.#isChanging = true;
    this.#watcher ??= api.watchTable(this.#seat.table);
    const watcher = this.#watcher;
    this.#lastLook = setTimeout(async () => {
      this.#next = this.#connect((await watcher).token, from);
    }, after);
  }

  /** Show the cards of the person at a seat. */
  async #show(seat: Seat): Promise<void> {
    this.#isChanging = true;
    const key = (await seatsAt(this.#seat.table)).get(seat);
    if (key) this.#become(key);
    else this.#isChanging = false;
  }

  #become(token: string): void {
    this.#isChanging = true;
    this.#next = this.#connect(token);
  }

  #connect(token: string, watchesFrom: Seat | null = null): Play {
    const { table } = this.#seat;
    if (this.#isShared) forgetHand(table);
    const local = new LocalSeat({ open: () => socketTo(table), watchesFrom });
    local.isShared = this.#isShared;
    return new Play({ table, token }, local);
  }

  #change(next: Play): void {
    const before = this.play;
    this.play = next;
    this.#next = null;
    this.#isChanging = false;
    before?.close();
  }
}
