/**
 * The position in a finished game, and its playback.
 *
 *   const { playback } = new Viewing(replay);
 *   playback.go(12);  playback.step(1);  playback.round(-1);  playback.toggle();
 *   playback.at            // the scene to show
 *   playback.animating     // the turn that leads to it, if it should be animated; then call `finishAnimation()`
 */
import type { TurnPlayed } from "../../protocol/types";
import { roundFrom, type Scene, type Timeline } from "./timeline";

/** How long a scene stays during playback (milliseconds). */
const SCENE_MS = 700;
const SPEEDS = [1, 2, 4] as const;

export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  animating = $state.raw<TurnPlayed | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly timeline: Timeline) {}

  get last(): number {
    return this.timeline.scenes.length - 1;
  }

  get scene(): Scene {
    return this.timeline.scenes[this.at]!;
  }

  /** Show a scene without animation. */
  go(scene: number): void {
    this.#cancel();
    this.at = Math.min(this.last, Math.max(0, scene));
    if (this.playing) this.#wait();
  }

  /** One turn forward, animated, or one back. */
  step(direction: 1 | -1): void {
    if (direction < 0) this.go(this.at - 1);
    else this.#forward();
  }

  round(direction: 1 | -1): void {
    this.go(roundFrom(this.timeline, this.at, direction));
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

  /** Stop, and show the scene without what's left of an animation. */
  settle(): void {
    this.stop();
    this.go(this.at);
  }

  /** Continue the playback after an animation. */
  finishAnimation(): void {
    if (!this.animating) return;
    this.#cancel();
    if (!this.playing) return;
    if (this.at === this.last) this.playing = false;
    else this.#wait();
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  #forward(): void {
    this.#cancel();
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.at += 1;
    this.animating = this.scene.turn;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#forward(), SCENE_MS / this.speed);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.animating = null;
  }
}
