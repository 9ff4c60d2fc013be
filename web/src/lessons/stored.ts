/**
 * Lessons on this device: which are under way, and whether the first game was finished or skipped. What opens and closes
 * them is in pages/learn/openlesson.ts, which isn't in the first download.
 */

import { isObject, isText, mapOf } from "../lib/fits";
import { seats } from "../lib/identity";
import { readStored } from "../lib/storage";
import { Store } from "../lib/store";

export const FIRST_GAME = "first-game";
export const LESSONS_KEY = "pegs.lessons";

export interface StoredLessons {
  /** Whether the first game was finished or skipped. */
  readonly knows?: boolean;
  /** The tables of the lessons under way, by rules and lesson. */
  readonly tables?: Readonly<Record<string, string>>;
}

export const readLessons = (): StoredLessons => {
  const { knows, tables }: Record<string, unknown> = readStored(LESSONS_KEY, isObject, {});
  return { knows: knows === true, tables: mapOf(tables, isText) };
};

/** Whether a table teaches the first game, and isn't done with it. */
export const teachesFirstGame = (table: string): boolean =>
  Object.entries(readLessons().tables ?? {}).some(([key, each]) => each === table && key.endsWith(`/${FIRST_GAME}`));

/** Whether to offer the first game: to people who haven't played here, until it's finished or skipped. */
export const newcomer = new Store(isNew());

function isNew(): boolean {
  const { knows, tables } = readLessons();
  const lessons = Object.values(tables ?? {});
  return !knows && seats.value.every((each) => lessons.includes(each.table));
}
