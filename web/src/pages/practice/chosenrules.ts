/** The rule set to practice, by its name, as this browser remembers it; empty for all. */
import { isText } from "../../lib/fits";
import { readStored, writeStored } from "../../lib/storage";
import type { PuzzleList } from "../../protocol/types";

const KEY = "pegs.practice.rules";

/** The chosen rule set. Before 2026-11-25, browsers saved its title, which depends on the language. */
export const chosenRules = ({ puzzles }: PuzzleList): string => {
  const stored = readStored(KEY, isText, "");
  return puzzles.find(({ rules, title }) => rules === stored || title === stored)?.rules ?? "";
};

export const saveChosenRules = (rules: string): void => writeStored(KEY, rules);

/** The titles of all rule sets that have puzzles, by their names. */
export const ruleTitles = ({ puzzles }: PuzzleList): ReadonlyMap<string, string> =>
  new Map(puzzles.map(({ rules, title }) => [rules, title]));

/** The list with only the puzzles by the chosen rules. */
export const listFor = (list: PuzzleList, chosen: string): PuzzleList =>
  chosen ? { ...list, puzzles: list.puzzles.filter(({ rules }) => rules === chosen) } : list;
