/**
 * What the chosen rules do, asked of the server again and again while it plays games.
 *
 *   const effect = new RuleEffect();
 *   effect.follow(request);         // after every edit, and to go on after a stop
 *   effect.report                   // the latest answer, for earlier rules while `isStale`
 *   effect.stop();
 */

import { ProblemError, sentenceOf } from "../../../lib/api";
import { t } from "../../../lib/i18n";
import { lastOf } from "../../../lib/last";
import { announce } from "../../../lib/notices";
import type { EffectReport, EffectRequest } from "../../../protocol/types";
import { rulebook } from "../../../rules/rulebook";

export const USUAL_GAMES = 1000;
export const MOST_GAMES = 5000;
/** Games are played when there was no further edit for this long (milliseconds). */
const EDIT_DELAY = 1000;
/** Between two questions (milliseconds): short at first, while nothing is known yet. */
const FIRST_DELAY = 300;
const DELAY = 1000;
/** The shares of the games at which progress is announced. */
const ANNOUNCED = [0.1, 0.5, 1] as const;
const TOO_OFTEN = 429;

export class RuleEffect {
  report = $state.raw<EffectReport | null>(null);
  /** Whether the report is about the rules before the latest edit. */
  isStale = $state(false);
  isPaused = $state(false);
  requested = $state(USUAL_GAMES);
  problem = $state("");
  readonly isComplete = $derived(!this.isStale && (this.report?.games ?? 0) >= this.requested);

  #request: EffectRequest | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastQuestion = 0;
  #isAsking = false;
  #announced = 0;

  /** Ask about these rules from now on. */
  follow(request: EffectRequest): void {
    if (JSON.stringify(request) === JSON.stringify(this.#request)) {
      if (!this.#isAsking && !this.isComplete) this.#askIn(0);
      return;
    }
    const isFirst = this.#request === null;
    this.#request = request;
    this.isStale = this.report !== null;
    this.requested = USUAL_GAMES;
    this.problem = "";
    this.#announced = 0;
    this.#askIn(isFirst ? 0 : EDIT_DELAY);
  }

  pause(): void {
    this.isPaused = true;
    this.stop();
  }

  resume(): void {
    this.isPaused = false;
    this.problem = "";
    this.#askIn(0);
  }

  /** Have the most games played. */
  runAll(): void {
    this.requested = MOST_GAMES;
    this.#announced = 0;
    this.resume();
  }

  /** Ask no more; the server then plays no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#lastQuestion++;
    this.#isAsking = false;
  }

  #askIn(milliseconds: number): void {
    this.stop();
    if (!this.#request || this.isPaused) return;
    this.#isAsking = true;
    this.#timer = setTimeout(() => void this.#ask(), milliseconds);
  }

  async #ask(): Promise<void> {
    const mine = ++this.#lastQuestion;
    if (document.hidden) {
      document.addEventListener("visibilitychange", () => mine === this.#lastQuestion && this.#askIn(0), {
        once: true,
      });
      return;
    }
    try {
      const report = await rulebook.ruleEffect({ ...this.#request, games: this.requested });
      if (mine === this.#lastQuestion) this.#accept(report);
    } catch (error) {
      if (mine !== this.#lastQuestion) return;
      if (error instanceof ProblemError && error.status === TOO_OFTEN) this.#askIn(5 * DELAY);
      else this.problem = sentenceOf(error);
    }
  }

  #accept(report: EffectReport): void {
    // Until there is something to show, what was there before stays.
    const isEmpty = report.rows.every((row) => row.bar === null);
    if (!(this.isStale && isEmpty)) {
      this.report = report;
      this.isStale = false;
      this.#announce(report);
    }
    if (report.games < this.requested) this.#askIn(isEmpty ? FIRST_DELAY : DELAY);
    else this.#isAsking = false;
  }

  #announce({ games, requested, sentence }: EffectReport): void {
    const reached = lastOf(ANNOUNCED, (share) => games >= share * requested) ?? 0;
    if (reached <= this.#announced) return;
    this.#announced = reached;
    announce(reached === 1 ? sentence : t("houserules-effect-progress", { games, requested }));
  }
}
