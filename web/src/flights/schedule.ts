/**
 * The schedule of flying cards: which card flies from where to where, and when. Times in milliseconds.
 *
 *   cardSchedule([{ kind: "play", seat: 2, card: "7" }])     // from the seat's plate to the discards
 *   cardSchedule(dealSteps([6, 6, 6, 6]))                    // all hands together
 *
 * A card that the viewer may not see is "?" and flies face down. `board/motion.ts` does the same for pegs.
 */
import type { PileName } from "../board/piles";
import type { Seat } from "../board/shape";

export const PLAY = 220;
export const DRAW = 160;
/** Between two cards of one draw or deal. */
export const STAGGER = 60;
export const FLIP = 240;
const RESHUFFLE = 200;
/** The most time a deal takes, whatever the size of the hands. */
export const LONGEST_DEAL = 1200;
/** The number of cards that fly in a deal; the last of a hand stands for the rest. */
const MAX_DEALT = 40;
/** The number of cards that stand for the whole pile when it is reshuffled, and the time between them. */
const RESHUFFLED = 3;
const RESHUFFLE_STAGGER = 40;

/** A pile, or a seat. */
export type Spot = PileName | Seat;

export interface Step {
  /**
   * `play`: to the discards; `lay`: face down on the table; `reveal`: turned over there; `settle`: from there to the
   * discards; `reshuffle`: the discards become the draw pile; `draw`; `deal`: one of `count` cards for every seat.
   */
  readonly kind: "play" | "lay" | "reveal" | "settle" | "reshuffle" | "draw" | "deal";
  readonly seat: Seat;
  readonly card: string;
  readonly count?: number;
}

export interface CardMotion {
  readonly kind: Step["kind"];
  readonly from: Spot;
  readonly to: Spot;
  readonly card: string;
  /** If the card turns over in flight, the side that's up at the end. */
  readonly turns: "up" | "down" | null;
  readonly start: number;
  readonly duration: number;
}

const DURATION: Readonly<Record<Step["kind"], number>> = {
  play: PLAY,
  lay: PLAY,
  reveal: FLIP,
  settle: PLAY,
  reshuffle: RESHUFFLE,
  draw: DRAW,
  deal: DRAW,
};

/** Steps follow one another, except that cards drawn or dealt overlap. */
export function cardSchedule(steps: readonly Step[]): CardMotion[] {
  const motions: CardMotion[] = [];
  const hands = steps.filter((each) => each.kind === "deal").length;
  let now = 0;
  steps.forEach((step, index) => {
    const next = steps[index + 1]?.kind;
    const times = startTimes(step, hands);
    for (const start of times)
      motions.push({ ...flightOf(step), kind: step.kind, start: now + start, duration: DURATION[step.kind] });
    if (step.kind === "deal" && next === "deal") return;
    now += step.kind === "draw" && next === "draw" ? STAGGER : times.at(-1)! + DURATION[step.kind];
  });
  return motions;
}

/** The start of each card's flight, relative to the step's. */
function startTimes(step: Step, hands: number): number[] {
  if (step.kind === "reshuffle") return Array.from({ length: RESHUFFLED }, (_, k) => k * RESHUFFLE_STAGGER);
  if (step.kind !== "deal") return [0];
  const most = Math.max(1, Math.floor(MAX_DEALT / hands));
  const count = Math.min(step.count ?? 1, most);
  const apart = Math.min(STAGGER, (LONGEST_DEAL - DRAW) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, k) => k * apart);
}

function flightOf({ kind, seat, card }: Step): Pick<CardMotion, "from" | "to" | "card" | "turns"> {
  switch (kind) {
    case "play":
      return { from: seat, to: "discards", card, turns: null };
    case "lay":
      return { from: seat, to: "claim", card: "?", turns: null };
    case "reveal":
      return { from: "claim", to: "claim", card, turns: "up" };
    case "settle":
      return { from: "claim", to: "discards", card, turns: null };
    case "reshuffle":
      return { from: "discards", to: "draw", card, turns: card === "?" ? null : "down" };
    default:
      return { from: "draw", to: seat, card: "?", turns: null };
  }
}

/** A deal of this many cards to each seat. */
export const dealSteps = (sizes: readonly number[]): Step[] =>
  sizes.map((count, seat): Step => ({ kind: "deal", seat, card: "?", count })).filter((each) => each.count! > 0);

export const totalDuration = (motions: readonly CardMotion[]): number =>
  Math.max(0, ...motions.map((each) => each.start + each.duration));
