/**
 * The rules saved in this browser: those of the last table, and saved house rules.
 *
 *   lastRules.value             // { rules, title, players, teams } | null
 *   saveLastRules({ rules: { name: "arizona" }, title: "Arizona", players: 6, teams: 2 });
 *   savedRules.value            // [{ title, toml }], newest first
 *   saveRules({ title: "Grandma’s", toml });     // replaces rules with the same title
 *   deleteRules("Grandma’s");
 */
import type { RulesChoice, SeatChoice } from "../protocol/types";
import { readStored, writeStored } from "./storage";
import { Store } from "./store";

export interface LastRules {
  rules: RulesChoice;
  title: string;
  players: number;
  teams: number;
  seats?: readonly SeatChoice[];
}

interface SavedRules {
  title: string;
  toml: string;
}

const LAST = "pegs.rules.last";
const SAVED = "pegs.rules.saved";
const MAX_SAVED = 40;

function read<T>(key: string, isValid: (value: unknown) => value is T, fallback: T): T {
  const value = readStored<unknown>(key, null);
  return isValid(value) ? value : fallback;
}

const isLast = (value: unknown): value is LastRules | null => {
  const last = value as Partial<LastRules> | null;
  return (
    last === null || (typeof last?.rules === "object" && typeof last.title === "string" && Number(last.players) >= 2)
  );
};
const isSaved = (value: unknown): value is SavedRules[] =>
  Array.isArray(value) && value.every((each) => typeof each?.title === "string" && typeof each?.toml === "string");

export const lastRules = new Store<LastRules | null>(read(LAST, isLast, null));
export const savedRules = new Store<readonly SavedRules[]>(read(SAVED, isSaved, []));

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
