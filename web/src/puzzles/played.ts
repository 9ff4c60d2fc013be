/**
 * The last games by other rules than the basic ones, as far as they're needed to know that there were three. From then
 * on, puzzles can have other rules, too.
 *
 *   savePlayed("1a2b", rules);  knowsOthers()
 */
import { isText } from "../lib/fits";
import { type Place, storedList, writeStored } from "../lib/storage";
import { DEFAULT_RULES, type RulesCard } from "../protocol/types";

export const PLAYED = "pegs.practice.played";
export const NEEDED = 3;

export const playedGames = (place?: Place): string[] => storedList(PLAYED, isText, place);

export const knowsOthers = (): boolean => playedGames().length >= NEEDED;

export function savePlayed(game: string, { name, toml }: Pick<RulesCard, "name" | "toml">): void {
  if (name === DEFAULT_RULES && !toml) return;
  writeStored(PLAYED, [...new Set([game, ...playedGames()])].slice(0, NEEDED));
}
