/**
 * Lessons on this device: which are under way, and whether the first game was finished or skipped. What opens and closes
 * them is in open.ts, which isn't in the first download.
 */

import { isObject, isText, listOf, mapOf } from "../lib/fits";
import { seats } from "../lib/identity";
import { type Place, readStored, writeStored } from "../lib/storage";
import { Store } from "../lib/store";
import type { RulesChoice } from "../protocol/types";

export const FIRST_GAME = "first-game";
export const LESSONS_KEY = "pegs.lessons";

export interface StoredLessons {
  /** Whether the first game was finished or skipped. */
  readonly knows?: boolean;
  /** The tables of the lessons under way, by rules and lesson. */
  readonly tables?: Readonly<Record<string, string>>;
  /** The lessons that were gone through, alone or in the first game. */
  readonly done?: readonly string[];
}

export const readLessons = (place?: Place): StoredLessons => {
  const { knows, tables, done }: Record<string, unknown> = readStored(LESSONS_KEY, isObject, {}, place);
  return { knows: knows === true, tables: mapOf(tables, isText), done: listOf(done, isText) };
};

/** What lessons are stored under. */
export const lessonKey = ({ name = "", toml = "" }: RulesChoice, lesson: string): string => `${toml || name}/${lesson}`;

/** Whether to offer the first game: to people who haven't played here, until it's finished or skipped. */
export const newcomer = new Store(isNew());

export function isNew(): boolean {
  const { knows, tables } = readLessons();
  const lessons = Object.values(tables ?? {});
  return !knows && seats.value.every((each) => lessons.includes(each.table));
}

/** The first game isn't offered any more. */
export function skipFirstGame(): void {
  writeStored(LESSONS_KEY, { ...readLessons(), knows: true });
  newcomer.value = false;
}
