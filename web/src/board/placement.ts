/**
 * Which peg stands where. A peg keeps its element through every change, so that it can be moved; pegs of a seat
 * are interchangeable, and each peg in start keeps its own hole of the cluster.
 */
import { type Place, type Seat, START } from "./shape";

export interface Standing {
  readonly id: string;
  readonly seat: Seat;
  readonly place: Place;
  /** The hole of the start cluster, where it stands in start. */
  readonly slot: number;
}

/** The pegs after a change: those whose place is still taken stay, the others take what is left. */
export function settled(before: readonly Standing[], pegs: readonly (readonly Place[])[]): Standing[] {
  return pegs.flatMap((places, seat) => {
    const mine = before.filter((each) => each.seat === seat);
    const open = [...places];
    const stay: Standing[] = [];
    const go: Standing[] = [];
    for (const each of mine) {
      const at = open.indexOf(each.place);
      if (at < 0) go.push(each);
      else {
        open.splice(at, 1);
        stay.push(each);
      }
    }
    return seated(seat, stay, go, open);
  });
}

function seated(seat: Seat, stay: readonly Standing[], go: readonly Standing[], open: readonly Place[]): Standing[] {
  const all = [...stay];
  const used = new Set([...stay, ...go].map((each) => each.id));
  open.forEach((place, k) => {
    const id = go[k]?.id ?? fresh(seat, used);
    used.add(id);
    all.push({ id, seat, place, slot: place === START ? freeSlots(all, seat)[0]! : 0 });
  });
  return all;
}

function fresh(seat: Seat, used: ReadonlySet<string>): string {
  let k = 0;
  while (used.has(`${seat}-${k}`)) k++;
  return `${seat}-${k}`;
}

/** Holes of a seat's start that nobody stands on, the lowest first; always one more than can be needed. */
export function freeSlots(standing: readonly Standing[], seat: Seat): number[] {
  const taken = new Set(slotsOf(standing, seat));
  return Array.from({ length: taken.size + 12 }, (_, slot) => slot).filter((slot) => !taken.has(slot));
}

/** The holes of a seat's start where pegs stand, in order. */
export const slotsOf = (standing: readonly Standing[], seat: Seat): number[] =>
  standing
    .filter((each) => each.seat === seat && each.place === START)
    .map((each) => each.slot)
    .sort((a, b) => a - b);

/** The peg meant by a seat and a place; of those in start, the one in the last hole. */
export function pegAt(standing: readonly Standing[], seat: Seat, place: Place): Standing | undefined {
  const here = standing.filter((each) => each.seat === seat && each.place === place);
  return here.reduce<Standing | undefined>(
    (best, each) => (best === undefined || each.slot > best.slot ? each : best),
    undefined,
  );
}

/** A peg put elsewhere. */
export function moved(standing: readonly Standing[], id: string, place: Place): Standing[] {
  const peg = standing.find((each) => each.id === id);
  if (!peg) return [...standing];
  const others = standing.filter((each) => each.id !== id);
  return [...others, { ...peg, place, slot: place === START ? freeSlots(others, peg.seat)[0]! : 0 }];
}
