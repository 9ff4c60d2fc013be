/**
 * The order in which the named rule sets are offered: the most played first.
 *
 *   const { first, others } = inOrder(entries);
 */
import type { RulesEntry } from "../protocol/types";

const MOST_PLAYED = ["basic", "arizona", "north-carolina"];
/** The sets that follow; the rest is shown on request. */
export const MORE = ["bluffing", "guide", "kilpatrick", "wizard", "liftbridge"];

const rank = ({ name }: RulesEntry): number => {
  const at = MORE.indexOf(name);
  return at < 0 ? MORE.length : at;
};

/** The sets most played, and the others. */
export function inOrder(entries: readonly RulesEntry[]): { first: RulesEntry[]; others: RulesEntry[] } {
  return {
    first: MOST_PLAYED.flatMap((name) => entries.filter((each) => each.name === name)),
    others: entries.filter((each) => !MOST_PLAYED.includes(each.name)).sort((one, other) => rank(one) - rank(other)),
  };
}
