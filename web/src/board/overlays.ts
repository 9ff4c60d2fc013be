/** Overlays: what can be chosen, what is chosen, and what would happen. Told apart by shape first, by color second. */

import { lastOf } from "../lib/last";
import { between, circle, el, group, num, type Point, safe, star, through, xy } from "../lib/svg";
import { type Color, ghost, PEG } from "../look/pegs";
import { type Box, insetBy, isInside, type Layout } from "./geometry";
import { widthOf } from "./platetext";
import type { Place, Seat } from "./shape";
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
  /** The moves of the turn being chosen that are made already. */
  readonly made: readonly Effect[];
  readonly crosses: readonly PegMark[];
  /** A peg to look at. */
  readonly ring?: PegMark | null;
}

/** Finds the points of places. */
export interface Spots {
  readonly layout: Layout;
  readonly colors: readonly Color[];
  readonly names: readonly string[];
  /** The point of a place. For START, the last of the seat's pegs there, or the one `back` before it. */
  spot(seat: Seat, place: Place, back?: number): Point;
  /** An empty hole of a seat's start: 0 is where the next peg sent there goes. */
  free(seat: Seat, order: number): Point;
}

const LIGHT = "var(--lit)";
const DARK = "var(--lit-line)";
const BROKEN = "0.34 0.17";

const brokenRing = ({ at, outer }: Ring, name: string, isTurning: boolean): string => {
  const wide = Math.min(0.24, outer / 3);
  const r = outer - wide / 2;
  return group(
    { class: name, transform: `translate(${num(at[0])} ${num(at[1])})` },
    circle([0, 0], r, { fill: "none", stroke: DARK, "stroke-width": num(wide) }),
    circle([0, 0], r, {
      fill: "none",
      stroke: LIGHT,
      "stroke-width": num(wide * 0.54),
      "stroke-dasharray": `${num((r * Math.PI) / 6)}`,
      ...(isTurning ? { class: "turning" } : {}),
    }),
  );
};

function wholeRing({ at, outer }: Ring): string {
  const wide = Math.min(0.3, outer / 4);
  const r = outer - wide / 2;
  return (
    circle(at, r, { class: "chosen-ring", fill: "none", stroke: DARK, "stroke-width": num(wide) }) +
    circle(at, r, { fill: "none", stroke: LIGHT, "stroke-width": num(wide * 0.6) })
  );
}

/** A ring or disc around a hole; `outer` is its outer radius. */
interface Ring {
  readonly at: Point;
  readonly outer: number;
}

/** The rings around pegs and landings, each with the most room that lets none touch another. */
interface Rings {
  readonly choosable: readonly Ring[];
  readonly chosen: readonly Ring[];
  readonly landings: readonly Ring[];
}

const CHOOSABLE = 0.77;
const CHOSEN = 0.99;
const LANDING = 0.7;
const LOOK = 1.3;
/** The least space between two rings, in hole spacings. */
const BETWEEN = 0.03;

export function ringsOf(spots: Spots, { choosable, chosen, landings }: Overlay): Rings {
  const isChosen = (each: PegMark) => chosen !== null && each.seat === chosen.seat && each.place === chosen.place;
  const around = (marks: readonly PegMark[], outer: number): Ring[] =>
    marks.map((each) => ({ at: spots.spot(each.seat, each.place), outer }));
  const pegs = around(
    choosable.filter((each) => !isChosen(each)),
    CHOOSABLE,
  );
  const picked = chosen ? [{ at: lifted(spots.spot(chosen.seat, chosen.place)), outer: CHOSEN }] : [];
  const holes = around(landings, LANDING);
  const all = [...pegs, ...picked, ...holes];
  const fitted = (ring: Ring): Ring => ({
    ...ring,
    outer: Math.min(ring.outer, ...all.map((other) => roomFor(ring, other))),
  });
  return { choosable: pegs.map(fitted), chosen: picked.map(fitted), landings: holes.map(fitted) };
}

/** The share of the way to another ring that a ring may take. */
function roomFor(ring: Ring, other: Ring): number {
  const way = gap(ring.at, other.at);
  // Two rings around one hole may be inside each other.
  return way < 0.5 ? Infinity : (way * ring.outer) / (ring.outer + other.outer) - BETWEEN / 2;
}

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

/** The points of a move, with its origin. */
export function pathOf(spots: Spots, effect: Effect): Point[] {
  const places = effect.path?.length ? effect.path : [effect.target];
  const way = places[0] === effect.origin ? places.slice(1) : places;
  return [spots.spot(effect.seat, effect.origin), ...way.map((place) => spots.spot(effect.seat, place))];
}

/** Every point of the ways of some effects, from where their pegs start to where they land. */
export const waysOf = (spots: Spots, effects: readonly Effect[]): Point[] =>
  effects.flatMap((each) => (each.kind === "move" ? pathOf(spots, each) : endsOf(spots, each)));

/** Where a jump begins and ends; a peg that's bumped flies from where it was hit. */
function endsOf(spots: Spots, effect: Effect): Point[] {
  if (effect.kind === "cheer") return [];
  const from = spots.spot(effect.seat, effect.origin);
  return effect.kind === "start" ? [from] : [from, spots.spot(effect.seat, effect.target)];
}

/** The map is too small for numbers and names: see board.css. */
const ON_MAP = "display: var(--badges, inline)";

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
function flight(from: Point, to: Point, isTwoWay: boolean, bend = flightBend(from, to)): string {
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

/** What is visible, and its pixels per spacing. */
interface Seen {
  readonly box: Box;
  readonly scale: number;
}

/** A flight that leads out of sight ends this far inside the edge of the visible part. */
const FROM_EDGE = 0.9;
/** How many steps along a flight are tried to find its last visible point. */
const STEPS = 40;
/** The font size of the name at that end, in pixels. */
const NAME = 12;

/** A flight; if it leads out of sight, it ends at the edge, with the name of the player whose peg flies. */
function seenFlight({ effect, from, to }: Flight, name: string, { box, scale }: Seen): string {
  const isTwoWay = effect.kind === "swap";
  const room = insetBy(box, FROM_EDGE);
  if (isInside(room, to)) return flight(from, to, isTwoWay);
  const bend = flightBend(from, to);
  const at = (t: number) => between(between(from, bend, t), between(bend, to, t), t);
  const way = Array.from({ length: STEPS + 1 }, (_, k) => k / STEPS);
  const t = lastOf(way, (each) => isInside(room, at(each))) ?? 0;
  return flight(from, at(t), isTwoWay, between(from, bend, t)) + nameTag(name, at(t), room, NAME / scale);
}

/** A name below or above a point, within a box. */
function nameTag(name: string, [x, y]: Point, room: Box, size: number): string {
  const [width, height] = [(widthOf(name) + 1) * size, 1.6 * size];
  const across = Math.max(room.x + width / 2, Math.min(room.x + room.width - width / 2, x));
  const down = y + height + 0.6 > room.y + room.height ? y - height : y + height;
  return group(
    {
      class: "flight-name",
      transform: `translate(${num(across)} ${num(down)})`,
      style: ON_MAP,
    },
    el("rect", { x: -width / 2, y: -height / 2, width, height, rx: height / 2, fill: "var(--ink)" }),
    el("text", { y: 0.35 * size, fill: "var(--paper)", "font-size": size, "text-anchor": "middle" }, safe(name)),
  );
}

/**
 * A number in a dark disc. The map mirrors it with `use`, in which selectors of style sheets don't apply: there, only
 * attributes and what is inherited do.
 */
export const badge = ([x, y]: Point, text: string, size = 1): string =>
  group(
    {
      class: "number",
      transform: `translate(${num(x)} ${num(y)}) scale(${num(size)})`,
      style: ON_MAP,
    },
    circle([0, 0], 0.62, { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": 0.1 }),
    el("text", { y: 0.3, fill: "var(--paper)", "font-size": 0.9, "font-weight": 900, "text-anchor": "middle" }, text),
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

export function flightsOf(spots: Spots, preview: readonly Effect[]): Flight[] {
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

/** A move made in the turn being chosen: its path, and a ghost of the peg at its origin. */
const madeMarkup = (spots: Spots, effect: Effect): string =>
  effect.kind === "move"
    ? pathMarkup(spots, effect) + ghost(spots.colors[effect.seat]!, spots.spot(effect.seat, effect.origin))
    : "";

/** The overlay below the pegs. */
export function underMarkup(spots: Spots, overlay: Overlay): string {
  const { preview, landings, made } = overlay;
  const bumped = flightsOf(spots, preview).filter((each) => each.effect.kind !== "swap");
  const chosen = ringsOf(spots, overlay).landings.filter((_, i) => landings[i]!.chosen);
  return [
    ...made.map((each) => madeMarkup(spots, each)),
    ...preview.filter((each) => each.kind === "move").map((each) => pathMarkup(spots, each)),
    ...chosen.map((each) => landingMark(each.at, Math.min(0.68, each.outer))),
    ...bumped.map((each) => burst(each.from)),
    ...bumped.map((each) => landingMark(each.to) + ghost(spots.colors[each.effect.seat]!, each.to)),
    ...ghosts(
      spots,
      overlay,
      bumped.map((each) => each.from),
    ),
  ].join("");
}

const landingMark = (at: Point, outer = 0.68): string =>
  circle(at, outer - 0.06, { class: "landing", fill: LIGHT, stroke: DARK, "stroke-width": 0.12 });

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
export function overMarkup(spots: Spots, overlay: Overlay, seen: Seen): string {
  const { landings, preview, crosses, ring } = overlay;
  const flights = flightsOf(spots, preview);
  const rings = ringsOf(spots, overlay);
  return [
    ...rings.choosable.map((each) => brokenRing(each, "choosable", true)),
    ...rings.chosen.map(wholeRing),
    ...rings.landings.filter((_, i) => !landings[i]!.chosen).map((each) => brokenRing(each, "landing-other", false)),
    ...landings.filter((each) => each.warn).map((each) => twoWay(spots.spot(each.seat, each.place))),
    ...flights.map((each) => seenFlight(each, spots.names[each.effect.seat] ?? "", seen)),
    ...numbers(spots, preview, flights),
    ...crosses.map((each) => cross(spots.spot(each.seat, each.place))),
    ...(ring ? [wholeRing({ at: spots.spot(ring.seat, ring.place), outer: LOOK })] : []),
  ].join("");
}

/** The numbers of a chain, next to what they number. */
function numbers(spots: Spots, preview: readonly Effect[], flights: readonly Flight[]): string[] {
  return preview
    .filter((each) => each.number)
    .map((each) => {
      const at = flights.find((other) => other.effect === each)?.to ?? spots.spot(each.seat, each.target);
      const out = Math.hypot(...at) || 1;
      const place: Point = [at[0] - (at[0] / out) * 0.3 + 0.75, at[1] - 0.85];
      return badge(place, String(each.number));
    });
}

/** The position of a chosen peg, drawn slightly raised. */
export const lifted = ([x, y]: Point): Point => [x, y - 0.12];
