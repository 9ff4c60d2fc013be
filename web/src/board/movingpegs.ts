/** Which pegs a list of effects moves: the chain is followed in thought, since pegs change places on the way. */
import type { Motion } from "./motion";
import type { Effect } from "./overlays";
import { movePeg, type PlacedPeg, pegAt } from "./placement";
import { START } from "./shape";

export interface MovingPeg {
  /** The peg where it stands before anything moves. */
  readonly peg: PlacedPeg;
  readonly motions: readonly Motion[];
  /** The hole of the start cluster that it will stand on, if it is sent there. */
  readonly slot: number;
}

/** The pegs that walk, jump or fly, each with its motions in order. */
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

/** On a hole that two pegs share for a moment, the one that was walking walks on; a swap's second peg is the other. */
function moverOf(
  motion: Motion,
  now: readonly PlacedPeg[],
  movers: ReadonlyMap<string, MovingPeg>,
): PlacedPeg | undefined {
  const here = now.filter((each) => each.seat === motion.seat && each.place === motion.from);
  const isWalking = ({ id }: PlacedPeg) => movers.get(id)?.motions.at(-1)?.effect === motion.effect;
  const wanted = here.find((each) => isWalking(each) === (motion.kind === "hop"));
  return wanted ?? pegAt(now, motion.seat, motion.from);
}

/** The pegs when all effects have happened. */
export function placementAfter(placed: readonly PlacedPeg[], effects: readonly Effect[]): readonly PlacedPeg[] {
  return effects.reduce((now, effect) => {
    const one = pegAt(now, effect.seat, effect.origin);
    const other =
      effect.kind === "swap" && effect.seat2 !== undefined ? pegAt(now, effect.seat2, effect.target) : undefined;
    const gone = one ? movePeg(now, one.id, effect.kind === "start" ? START : effect.target) : now;
    return other ? movePeg(gone, other.id, effect.origin) : gone;
  }, placed);
}
