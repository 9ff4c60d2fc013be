/**
 * Flying cards: from a plate or the viewer's hand to the discards, from the draw pile to a plate or into the hand. Only
 * transforms and opacity are animated. A tap or key press ends all flights.
 *
 *   const flights = new Flights(board, isMotionReduced);
 *   const landed = flights.before(turn.operations);      // cards played; resolves when they have landed
 *   flights.after(turn.operations, { settles: null });   // cards drawn; the game doesn't wait for them
 *   flights.deal(game.hand_sizes);
 *   flights.cardLeaves(card);  flights.expectCards(cards);   // called by the hand, before and after it changes
 *   flights.finish();  flights.destroy();
 *
 * Loaded after the first paint; everything works without it.
 */
import type { BoardWidget } from "../board/board";
import { type PileName, pileSpots } from "../board/piles";
import { type Seat, sideOf } from "../board/shape";
import { cardBack, cardFace } from "../cards/card";
import { suitOf } from "../cards/suits";
import type { Point } from "../lib/svg";
import type { AnyOperation } from "../protocol/types";
import { type CardMotion, cardSchedule, dealSteps, type Spot, type Step, totalDuration } from "./schedule";
import { stepsOf } from "./steps";

/** The width of a card at a plate, in hole spacings. */
const PLATE_WIDTH = 1.1;
/** The width of a card at a pile out of view (the center of the board), as a share of the board's width. */
const HIDDEN_PILE_WIDTH = 0.09;
/** Show an expected card after this time even if no flight brings it (milliseconds). */
const MAX_HIDDEN = 4000;
const EASE = "cubic-bezier(0.25, 0.6, 0.35, 1)";
const PERSPECTIVE = "perspective(900px)";

/** A card's position on screen, in pixels. */
interface Box {
  readonly at: Point;
  readonly width: number;
  readonly turn: number;
  readonly isSeen: boolean;
}

interface RunningAnimation {
  end(): void;
}

export interface TurnOptions {
  readonly speed?: number;
  readonly settles?: string | null;
}

export class Flights {
  readonly #layer = document.createElement("div");
  readonly #running = new Set<RunningAnimation>();
  /** Cards of the hand that are hidden until their flight, in order. */
  #expected: { readonly card: HTMLElement; readonly hidden: Animation }[] = [];
  /** Where a card of the viewer's hand was before it was played. */
  #leaving: Box | null = null;
  /** The seat whose cards fly. */
  #seat = 0;

  constructor(
    readonly board: BoardWidget,
    readonly isMotionReduced: () => boolean,
  ) {
    this.#layer.className = "flights";
    this.#layer.setAttribute("aria-hidden", "true");
    document.body.append(this.#layer);
  }

  /** Fly the cards that go before the pegs move. Resolves when they have landed. */
  before(operations: readonly AnyOperation[], { speed = 1 }: TurnOptions = {}): Promise<void> {
    const played = operations.find((each) => each.op === "played");
    if (played?.seat !== this.board.view.scene.viewer) this.#leaving = null;
    if (played) this.#seat = played.seat;
    return this.#fly(stepsOf(operations, { hasClaims: this.#hasClaims }).before, speed);
  }

  /** Fly the cards that go after the pegs have moved. */
  after(operations: readonly AnyOperation[], { speed = 1, settles = null }: TurnOptions = {}): Promise<void> {
    const top = this.board.view.scene.piles?.top ?? "?";
    return this.#fly(stepsOf(operations, { hasClaims: this.#hasClaims, settles, top }).after, speed);
  }

  /** Deal all hands at once. */
  deal(sizes: readonly number[]): Promise<void> {
    const dealing = this.#fly(dealSteps(sizes), 1);
    this.release();
    return dealing;
  }

  /** Remember where a card of the hand was. Call it while the card is still there. */
  cardLeaves(card: HTMLElement): void {
    const { left, top, width, height } = card.getBoundingClientRect();
    this.#leaving = { at: [left + width / 2, top + height / 2], width, turn: 0, isSeen: true };
  }

  /** Hide new cards of the hand until they fly in. */
  expectCards(cards: readonly HTMLElement[]): void {
    if (this.isMotionReduced()) return;
    for (const card of cards) {
      const hidden = card.animate([{ opacity: 0 }, { opacity: 0 }], MAX_HIDDEN);
      this.#expected.push({ card, hidden });
    }
  }

  /** End all flights at once. */
  finish(): void {
    for (const each of [...this.#running]) each.end();
    this.release();
  }

  destroy(): void {
    this.finish();
    this.#layer.remove();
  }

  /** Show the expected cards that no flight will bring. */
  release(): void {
    for (const each of this.#expected) each.hidden.cancel();
    this.#expected = [];
  }

  get #hasClaims(): boolean {
    return this.board.view.scene.piles?.claim !== undefined;
  }

  #fly(steps: readonly Step[], speed: number): Promise<void> {
    const motions = cardSchedule(steps);
    if (motions.length === 0 || document.hidden || this.isMotionReduced()) return Promise.resolve();
    const clear = motions.map((each) => this.#start(each, speed));
    this.#leaving = null;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#running.delete(running);
        for (const each of clear) each();
        resolve();
      };
      // Not the animations' `finish` event: it's late while the page is hidden.
      const timer = setTimeout(end, totalDuration(motions) / speed);
      const running: RunningAnimation = { end };
      this.#running.add(running);
    });
  }

  /** Start one card; returns a function that ends its flight. */
  #start(motion: CardMotion, speed: number): () => void {
    const timing = {
      delay: motion.start / speed,
      duration: motion.duration / speed,
      easing: EASE,
      fill: "both",
    } as const;
    const mine = motion.to === this.board.view.scene.viewer ? this.#expected.shift() : undefined;
    const from = this.#boxOf(motion.from, true);
    return mine ? flyToHand(mine.card, mine.hidden, from, timing) : this.#flyElement(motion, from, timing);
  }

  /** Fly a temporary card element. */
  #flyElement(motion: CardMotion, plain: Box, timing: KeyframeAnimationOptions): () => void {
    const own = motion.from === this.board.view.scene.viewer ? this.#leaving : null;
    const from = own ?? plain;
    const to = this.#boxOf(motion.to, false);
    const toPile = typeof motion.to === "string";
    const width = toPile ? to.width : from.width;
    const card = document.createElement("div");
    card.className = "flying";
    card.dataset.kind = motion.kind;
    card.style.width = `${width}px`;
    const picture = document.createElement("div");
    picture.innerHTML = this.#picture(motion);
    card.append(picture);
    this.#layer.append(card);
    // Cards fade at piles out of view and at other players' plates.
    const fades = toPile && to.isSeen ? [] : [{ opacity: 1, offset: 0.7 }];
    // Invisible until its turn in the schedule.
    card.style.opacity = "0";
    const start = { transform: placed(from, width), opacity: from.isSeen ? 1 : 0 };
    card.animate([start, ...fades, { transform: placed(to, width), opacity: fades.length ? 0 : 1 }], {
      ...timing,
      fill: "forwards",
    });
    if (motion.turns)
      picture.animate(
        [{ transform: `${PERSPECTIVE} rotateY(0deg)` }, { transform: `${PERSPECTIVE} rotateY(180deg)` }],
        timing,
      );
    return () => card.remove();
  }

  /** The side that shows, and the other side for a card that turns over. */
  #picture({ card, turns }: CardMotion): string {
    const face = this.#face(card);
    if (!turns) return `<div>${face}</div>`;
    const [now, then] = turns === "up" ? [cardBack(), face] : [face, cardBack()];
    return `<div>${now}</div><div class="under">${then}</div>`;
  }

  #face(rank: string): string {
    if (rank === "?") return cardBack();
    const { jokerWord } = this.board.view.scene.piles ?? {};
    return cardFace({ rank, suit: suitOf(rank, this.#seat), ...(jokerWord ? { jokerWord } : {}) });
  }

  #boxOf(spot: Spot, isStart: boolean): Box {
    return typeof spot === "string" ? this.#pile(spot) : this.#plate(spot, isStart);
  }

  get #scale(): number {
    return this.board.view.svg.getScreenCTM()?.a ?? 1;
  }

  #onScreen([x, y]: Point): Point {
    const matrix = this.board.view.svg.getScreenCTM();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return [at.x, at.y];
  }

  #pile(name: PileName): Box {
    const { svg, layout, scene } = this.board.view;
    const isNear = svg.classList.contains("near");
    const spots = scene.piles && !isNear ? pileSpots(layout, scene.piles) : null;
    const spot = spots?.[name];
    if (spot) return { at: this.#onScreen(spot.at), width: spot.width * this.#scale, turn: spot.turn, isSeen: true };
    const beside = document.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
    if (beside?.width)
      return {
        at: [beside.x + beside.width / 2, beside.y + beside.height / 2],
        width: beside.width,
        turn: 0,
        isSeen: true,
      };
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { at: [x + width / 2, y + height / 2], width: HIDDEN_PILE_WIDTH * width, turn: 0, isSeen: false };
  }

  /** A seat's plate, or the edge of the view nearest to it. */
  #plate(seat: Seat, isStart: boolean): Box {
    const { svg, layout } = this.board.view;
    const [x, y] = this.#onScreen(layout.plate(sideOf(layout.shape, seat)).at);
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const width = PLATE_WIDTH * this.#scale * (isStart ? 1 : 0.8);
    return {
      at: [Math.min(right - width, Math.max(left + width, x)), Math.min(bottom - width, Math.max(top + width, y))],
      width,
      turn: 0,
      isSeen: true,
    };
  }
}

/** The transform that centers a card on a box. */
function placed({ at: [x, y], width: boxWidth, turn }: Box, width: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${boxWidth / width})`;
}

/** Fly a new card of the hand from a box to its place. */
function flyToHand(card: HTMLElement, hidden: Animation, from: Box, timing: KeyframeAnimationOptions): () => void {
  hidden.cancel();
  const { x, y, width, height } = card.getBoundingClientRect();
  const [dx, dy] = [from.at[0] - x - width / 2, from.at[1] - y - height / 2];
  const transform = `translate(${dx}px, ${dy}px) scale(${from.width / width})`;
  const flight = card.animate(
    [
      { transform, opacity: 0.01 },
      { opacity: 1, offset: 0.1 },
      { transform: "none", opacity: 1 },
    ],
    timing,
  );
  return () => flight.cancel();
}
