/**
 * The rules this browser remembers: those of the last table, and house rules that were saved.
 *
 *   lastRules.value             // { rules, title, players, teams } | null
 *   saveLastRules({ rules: { name: "arizona" }, title: "Arizona", players: 6, teams: 2 });
 *   savedRules.value            // [{ title, toml }], the newest first
 *   saveRules({ title: "Grandma’s", toml });     // one of the same title is replaced
 *   deleteRules("Grandma’s");
 */
import type { RulesChoice } from "../protocol/types";
import { Store } from "./store";

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

const LAST = "pegs.rules.last";
const SAVED = "pegs.rules.saved";
const MOST_SAVED = 40;

function read<T>(key: string, isRight: (value: unknown) => value is T, usual: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRight(value) ? value : usual;
  } catch {
    return usual;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
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
  write(LAST, last);
  lastRules.value = last;
}

export function saveRules(rules: SavedRules): void {
  keepSaved([rules, ...savedRules.value.filter((each) => each.title !== rules.title)].slice(0, MOST_SAVED));
}

export function deleteRules(title: string): void {
  keepSaved(savedRules.value.filter((each) => each.title !== title));
}

function keepSaved(kept: readonly SavedRules[]): void {
  write(SAVED, kept);
  savedRules.value = kept;
}
