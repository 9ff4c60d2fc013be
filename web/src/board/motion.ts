/**
 * The schedule of moving pegs: which peg moves from where to where, and when. Times in milliseconds.
 *
 *   schedule([{ kind: "move", seat: 0, origin: 8, target: 10, path: [9, 10] }])
 */
import type { Effect } from "./overlays";
import { type Place, type Seat, START } from "./shape";

const FIRST_HOP = 110;
const NEXT_HOP = 80;
/** No move takes longer, whatever its length. */
const LONGEST_MOVE = 900;
export const BURST = 140;
export const FLIGHT = 320;
export const LINK = 120;
/** The height of a hop, in spacings. */
export const HOP = 0.25;
export const FADE = 120;
/**
 * The winners' pegs hop one after the other: the length of a hop, the time between hops, the longest total, the height.
 */
export const CHEER = 300;
const CHEER_APART = 60;
export const LONGEST_CHEER = 1400;
export const CHEER_HOP = 0.7;

export interface Motion {
  readonly kind: "hop" | "burst" | "flight";
  /** The index of the motion's effect. */
  readonly effect: number;
  readonly seat: Seat;
  readonly from: Place;
  readonly to: Place;
  readonly start: number;
  readonly duration: number;
}

/** The duration of each hop of a move, scaled down for long moves. */
export function hops(count: number): number[] {
  const times = Array.from({ length: count }, (_, k) => (k === 0 ? FIRST_HOP : NEXT_HOP));
  const whole = times.reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, LONGEST_MOVE / Math.max(1, whole));
  return times.map((each) => each * scale);
}

/** Effects follow one another: a landing, its burst, the bumped peg's flight, then the next link of the chain. */
export function schedule(effects: readonly Effect[]): Motion[] {
  const motions: Motion[] = [];
  const cheers = effects.filter((each) => each.kind === "cheer").length;
  const apart = Math.min(CHEER_APART, (LONGEST_CHEER - CHEER) / cheers);
  let now = 0;
  effects.forEach((effect, index) => {
    const base = { effect: index, seat: effect.seat };
    if (effect.kind === "cheer") {
      now += effects[index - 1]?.kind === "cheer" ? apart : LINK;
      motions.push({ ...base, kind: "hop", from: effect.origin, to: effect.origin, start: now, duration: CHEER });
      return;
    }
    if (index > 0) now += LINK;
    if (effect.kind === "move") {
      const holes = holesOf(effect);
      hops(holes.length).forEach((duration, k) => {
        motions.push({
          ...base,
          kind: "hop",
          from: k ? holes[k - 1]! : effect.origin,
          to: holes[k]!,
          start: now,
          duration,
        });
        now += duration;
      });
      return;
    }
    const to = effect.kind === "start" ? START : effect.target;
    if (effect.kind !== "swap") {
      motions.push({ ...base, kind: "burst", from: effect.origin, to: effect.origin, start: now, duration: BURST });
      now += BURST;
    }
    motions.push({ ...base, kind: "flight", from: effect.origin, to, start: now, duration: FLIGHT });
    if (effect.kind === "swap" && effect.seat2 !== undefined) {
      motions.push({
        effect: index,
        seat: effect.seat2,
        kind: "flight",
        from: to,
        to: effect.origin,
        start: now,
        duration: FLIGHT,
      });
    }
    now += FLIGHT;
  });
  return motions;
}

function holesOf(effect: Effect): readonly Place[] {
  const path = effect.path ?? [];
  const holes = path[0] === effect.origin ? path.slice(1) : path;
  return holes.length ? holes : [effect.target];
}

export const totalDuration = (motions: readonly Motion[]): number =>
  Math.max(0, ...motions.map((each) => each.start + each.duration));

export const easeOut = (t: number): number => 1 - (1 - t) ** 2;
export const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
