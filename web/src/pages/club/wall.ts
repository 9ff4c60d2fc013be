/** Where a club's people stand on its wall, as CSS grid areas. */

/** More people than this aren't shown one by one. */
export const MOST_SHOWN = 14;
/** Up to this many people stand in a ring around the plate, with *Invite* on its left. */
const MOST_ROUND = 7;
/** The ring clockwise from its upper left corner. */
const RING = ["1 / 1", "1 / 2", "1 / 3", "2 / 3", "3 / 3", "3 / 2", "3 / 1"];
/** The places in the ring that so many people take, so that they stand evenly. */
const TAKEN = [[], [3], [1, 5], [1, 3, 5], [0, 2, 4, 6], [0, 2, 3, 4, 6], [0, 1, 2, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]];

export interface Places {
  readonly isCrowd: boolean;
  readonly members: readonly string[];
  readonly invite: string;
  readonly plate: string;
}

/** Where people stand; `withRings` makes place for everyone who could come. */
export function placesFor(people: number, withRings = false): Places {
  const shown = Math.min(people, MOST_SHOWN);
  if (shown > MOST_ROUND) return crowd(shown);
  const members = withRings ? RING : TAKEN[shown]!.map((at) => RING[at]!);
  return { isCrowd: false, members, invite: "2 / 1", plate: "2 / 2" };
}

/** Rows above and below the plate; *Invite* is the first one below. */
function crowd(people: number): Places {
  const above = Math.floor((people + 1) / 2);
  const upper = rowsOf(above);
  const middle = upper.length + 1;
  const lower = rowsOf(people + 1 - above);
  const areas = [...areasOf(upper, 1), ...areasOf(lower, middle + 1)];
  const [invite] = areas.splice(above, 1);
  return { isCrowd: true, members: areas, invite: invite!, plate: `${middle} / 1 / auto / span 8` };
}

const rowsOf = (count: number): number[] => (count <= 4 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]);

/** Centered rows of at most four on a grid of eight columns. */
const areasOf = (rows: readonly number[], from: number): string[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => `${from + row} / ${5 - count + 2 * i} / auto / span 2`),
  );
