/** The server's answers about puzzles. They reject like `api`. */
import { get } from "../../app/api";
import type { PuzzleList, PuzzleTask } from "../../protocol/types";

export const practiceApi = {
  /** All puzzles, and the one of today (UTC). */
  list: () => get<PuzzleList>("/api/puzzles"),
  /** A puzzle with its board and everything that can be played. */
  task: (puzzle: string) => get<PuzzleTask>(`/api/puzzles/${encodeURIComponent(puzzle)}`),
};
