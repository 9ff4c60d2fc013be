/**
 * The pace of the picture: how long the board rests after each turn, or that it waits for the player's tap. Only the
 * picture waits, never the table. At the slow pace there's time to read each turn aloud.
 *
 *   await play.pace.rest();      // before a turn is animated
 *   play.pace.turnEnded();       // after it
 *   play.pace.next();            // the player taps *Next turn*
 *   play.pace.update();          // after a change of the settings
 */
import type { Speed } from "../../../lib/savedsettings";
import { settings } from "../../../lib/settings";
import { speak } from "../../../lib/speech";
import type { Play } from "../play.svelte";

/** The rest after each turn, from the end of its motion (milliseconds). */
export const REST: Readonly<Record<Speed, number>> = { slow: 3500, normal: 1200, fast: 300 };
/** The rest between turns that are shown again. */
const REST_AGAIN = 600;

export class Pace {
  /** Whether the next turn isn't on the board yet, because of the rest before it. */
  isResting = $state(false);
  /** Whether it waits for the player's tap. */
  isWaiting = $state(false);
  #next: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last turn on the board ended (milliseconds, by `performance.now()`). */
  #ended = -Infinity;

  constructor(readonly play: Play) {}

  /** Resolves when the first turn of the queue may be shown, or when it was skipped. */
  rest(): Promise<void> {
    this.next();
    return new Promise((resolve) => {
      this.#next = resolve;
      this.isResting = true;
      this.update();
    });
  }

  turnEnded(): void {
    this.#ended = performance.now();
    const { queue, wording } = this.play;
    const { speed, readAloud } = settings.value;
    if (speed === "slow" && readAloud && queue[0] && wording) speak(this.play.spoken(queue[0], wording.names));
  }

  /** Follow the settings, also if they change during a rest. */
  update(): void {
    if (!this.#next) return;
    clearTimeout(this.#timer);
    this.isWaiting = this.#needsTap;
    if (this.isWaiting) return;
    const left = this.#ended + this.#time - performance.now();
    if (left <= 0) this.next();
    else this.#timer = setTimeout(() => this.next(), left);
  }

  /** End the rest. */
  next(): void {
    clearTimeout(this.#timer);
    this.isResting = this.isWaiting = false;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** The player's own turn needs no tap, as they have just seen what they did. */
  get #needsTap(): boolean {
    const { play } = this;
    return settings.value.waitForTap && play.hasPace && !play.recap.isAgain && play.queue[0]?.turn.seat !== play.me;
  }

  get #time(): number {
    const { play } = this;
    if (play.recap.isAgain) return REST_AGAIN;
    // A picture that is a whole round behind catches up.
    return play.queue.length > play.table!.board.players ? 0 : REST[settings.value.speed];
  }
}
