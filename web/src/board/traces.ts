/**
 * What the last turns did: a dotted way and a ghost for each peg that moved, and numbers next to where they are now.
 * Every kind of turn leaves a trace, jumps and pegs that came out included.
 */

import { between, circle, group, type Point } from "../lib/svg";
import { ghost } from "../look/pegs";
import type { Numbered } from "./numbers";
import { type Effect, flightBend, pathOf, type Spots } from "./overlays";
import { START } from "./shape";
import { gap } from "./track";

/** Between the dots of a jump, in spacings. */
const DOT_GAP = 0.55;
const dot = (at: Point): string =>
  circle(at, 0.13, { fill: "var(--lit)", stroke: "var(--lit-line)", "stroke-width": 0.07 });

/** The layer below the pegs. */
export const tracesMarkup = (spots: Spots, last: readonly Effect[]): string =>
  last.map((each) => traceMarkup(spots, each)).join("");

function traceMarkup(spots: Spots, effect: Effect): string {
  if (effect.kind === "cheer") return "";
  const way = wayOf(spots, effect);
  const leavesGhost = effect.kind === "move" || effect.kind === "swap";
  return group(
    { class: "last-turn", "data-trace": effect.kind },
    ...way.slice(1, -1).map(dot),
    leavesGhost ? ghost(spots.colors[effect.seat]!, way[0]!) : "",
  );
}

/** The points of a trace, with those of the peg before and now at its ends. */
function wayOf(spots: Spots, effect: Effect): Point[] {
  const from = effect.origin === START ? spots.free(effect.seat, 0) : spots.spot(effect.seat, effect.origin);
  const counted = pathOf(spots, effect).slice(1);
  if (effect.kind === "move" && (counted.length > 1 || gap(from, counted[0]!) < 1.5))
    return [from, ...counted].flatMap((at, i, all) => (i ? [between(all[i - 1]!, at, 0.5), at] : [at]));
  return arc(from, spots.spot(effect.seat, effect.target));
}

/** A jump or a flight: along the curve that the peg flew. */
function arc(from: Point, to: Point): Point[] {
  const bend = flightBend(from, to);
  const count = Math.max(2, Math.round((gap(from, bend) + gap(bend, to)) / DOT_GAP));
  return Array.from({ length: count + 1 }, (_, k) =>
    between(between(from, bend, k / count), between(bend, to, k / count), k / count),
  );
}

/** The numbers of what the last turns did. */
export const traceNumbers = (spots: Spots, last: readonly Effect[]): Numbered[] =>
  last.flatMap((each) => (each.number ? [{ at: numbered(spots, last, each), number: each.number }] : []));

/** Where a numbered effect's peg is now. Pegs sent to the same start are each in their own hole. */
function numbered(spots: Spots, last: readonly Effect[], effect: Effect): Point {
  if (effect.kind !== "start") return spots.spot(effect.seat, effect.target);
  const mine = last.filter((each) => each.kind === "start" && each.number && each.seat === effect.seat);
  return spots.spot(effect.seat, START, mine.length - 1 - mine.indexOf(effect));
}
