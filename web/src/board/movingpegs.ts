/** Which pegs a list of effects moves. Follows the chain step by step, as pegs can move more than once. */
import type { Motion } from "./motion";
import type { Effect } from "./overlays";
import { movePeg, type PlacedPeg, pegAt } from "./placement";
import { START } from "./shape";

export interface MovingPeg {
  /** The peg as it is before anything moves. */
  readonly peg: PlacedPeg;
  readonly motions: readonly Motion[];
  /** If it is sent to start, its hole there. */
  readonly slot: number;
}

/** The pegs that move, each with its motions in order. */
export function movingPegs(motions: readonly Motion[], placed: readonly PlacedPeg[]): MovingPeg[] {
  const movers = new Map<string, MovingPeg>();
  let now = placed;
  for (const motion of motions) {
    if (motion.kind === "burst") continue;
    const peg = moverOf(motion, now, movers);
    if (!peg) continue;
    now = movePeg(now, peg.id, motion.to);
    const before = movers.get(peg.id) ?? { peg, motions: [], slot: 0 };
    const slot = motion.to === START ? now.find((each) => each.id === peg.id)!.slot : before.slot;
    movers.set(peg.id, { ...before, motions: [...before.motions, motion], slot });
  }
  return [...movers.values()];
}

/** If two pegs share a hole for a moment, a hop belongs to the one that arrived hopping, anything else to the other. */
function moverOf(
  motion: Motion,
  now: readonly PlacedPeg[],
  movers: ReadonlyMap<string, MovingPeg>,
): PlacedPeg | undefined {
  const here = now.filter((each) => each.seat === motion.seat && each.place === motion.from);
  const isWalking = ({ id }: PlacedPeg) => movers.get(id)?.motions.at(-1)?.effect === motion.effect;
  const found = here.find((each) => isWalking(each) === (motion.kind === "hop"));
  return found ?? pegAt(now, motion.seat, motion.from);
}

/** The pegs after all effects. */
export function placementAfter(placed: readonly PlacedPeg[], effects: readonly Effect[]): readonly PlacedPeg[] {
  return effects.reduce((now, effect) => {
    const one = pegAt(now, effect.seat, effect.origin);
    const other =
      effect.kind === "swap" && effect.seat2 !== undefined ? pegAt(now, effect.seat2, effect.target) : undefined;
    const moved = one ? movePeg(now, one.id, effect.kind === "start" ? START : effect.target) : now;
    return other ? movePeg(moved, other.id, effect.origin) : moved;
  }, placed);
}
