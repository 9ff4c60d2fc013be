/**
 * Puzzles from games that were reviewed in this browser. A puzzle's address is its game and turn: `GAME-34`.
 *
 *   saveOwn("arizona", "1a2b", [34, 60]);     // from a finished review
 *   ownPuzzles()                              // the newest first
 *   momentOf("1a2b-34")                       // { game: "1a2b", turn: 34 }; null for another puzzle's address
 */
import { fieldsOf, isText } from "../lib/fits";
import { type Place, storedList, writeStored } from "../lib/storage";

export interface OwnPuzzle {
  readonly id: string;
  /** The name of the rule set; its title, in puzzles saved before 2026-11-25. */
  readonly rules: string;
}

export const OWN = "pegs.practice.own";
export const MOST_OWN = 12;

const isOwn = fieldsOf<OwnPuzzle>({ id: isText, rules: isText });

export const ownPuzzles = (place?: Place): readonly OwnPuzzle[] => storedList(OWN, isOwn, place);

export function saveOwn(rules: string, game: string, turns: readonly number[]): void {
  const known = ownPuzzles();
  const found = turns
    .map((turn): OwnPuzzle => ({ id: `${game}-${turn}`, rules }))
    .filter(({ id }) => !known.some((each) => each.id === id));
  if (found.length) writeStored(OWN, [...found, ...known].slice(0, MOST_OWN));
}

export function momentOf(puzzle: string): { game: string; turn: number } | null {
  const found = /^(.+)-(\d+)$/.exec(puzzle);
  return found && { game: found[1]!, turn: Number(found[2]) };
}
