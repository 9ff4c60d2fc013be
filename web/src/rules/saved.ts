/**
 * The rules saved in this browser: those of the last table, and saved house rules.
 *
 *   lastRules.value             // { rules, title, players, teams } | null
 *   usualRules()                // the rules of the last table, or the usual ones
 *   saveLastRules({ rules: { name: "arizona" }, title: "Arizona", players: 6, teams: 2 });
 *   savedRules.value            // [{ title, toml }], newest first
 *   saveRules({ title: "Grandma’s", toml });     // replaces rules with the same title
 *   deleteRules("Grandma’s");
 */

import { fieldsOf, isNumber, isText, missingOr } from "../lib/fits";
import { type Place, readStored, storedList, writeStored } from "../lib/storage";
import { Store } from "../lib/store";
import { DEFAULT_RULES, type RulesChoice } from "../protocol/types";

export interface LastRules {
  rules: RulesChoice;
  title: string;
  players: number;
  teams: number;
}

export interface SavedRules {
  title: string;
  toml: string;
}

export const LAST = "pegs.rules.last";
export const SAVED = "pegs.rules.saved";
export const MAX_SAVED = 40;

const isLast = fieldsOf<LastRules>({
  rules: fieldsOf<RulesChoice>({ name: missingOr(isText), toml: missingOr(isText) }),
  title: isText,
  players: (value): value is number => isNumber(value) && value >= 2,
  teams: isNumber,
});
const isSaved = fieldsOf<SavedRules>({ title: isText, toml: isText });

export const readLastRules = (place?: Place): LastRules | null => readStored(LAST, isLast, null, place);
export const readSavedRules = (place?: Place): SavedRules[] => storedList(SAVED, isSaved, place);

export const lastRules = new Store<LastRules | null>(readLastRules());
export const savedRules = new Store<readonly SavedRules[]>(readSavedRules());

export const usualRules = (): RulesChoice => lastRules.value?.rules ?? { name: DEFAULT_RULES };

export function saveLastRules(last: LastRules): void {
  writeStored(LAST, last);
  lastRules.value = last;
}

export function saveRules(rules: SavedRules): void {
  writeSaved([rules, ...savedRules.value.filter((each) => each.title !== rules.title)].slice(0, MAX_SAVED));
}

export function deleteRules(title: string): void {
  writeSaved(savedRules.value.filter((each) => each.title !== title));
}

function writeSaved(rules: readonly SavedRules[]): void {
  writeStored(SAVED, rules);
  savedRules.value = rules;
}
