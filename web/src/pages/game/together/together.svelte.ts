/**
 * Going through a replay together: this person leads, follows, or looks around alone.
 *
 *   const together = new Together(game, (turn) => playback.go(turn), () => isWriting);
 *   onMount(() => together.watch());
 *   together.moved(playback.at)      // whenever the turn on show changes
 *   await together.lead(author, turn);  together.stop();
 */
import { get, ProblemError, post, sentenceOf } from "../../../lib/api";
import { showToast } from "../../../lib/notices";
import type { Lead, Leading } from "../../../protocol/types";

/** How often to ask for a leader, to ask where the leader is, and to say where one leads (milliseconds). */
const LOOK = 4000;
const FOLLOW = 1000;
const LEAD = 700;
/** A leader who stays says so this often: after 15 seconds of silence, everyone is free. */
const ALIVE = 5000;
/** Someone else leads, or this person no longer may. */
const REFUSED = [403, 404, 409];

interface Author {
  readonly seat: number;
  readonly token: string;
}

export class Together {
  #leader = $state.raw<Leading>({ seat: null, turn: 0 });
  #mine = $state.raw<Author | null>(null);
  /** Whether this person looks around alone. */
  isApart = $state(false);
  #at = 0;
  #said = { turn: -1, at: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(
    readonly game: string,
    readonly show: (turn: number) => void,
    /** Whether the turn on show must stay: then this person looks around alone. */
    readonly isBusy: () => boolean = () => false,
  ) {}

  get isLeading(): boolean {
    return this.#mine !== null;
  }

  /** The seat of someone else who leads. */
  get leader(): number | null {
    return this.isLeading ? null : this.#leader.seat;
  }

  /** Ask now and again, until the function that's returned is called. */
  watch(): () => void {
    this.#isOver = false;
    void this.#tick();
    return () => {
      this.#isOver = true;
      clearTimeout(this.#timer);
      this.stop();
    };
  }

  /** The turn on show changed: the others follow, or this person looks around alone. */
  moved(turn: number): void {
    this.#at = turn;
    if (this.leader !== null && turn !== this.#leader.turn) this.isApart = true;
  }

  lead(author: Author): void {
    this.#mine = author;
    this.#said = { turn: -1, at: 0 };
    this.#soon(0);
  }

  stop(): void {
    const mine = this.#mine;
    if (!mine) return;
    this.#mine = null;
    this.#leader = { seat: null, turn: 0 };
    void this.#say({ token: mine.token, turn: null }).catch(() => {});
  }

  follow(): void {
    this.isApart = false;
    this.show(this.#leader.turn);
    this.#soon(0);
  }

  async #tick(): Promise<void> {
    try {
      if (this.#mine) await this.#report(this.#mine);
      else if (document.visibilityState === "visible") await this.#look();
    } catch (error) {
      if (this.#mine && error instanceof ProblemError && REFUSED.includes(error.status)) {
        this.#mine = null;
        showToast(sentenceOf(error), { kind: "problem" });
      }
    }
    this.#soon(this.#mine ? LEAD : this.leader !== null && !this.isApart ? FOLLOW : LOOK);
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#tick(), wait);
  }

  async #report({ token }: Author): Promise<void> {
    const turn = this.#at;
    if (turn === this.#said.turn && performance.now() < this.#said.at + ALIVE) return;
    const at = performance.now();
    await this.#say({ token, turn });
    this.#said = { turn, at };
  }

  async #look(): Promise<void> {
    const leader = await get<Leading>(this.#address);
    if (this.#mine) return;
    if (leader.seat !== this.#leader.seat) this.isApart = false;
    this.#leader = leader;
    if (this.isBusy()) this.isApart = true;
    if (leader.seat !== null && !this.isApart && leader.turn !== this.#at) this.show(leader.turn);
  }

  #say = (body: Lead): Promise<Leading> => post<Leading>(this.#address, body);

  get #address(): string {
    return `api/games/${encodeURIComponent(this.game)}/lead`;
  }
}
