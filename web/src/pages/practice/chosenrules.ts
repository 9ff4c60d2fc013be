/** The rule set to practice, by its title, as this browser remembers it; empty for all. */
import { readStored, writeStored } from "../../app/storage";
import type { PuzzleList } from "../../protocol/types";

const KEY = "pegs.practice.rules";

export const chosenRules = ({ puzzles }: PuzzleList): string => {
  const title = readStored(KEY, "");
  return puzzles.some(({ rules }) => rules === title) ? title : "";
};

export const saveChosenRules = (title: string): void => writeStored(KEY, title);

/** The titles of all rule sets that have puzzles. */
export const ruleTitles = ({ puzzles }: PuzzleList): string[] => [...new Set(puzzles.map(({ rules }) => rules))];

/** The list with only the puzzles by the chosen rules. */
export const listFor = (list: PuzzleList, title: string): PuzzleList =>
  title ? { ...list, puzzles: list.puzzles.filter(({ rules }) => rules === title) } : list;
