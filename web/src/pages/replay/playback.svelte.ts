/**
 * Where in a game one is, and whether it runs by itself.
 *
 *   const walk = new Walk(story);
 *   walk.go(12);  walk.step(1);  walk.round(-1);  walk.toggle();
 *   walk.at           // the scene to show
 *   walk.arriving     // the turn to animate on the way there, or null; call `walk.arrived()` after it
 */
import type { TurnPlayed } from "../../protocol/types";
import { roundFrom, type Scene, type Story } from "./timeline";

/** How long a scene stays while the game runs by itself (milliseconds). */
const STAYS = 700;
export const SPEEDS = [1, 2, 4] as const;

export class Walk {
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  arriving = $state.raw<TurnPlayed | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly story: Story) {}

  get last(): number {
    return this.story.scenes.length - 1;
  }

  get scene(): Scene {
    return this.story.scenes[this.at]!;
  }

  /** Show a scene at once. */
  go(scene: number): void {
    this.#rest();
    this.at = Math.min(this.last, Math.max(0, scene));
    if (this.playing) this.#wait();
  }

  /** One turn on, shown hole by hole, or one back. */
  step(direction: 1 | -1): void {
    if (direction < 0) this.go(this.at - 1);
    else this.#forward();
  }

  round(direction: 1 | -1): void {
    this.go(roundFrom(this.story, this.at, direction));
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.at === this.last) this.at = 0;
    this.#forward();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** What was shown hole by hole has come to its end. */
  arrived(): void {
    if (!this.arriving) return;
    this.#rest();
    if (!this.playing) return;
    if (this.at === this.last) this.playing = false;
    else this.#wait();
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  #forward(): void {
    this.#rest();
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.at += 1;
    this.arriving = this.scene.turn;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#forward(), STAYS / this.speed);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.arriving = null;
  }
}
