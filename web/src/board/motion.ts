/**
 * The schedule of moving pegs: which peg moves from where to where, and when. Times in milliseconds.
 *
 *   schedule([{ kind: "move", seat: 0, origin: 8, target: 10, path: [9, 10] }])
 */
import type { Effect } from "./overlays";
import { type Place, type Seat, START } from "./shape";

const FIRST_HOP = 110;
const NEXT_HOP = 80;
/** The most time a move takes, whatever its length. */
const LONGEST_MOVE = 900;
export const BURST = 140;
export const FLIGHT = 320;
/** The pause between two effects. */
export const LINK = 120;
/** The height of a hop, in spacings. */
export const HOP = 0.25;
export const FADE = 120;
/**
 * The winners' pegs hop one after the other: the length of a hop, the time between hops, the longest total, the height.
 */
export const CHEER = 300;
const CHEER_STAGGER = 60;
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
  const total = times.reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, LONGEST_MOVE / Math.max(1, total));
  return times.map((each) => each * scale);
}

/** Effects follow one another: a landing, its burst, the bumped peg's flight, then the next link of the chain. */
export function schedule(effects: readonly Effect[]): Motion[] {
  const cheers = effects.filter((each) => each.kind === "cheer").length;
  const stagger = Math.min(CHEER_STAGGER, (LONGEST_CHEER - CHEER) / cheers);
  const motions: Motion[] = [];
  let now = 0;
  effects.forEach((effect, index) => {
    const isCheer = effect.kind === "cheer";
    if (isCheer && effects[index - 1]?.kind === "cheer") now += stagger;
    else if (isCheer || index > 0) now += LINK;
    const added = motionsOf(effect, index, now);
    motions.push(...added);
    if (!isCheer) now = totalDuration(added);
  });
  return motions;
}

/** The motions of the effect at an index, the first of which starts at a time. */
function motionsOf(effect: Effect, index: number, start: number): Motion[] {
  const { seat, origin: from } = effect;
  const base = { effect: index, seat, from, start };
  const to = effect.kind === "start" ? START : effect.target;
  switch (effect.kind) {
    case "cheer":
      return [{ ...base, kind: "hop", to: from, duration: CHEER }];
    case "move":
      return hopsOf(effect, index, start);
    case "swap": {
      const flight: Motion = { ...base, kind: "flight", to, duration: FLIGHT };
      return effect.seat2 === undefined ? [flight] : [flight, { ...flight, seat: effect.seat2, from: to, to: from }];
    }
    default:
      return [
        { ...base, kind: "burst", to: from, duration: BURST },
        { ...base, kind: "flight", to, start: start + BURST, duration: FLIGHT },
      ];
  }
}

function hopsOf(effect: Effect, index: number, start: number): Motion[] {
  const holes = holesOf(effect);
  let now = start;
  return hops(holes.length).map((duration, k): Motion => {
    const hop = { from: k ? holes[k - 1]! : effect.origin, to: holes[k]!, start: now, duration };
    now += duration;
    return { kind: "hop", effect: index, seat: effect.seat, ...hop };
  });
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
