/**
 * Arrows and rings of a note as SVG, above the pegs of a board.
 *
 *   const layer = new NoteLayer(board, shape);     // a BoardWidget, and the shape with letters
 *   layer.show({ arrows, rings });
 *   layer.destroy();
 *
 * The second kind is broken, too, because a color alone doesn't tell it from the first.
 */
import type { BoardWidget } from "../board/board";
import type { Layout } from "../board/geometry";
import { flightBend } from "../board/overlays";
import { HOME, isHome, ringOf, type Seat, START } from "../board/shape";
import { gap } from "../board/track";
import { between, circle, el, group, num, type Point, through, xy } from "../lib/svg";
import type { BoardShape } from "../protocol/types";
import { placeText, readPlace } from "../story/positions";
import type { Marks } from "./draft";

/** In pixels: a line, its light edge, and an arrow's head. */
const LINE = 6;
const EDGE = 10;
const HEAD = 16;
/** The least and the most of a spacing that a pixel is: lines grow with a large board, and fit a crowded one. */
const PIXEL: readonly [number, number] = [0.05, 0.075];
/** From the middle of a hole to where an arrow begins and ends, and to a ring, in spacings. */
const FROM = 0.3;
const TO = 0.62;
const RING = 0.86;
/** Shorter arrows don't bend. */
const SHORT = 2.5;
const BROKEN = [2, 1.1] as const;

/** A hole as notes name it, and where it is. */
export interface NamedHole {
  readonly name: string;
  readonly at: Point;
}

/** Every hole that a note can name. All of a start has one name. */
export function holesOf(shape: BoardShape, layout: Layout): NamedHole[] {
  const named = (seat: Seat, place: number, at = layout.hole(seat, place)): NamedHole => ({
    name: placeText(shape, seat, place),
    at,
  });
  const track = Array.from({ length: ringOf(shape) }, (_, place) => named(0, place));
  const seats = Array.from({ length: shape.players }, (_, seat) => seat);
  const homes = seats.flatMap((seat) => Array.from({ length: shape.home_length }, (_, i) => named(seat, HOME + i)));
  const starts = seats.flatMap((seat) =>
    Array.from({ length: shape.pegs }, (_, slot) => named(seat, START, layout.hole(seat, START, slot))),
  );
  return [...track, ...homes, ...starts];
}

/** The name of the hole that is nearest to a point. */
export function nearestHole(holes: readonly NamedHole[], point: Point): string {
  return holes.reduce((best, each) => (gap(each.at, point) < gap(best.at, point) ? each : best)).name;
}

export function marksMarkup(shape: BoardShape, layout: Layout, { arrows, rings }: Marks, pixel: number): string {
  const spot = (name: string): { at: Point; side: string } | null => {
    const found = readPlace(shape, name);
    if (!found) return null;
    const { seat, place } = found;
    // A start and a home lie on the side of their seat.
    const isOnTrack = place !== START && !isHome(place);
    return { at: layout.hole(seat ?? 0, place), side: isOnTrack ? name[0]! : `seat ${seat}` };
  };
  const drawn = [
    ...rings.map(({ at, second = false }) => {
      const hole = spot(at);
      return hole ? mark([(more) => circle(hole.at, RING, more)], pixel, second) : "";
    }),
    ...arrows.map(({ origin, target, second = false }) => {
      const [from, to] = [spot(origin), spot(target)];
      return from && to ? arrow(from.at, to.at, from.side === to.side, pixel, second) : "";
    }),
  ];
  return drawn.join("");
}

type Stroke = (more: Record<string, string>) => string;

/** Strokes with a light edge. Of the second kind, the first stroke is broken. */
function mark(strokes: readonly Stroke[], pixel: number, isSecond: boolean): string {
  const width = LINE * pixel;
  const edge = { stroke: "var(--paper)", "stroke-width": num(EDGE * pixel) };
  const line = { stroke: isSecond ? "var(--warning)" : "var(--primary)", "stroke-width": num(width) };
  const broken = { "stroke-dasharray": BROKEN.map((each) => num(each * width)).join(" "), "stroke-linecap": "butt" };
  return group(
    { class: "note-mark", fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" },
    ...strokes.map((draw) => draw(edge)),
    ...strokes.map((draw, i) => draw(isSecond && i === 0 ? { ...line, ...broken } : line)),
  );
}

/** Along the way the eye goes: straight across the board, and in a bow past the holes of one side. */
function arrow(from: Point, to: Point, isOneSide: boolean, pixel: number, isSecond: boolean): string {
  const bend = isOneSide && gap(from, to) > SHORT ? flightBend(from, to) : between(from, to, 0.5);
  const clear = (at: Point, by: number) => between(at, bend, Math.min(0.45, by / Math.max(0.1, gap(at, bend))));
  const [start, tip] = [clear(from, FROM), clear(to, TO)];
  const angle = Math.atan2(tip[1] - bend[1], tip[0] - bend[0]);
  const end = (turn: number): Point => [
    tip[0] - HEAD * pixel * Math.cos(angle + turn),
    tip[1] - HEAD * pixel * Math.sin(angle + turn),
  ];
  const ways = [`M${xy(start)}Q${xy(bend)} ${xy(tip)}`, through([end(0.6), tip, end(-0.6)])];
  const strokes = ways.map(
    (d): Stroke =>
      (more) =>
        el("path", { d, ...more }),
  );
  return mark(strokes, pixel, isSecond);
}

export class NoteLayer {
  readonly #layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  readonly #watch = new ResizeObserver(() => this.#draw());
  #marks: Marks = { arrows: [], rings: [] };

  constructor(
    readonly board: BoardWidget,
    readonly shape: BoardShape,
  ) {
    this.#layer.setAttribute("data-notes", "");
    this.#layer.setAttribute("aria-hidden", "true");
    this.#layer.style.pointerEvents = "none";
    board.view.svg.append(this.#layer);
    this.#watch.observe(board.element);
  }

  /** Draw marks as soon as the board has drawn what changes with them. */
  show(marks: Marks): void {
    this.#marks = marks;
    queueMicrotask(() => this.#draw());
  }

  destroy(): void {
    this.#watch.disconnect();
    this.#layer.remove();
  }

  #draw(): void {
    const { svg, layout } = this.board.view;
    const width = svg.clientWidth || svg.getBoundingClientRect().width;
    const pixel = Math.min(PIXEL[1], Math.max(PIXEL[0], svg.viewBox.baseVal.width / Math.max(1, width)));
    this.#layer.innerHTML = marksMarkup(this.shape, layout, this.#marks, pixel);
  }
}
