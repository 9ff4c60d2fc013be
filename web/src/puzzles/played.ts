/**
 * The last games by other rules than the basic ones, as far as they're needed to know that there were three. From then
 * on, puzzles can have other rules, too.
 *
 *   savePlayed("1a2b", rules);  knowsOthers()
 */
import { isText } from "../lib/fits";
import { storedList, writeStored } from "../lib/storage";
import { DEFAULT_RULES, type RulesCard } from "../protocol/types";

const KEY = "pegs.practice.played";
const NEEDED = 3;

const games = (): string[] => storedList(KEY, isText);

export const knowsOthers = (): boolean => games().length >= NEEDED;

export function savePlayed(game: string, { name, toml }: Pick<RulesCard, "name" | "toml">): void {
  if (name === DEFAULT_RULES && !toml) return;
  writeStored(KEY, [...new Set([game, ...games()])].slice(0, NEEDED));
}
