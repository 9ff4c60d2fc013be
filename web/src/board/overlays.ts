/** Overlays: what can be chosen, what is chosen, and what would happen. Told apart by shape first, by color second. */
import type { Layout } from "./geometry";
import { type Color, ghost, PEG } from "./pegs";
import { type Place, type Point, type Seat, START } from "./shape";
import { between, circle, el, group, num, star, through, xy } from "./svg";
import { gap } from "./track";

/** Something that happens to one peg, or to two in a swap. */
export interface Effect {
  readonly kind: "move" | "start" | "in_spot" | "swap" | "cheer";
  readonly seat: Seat;
  readonly origin: Place;
  readonly target: Place;
  /** The seat of the other peg in a swap. */
  readonly seat2?: Seat;
  /** The holes counted, ending with the target. */
  readonly path?: readonly Place[];
  /** Its number in a chain of several effects. */
  readonly number?: number | null;
}

export interface PegMark {
  readonly seat: Seat;
  readonly place: Place;
}

export interface LandingMark {
  /** The owner of the place, if it's in a home or start. */
  readonly seat: Seat;
  readonly place: Place;
  readonly chosen?: boolean;
  /** It would bump a peg of the player's own team. */
  readonly warn?: boolean;
}

export interface Overlay {
  readonly choosable: readonly PegMark[];
  readonly chosen: PegMark | null;
  readonly landings: readonly LandingMark[];
  readonly preview: readonly Effect[];
  readonly last: readonly Effect[];
  readonly crosses: readonly PegMark[];
}

/** Finds the points of places. */
export interface Spots {
  readonly layout: Layout;
  readonly colors: readonly Color[];
  /** The point of a place. For START, the last of the seat's pegs there, or the one `back` before it. */
  spot(seat: Seat, place: Place, back?: number): Point;
  /** An empty hole of a seat's start: 0 is where the next peg sent there goes. */
  free(seat: Seat, order: number): Point;
}

const LIGHT = "var(--lit)";
const DARK = "var(--lit-line)";
const BROKEN = "0.34 0.17";

const brokenRing = (at: Point, r: number, name: string, isTurning: boolean): string =>
  group(
    { class: name, transform: `translate(${num(at[0])} ${num(at[1])})` },
    circle([0, 0], r, { fill: "none", stroke: DARK, "stroke-width": 0.24 }),
    circle([0, 0], r, {
      fill: "none",
      stroke: LIGHT,
      "stroke-width": 0.13,
      "stroke-dasharray": `${num((r * Math.PI) / 6)}`,
      ...(isTurning ? { class: "turning" } : {}),
    }),
  );

const wholeRing = (at: Point, r: number): string =>
  circle(at, r, { class: "chosen-ring", fill: "none", stroke: DARK, "stroke-width": 0.3 }) +
  circle(at, r, { fill: "none", stroke: LIGHT, "stroke-width": 0.18 });

/** An open arrowhead; its tip is `reach` to the right. */
const arrowTip = ([x, y]: Point, reach: number): string =>
  through([
    [x, y - 0.18],
    [x + reach, y],
    [x, y + 0.18],
  ]);

/** Two arrowheads pointing apart: it would bump a peg of the player's own team. */
const twoWay = ([x, y]: Point): string =>
  el("path", {
    class: "warn",
    d: [-1, 1].map((k) => arrowTip([x + 0.16 * k, y - 0.6], 0.2 * k)).join(""),
    fill: "none",
    stroke: DARK,
    "stroke-width": 0.16,
  });

function pathOf(spots: Spots, effect: Effect): Point[] {
  const places = effect.path?.length ? effect.path : [effect.target];
  const way = places[0] === effect.origin ? places.slice(1) : places;
  return [spots.spot(effect.seat, effect.origin), ...way.map((place) => spots.spot(effect.seat, place))];
}

/** A light line with a dot at every hole counted. */
function pathMarkup(spots: Spots, effect: Effect): string {
  const points = pathOf(spots, effect);
  const d = through(points);
  const line = { d, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const dots = points.slice(1).map((at) => circle(at, 0.1, { "data-dot": "", fill: DARK }));
  return group(
    { class: "path" },
    el("path", { ...line, stroke: DARK, "stroke-width": 0.4 }),
    el("path", { ...line, stroke: LIGHT, "stroke-width": 0.23 }),
    ...dots,
  );
}

export const burst = (at: Point): string =>
  el("path", {
    class: "burst",
    d: star(at, 10, 1.12, 0.74, 0.12),
    fill: "var(--burst)",
    stroke: DARK,
    "stroke-width": 0.1,
    "stroke-linejoin": "round",
  });

/** The control point of a flight's curve, toward the middle of the board. */
export function flightBend(from: Point, to: Point): Point {
  const middle = between(from, to, 0.5);
  const length = gap(from, to);
  const out = Math.hypot(...middle);
  const pull = Math.min(0.22 * length, out) / (out || 1);
  return [middle[0] * (1 - pull), middle[1] * (1 - pull)];
}

function arrowHead(tip: Point, from: Point): string {
  const angle = (Math.atan2(tip[1] - from[1], tip[0] - from[0]) * 180) / Math.PI;
  return el("path", {
    d: "M0.1 0L-0.62 -0.36V0.36Z",
    fill: LIGHT,
    stroke: DARK,
    "stroke-width": 0.1,
    "stroke-linejoin": "round",
    transform: `translate(${xy(tip)}) rotate(${num(angle)})`,
  });
}

/** A striped curve between two holes, with an arrowhead at the end, or at both ends for a swap. */
function flight(from: Point, to: Point, isTwoWay: boolean): string {
  const bend = flightBend(from, to);
  const clear = (at: Point, by: number) => between(at, bend, Math.min(0.4, by / Math.max(0.1, gap(at, bend))));
  const [start, end] = [clear(from, isTwoWay ? 1.2 : 0.8), clear(to, 1.15)];
  const d = `M${xy(start)}Q${xy(bend)} ${xy(end)}`;
  return group(
    { class: "flight", fill: "none", "stroke-linecap": "butt" },
    el("path", { d, stroke: DARK, "stroke-width": 0.3 }),
    el("path", { d, stroke: LIGHT, "stroke-width": 0.18, "stroke-dasharray": BROKEN }),
    arrowHead(clear(to, 0.62), bend),
    isTwoWay ? arrowHead(clear(from, 0.62), bend) : "",
  );
}

const badge = ([x, y]: Point, text: string, name: string): string =>
  group(
    { class: name, transform: `translate(${num(x)} ${num(y)})` },
    circle([0, 0], 0.62, { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": 0.1 }),
    el("text", { class: "badge-words", y: 0.3, fill: "var(--paper)" }, text),
  );

const cross = ([x, y]: Point): string =>
  group(
    { class: "cross", transform: `translate(${num(x + 0.5)} ${num(y - 0.5)})` },
    circle([0, 0], 0.4, { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": 0.08 }),
    el("path", {
      d: "M-.14-.14L.14 .14M.14-.14L-.14 .14",
      stroke: "var(--paper)",
      "stroke-width": 0.12,
      "stroke-linecap": "round",
    }),
  );

interface Flight {
  readonly effect: Effect;
  readonly from: Point;
  readonly to: Point;
}

function flightsOf(spots: Spots, preview: readonly Effect[]): Flight[] {
  const sent = new Map<Seat, number>();
  return preview
    .filter((each) => each.kind !== "move")
    .map((effect) => {
      const from = spots.spot(effect.seat, effect.origin);
      if (effect.kind !== "start") return { effect, from, to: spots.spot(effect.seat, effect.target) };
      const order = sent.get(effect.seat) ?? 0;
      sent.set(effect.seat, order + 1);
      return { effect, from, to: spots.free(effect.seat, order) };
    });
}

/** The last move: a dotted line, and a ghost of the peg at its origin. */
function lastMarkup(spots: Spots, effect: Effect): string {
  if (effect.kind !== "move" || effect.origin === START) return "";
  const points = pathOf(spots, effect);
  const dots = points.slice(1, -1).flatMap((at, i) => [between(points[i]!, at, 0.5), at]);
  return group(
    { class: "last-turn" },
    ...dots.map((at) => circle(at, 0.13, { fill: LIGHT, stroke: DARK, "stroke-width": 0.07 })),
    ghost(spots.colors[effect.seat]!, points[0]!),
  );
}

/** The overlay below the pegs. */
export function underMarkup(spots: Spots, overlay: Overlay): string {
  const { preview, landings, last } = overlay;
  const bumped = flightsOf(spots, preview).filter((each) => each.effect.kind !== "swap");
  const chosen = landings.filter((each) => each.chosen);
  return [
    ...last.map((each) => lastMarkup(spots, each)),
    ...preview.filter((each) => each.kind === "move").map((each) => pathMarkup(spots, each)),
    ...chosen.map((each) => landingMark(spots.spot(each.seat, each.place))),
    ...bumped.map((each) => burst(each.from)),
    ...bumped.map((each) => landingMark(each.to) + ghost(spots.colors[each.effect.seat]!, each.to)),
    ...ghosts(
      spots,
      overlay,
      bumped.map((each) => each.from),
    ),
  ].join("");
}

const landingMark = (at: Point): string =>
  circle(at, 0.62, { class: "landing", fill: LIGHT, stroke: DARK, "stroke-width": 0.12 });

/** A ghost of the moving peg where it lands, unless another peg is still there. */
function ghosts(spots: Spots, { preview, landings }: Overlay, taken: readonly Point[]): string[] {
  const moves = preview.filter((each) => each.kind === "move");
  const shown = moves.filter((each) => landings.some((landing) => landing.chosen && landing.place === each.target));
  return shown
    .map((each) => ({ each, at: spots.spot(each.seat, each.target) }))
    .filter(({ at }) => taken.every((other) => gap(other, at) > PEG))
    .map(({ each, at }) => ghost(spots.colors[each.seat]!, at));
}

/** The overlay above the pegs. */
export function overMarkup(spots: Spots, overlay: Overlay): string {
  const { choosable, chosen, landings, preview, last, crosses } = overlay;
  const flights = flightsOf(spots, preview);
  const isChosen = (each: PegMark) => chosen !== null && each.seat === chosen.seat && each.place === chosen.place;
  return [
    ...choosable
      .filter((each) => !isChosen(each))
      .map((each) => brokenRing(spots.spot(each.seat, each.place), 0.65, "choosable", true)),
    ...(chosen ? [wholeRing(lifted(spots.spot(chosen.seat, chosen.place)), 0.84)] : []),
    ...landings
      .filter((each) => !each.chosen)
      .map((each) => brokenRing(spots.spot(each.seat, each.place), 0.58, "landing-other", false)),
    ...landings.filter((each) => each.warn).map((each) => twoWay(spots.spot(each.seat, each.place))),
    ...flights.map((each) => flight(each.from, each.to, each.effect.kind === "swap")),
    ...numbers(spots, preview, flights),
    ...numbers(spots, last, sentToStart(spots, last)),
    ...crosses.map((each) => cross(spots.spot(each.seat, each.place))),
  ].join("");
}

/** Where pegs sent back to start are now, each in a different hole. */
function sentToStart(spots: Spots, last: readonly Effect[]): Flight[] {
  const sent = last.filter((each) => each.kind === "start" && each.number);
  return sent.map((effect) => {
    const mine = sent.filter((each) => each.seat === effect.seat);
    const at = spots.spot(effect.seat, START, mine.length - 1 - mine.indexOf(effect));
    return { effect, from: at, to: at };
  });
}

/** The numbers of a chain, next to what they number. */
function numbers(spots: Spots, preview: readonly Effect[], flights: readonly Flight[]): string[] {
  return preview
    .filter((each) => each.number)
    .map((each) => {
      const at = flights.find((other) => other.effect === each)?.to ?? spots.spot(each.seat, each.target);
      const out = Math.hypot(...at) || 1;
      const place: Point = [at[0] - (at[0] / out) * 0.3 + 0.75, at[1] - 0.85];
      return badge(place, String(each.number), "number");
    });
}

/** The position of a chosen peg, drawn slightly raised. */
export const lifted = ([x, y]: Point): Point => [x, y - 0.12];
