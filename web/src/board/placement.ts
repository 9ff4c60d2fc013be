/**
 * Which peg is where. A peg keeps its SVG element through every change, so that it can be animated. The pegs of a seat
 * are interchangeable, and each peg in start has a hole of its own.
 */
import { type Place, type Seat, START } from "./shape";

export interface PlacedPeg {
  readonly id: string;
  readonly seat: Seat;
  readonly place: Place;
  /** The hole of the start area, for a peg in start. */
  readonly slot: number;
}

/** Reassign pegs to new places: pegs whose place is still occupied stay, the others take the remaining places. */
export function placePegs(before: readonly PlacedPeg[], pegs: readonly (readonly Place[])[]): PlacedPeg[] {
  return pegs.flatMap((places, seat) => {
    const mine = before.filter((each) => each.seat === seat);
    const open = [...places];
    const stay: PlacedPeg[] = [];
    const go: PlacedPeg[] = [];
    for (const each of mine) {
      const at = open.indexOf(each.place);
      if (at < 0) go.push(each);
      else {
        open.splice(at, 1);
        stay.push(each);
      }
    }
    return fillPlaces(seat, stay, go, open);
  });
}

function fillPlaces(
  seat: Seat,
  stay: readonly PlacedPeg[],
  go: readonly PlacedPeg[],
  open: readonly Place[],
): PlacedPeg[] {
  const all = [...stay];
  const used = new Set([...stay, ...go].map((each) => each.id));
  open.forEach((place, k) => {
    const id = go[k]?.id ?? newId(seat, used);
    used.add(id);
    all.push({ id, seat, place, slot: place === START ? freeSlots(all, seat)[0]! : 0 });
  });
  return all;
}

function newId(seat: Seat, used: ReadonlySet<string>): string {
  let k = 0;
  while (used.has(`${seat}-${k}`)) k++;
  return `${seat}-${k}`;
}

/** A seat's empty start holes, lowest first; always more than can be needed. */
export function freeSlots(placed: readonly PlacedPeg[], seat: Seat): number[] {
  const taken = new Set(slotsOf(placed, seat));
  return Array.from({ length: taken.size + 12 }, (_, slot) => slot).filter((slot) => !taken.has(slot));
}

/** A seat's occupied start holes, in order. */
export const slotsOf = (placed: readonly PlacedPeg[], seat: Seat): number[] =>
  placed
    .filter((each) => each.seat === seat && each.place === START)
    .map((each) => each.slot)
    .sort((a, b) => a - b);

/** The peg of a seat at a place; in start, the one in the last hole. */
export function pegAt(placed: readonly PlacedPeg[], seat: Seat, place: Place): PlacedPeg | undefined {
  const here = placed.filter((each) => each.seat === seat && each.place === place);
  return here.reduce<PlacedPeg | undefined>(
    (best, each) => (best === undefined || each.slot > best.slot ? each : best),
    undefined,
  );
}

export function movePeg(placed: readonly PlacedPeg[], id: string, place: Place): PlacedPeg[] {
  const peg = placed.find((each) => each.id === id);
  if (!peg) return [...placed];
  const others = placed.filter((each) => each.id !== id);
  return [...others, { ...peg, place, slot: place === START ? freeSlots(others, peg.seat)[0]! : 0 }];
}
