/** Taps, drags, pinches and turns of the wheel on an element, in the window's coordinates. */
import { between, type Point } from "../lib/svg";

interface GestureHandlers {
  onTap(at: Point): void;
  onDrag(from: Point, to: Point): void;
  /** `factor`: the new size of the view relative to the old one, so below 1 to zoom in. `center` stays in place. */
  onPinch(factor: number, center: Point): void;
  /** The same for the wheel. False lets the page scroll instead. */
  onWheel(factor: number, center: Point): boolean;
}

/** A pointer that moved further than this (pixels) didn't tap. */
const TAP_SLOP = 8;
const WHEEL_SPEED = 0.004;
const MAX_WHEEL_STEP = 60;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export class Gestures {
  readonly #pointers = new Map<number, Point>();
  #traveled = 0;

  constructor(
    readonly element: SVGElement,
    readonly handlers: GestureHandlers,
  ) {
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event, true));
    element.addEventListener("pointercancel", (event) => this.#up(event, false));
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  #down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.#traveled = 0;
    // Captured, so that a finger lifted outside the element is noticed too.
    this.element.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#traveled += distance(now, before);
    this.#pointers.set(event.pointerId, now);
    if (this.#traveled < TAP_SLOP) return;
    if (other) this.#pinch(before, now, other);
    else this.handlers.onDrag(before, now);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const factor = Math.max(1, distance(before, other)) / Math.max(1, distance(now, other));
    this.handlers.onPinch(factor, between(now, other, 0.5));
  }

  #up(event: PointerEvent, canTap: boolean): void {
    const wasAlone = this.#pointers.size === 1;
    const isKnown = this.#pointers.delete(event.pointerId);
    if (canTap && isKnown && wasAlone && this.#traveled < TAP_SLOP) {
      this.handlers.onTap([event.clientX, event.clientY]);
    }
  }

  #wheel(event: WheelEvent): void {
    const step = Math.max(-MAX_WHEEL_STEP, Math.min(MAX_WHEEL_STEP, event.deltaY));
    const isHandled = this.handlers.onWheel(Math.exp(step * WHEEL_SPEED), [event.clientX, event.clientY]);
    if (isHandled) event.preventDefault();
  }
}
