/** The rule set to practice, by its name, as this browser remembers it. It's the basic game until others are known. */
import { isText } from "../lib/fits";
import { readStored, writeStored } from "../lib/storage";
import { DEFAULT_RULES, type PuzzleList } from "../protocol/types";
import { knowsOthers } from "./played";

const KEY = "pegs.practice.rules";

const stored = (): string => readStored(KEY, isText, "");

/** Whether a person can choose the rules: they've played by others, or chose some before. */
export const canChoose = (): boolean => stored() !== "" || knowsOthers();

/** The name of the chosen rule set. A title, as browsers saved it before 2026-11-25, is none. */
export const chosenRules = (): string => (/^[a-z-]+$/.test(stored()) ? stored() : DEFAULT_RULES);

export const saveChosenRules = (rules: string): void => writeStored(KEY, rules);

/** The titles of all rule sets that have puzzles, by their names. */
export const ruleTitles = ({ puzzles }: PuzzleList): ReadonlyMap<string, string> =>
  new Map(puzzles.map(({ rules, title }) => [rules, title]));

/** The list with only the puzzles by the chosen rules. */
export const listFor = (list: PuzzleList, chosen: string): PuzzleList => ({
  ...list,
  puzzles: list.puzzles.filter(({ rules }) => rules === chosen),
});
