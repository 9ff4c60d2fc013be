/**
 * Opens and closes lessons.
 *
 *   await openLesson({ name: "basic" }, FIRST_GAME);      // creates its table, or resumes it, and goes there
 *   await firstGameStep({ name: "basic" });               // 3, if it's at its third lesson
 *   closeLesson(table, true);                             // finished or skipped
 *   finishLesson("bump");
 */

import { api } from "../lib/api";
import { capitalized, t } from "../lib/i18n";
import { findSeat, type Identity, me, saveSeat } from "../lib/identity";
import { go } from "../lib/router";
import { pathOf } from "../lib/site";
import { writeStored } from "../lib/storage";
import type { RulesChoice, SeatChoice } from "../protocol/types";
import { FIRST_GAME, LESSONS_KEY, lessonKey, newcomer, readLessons, type StoredLessons } from "./stored";

const MAX_TABLES = 12;
const BOTS: readonly SeatChoice[] = Array.from({ length: 3 }, () => ({ who: "bot", bot: "random" }));
/** Seconds before a bot's turn. */
const BOT_SECONDS = 0.9;

function save(changes: StoredLessons): void {
  const { knows = false, tables = {}, done = [] } = { ...readLessons(), ...changes };
  writeStored(LESSONS_KEY, { knows, done, tables: Object.fromEntries(Object.entries(tables).slice(-MAX_TABLES)) });
}

/** Whoever has no name yet learns as "You": bots don't need to know more. */
const learner = (): Identity => me.value ?? { name: capitalized(t("you")), color: "B" };

/** Go to the table of a lesson, which is resumed if it's under way. Rejects like `api`. */
export async function openLesson(rules: RulesChoice, lesson: string): Promise<void> {
  const key = lessonKey(rules, lesson);
  // The address of a lesson opens it, so going back must not lead there.
  const replace = /^learn\/.+\//.test(pathOf(location));
  const known = readLessons().tables?.[key];
  if (known && findSeat(known)) return go(`t/${known}`, { replace });
  const seated = await api.newTable({
    settings: { rules, seats: [{ who: "me" }, ...BOTS], lesson, pace: { bot_seconds: BOT_SECONDS }, watchers: false },
    ...learner(),
    start: true,
  });
  saveSeat(seated);
  save({ tables: { ...readLessons().tables, [key]: seated.table } });
  go(`t/${seated.table}`, { replace });
}

/** The number of the lesson that the first game is at; null if it isn't under way. Rejects like `api`. */
export async function firstGameStep(rules: RulesChoice): Promise<number | null> {
  const table = readLessons().tables?.[lessonKey(rules, FIRST_GAME)];
  const seat = table && findSeat(table);
  if (!seat) return null;
  const [mine] = await api.mine([seat.token]);
  return mine?.table?.name.step ?? null;
}

/** A lesson was finished or skipped, so that it begins anew next time. */
export function closeLesson(table: string, isFirstGame: boolean): void {
  const { knows = false, tables = {} } = readLessons();
  const others = Object.entries(tables).filter(([, each]) => each !== table);
  save({ knows: knows || isFirstGame, tables: Object.fromEntries(others) });
  if (isFirstGame) newcomer.value = false;
}

/** A lesson was gone through, alone or in the first game. */
export function finishLesson(lesson: string): void {
  save({ done: [...new Set(readLessons().done).add(lesson)] });
}
