/** The server's answers about puzzles. They reject like `api`. */
import { get } from "../lib/api";
import type { PuzzleList, PuzzleTask, TodayPreview } from "../protocol/types";
import { momentOf } from "./own";

function pathOf(puzzle: string): string {
  const moment = momentOf(puzzle);
  if (!moment) return `api/puzzles/${encodeURIComponent(puzzle)}`;
  return `api/games/${encodeURIComponent(moment.game)}/turns/${moment.turn - 1}/puzzle`;
}

export const puzzleApi = {
  /** All puzzles, and a day's by a rule set. */
  list: (day: string, rules: string) => get<PuzzleList>(`api/puzzles?${new URLSearchParams({ day, rules })}`),
  /** A preview of a day's deal, and of its puzzle by a rule set. */
  today: (day: string, rules: string) => get<TodayPreview>(`api/today?${new URLSearchParams({ day, rules })}`),
  /** A puzzle with its board and everything that can be played; also one from a reviewed game (`own.ts`). */
  task: (puzzle: string) => get<PuzzleTask>(pathOf(puzzle)),
};
