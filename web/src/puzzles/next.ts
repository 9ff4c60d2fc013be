/** Which puzzle comes next. */
import type { PuzzleList, Theme } from "../protocol/types";

export const addressOf = (puzzle: string): string => (puzzle ? `practice/${puzzle}` : "");

/** A puzzle of a theme that isn't solved, or else the one after `current`; empty if there's no other. */
export function nextOf(
  { puzzles, today }: PuzzleList,
  theme: Theme,
  solved: ReadonlySet<string>,
  current: string,
): string {
  const ids = puzzles.filter((each) => each.theme === theme).map((each) => each.id);
  const at = ids.indexOf(current);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].filter((each) => each !== today);
  return others.find((each) => !solved.has(each)) ?? others[0] ?? "";
}
