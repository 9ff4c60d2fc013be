/** What today's deal and puzzle look like, for the front page; null if the server doesn't answer. */
import { suitOf } from "../../cards/suits";
import { puzzleApi } from "../../puzzles/api";
import { chosenRules } from "../../puzzles/chosenrules";
import { boardOf } from "../../puzzles/seatcolors";
import { readPosition } from "../../story/positions";

export type Thumbs = NonNullable<Awaited<ReturnType<typeof thumbsOf>>>;

export async function thumbsOf(day: string) {
  const found = await puzzleApi.today(day, chosenRules()).catch(() => null);
  if (!found) return null;
  return {
    cards: found.cards.map((card) => ({ card, suit: suitOf(card, 0) })),
    puzzle: boardOf(readPosition(found.board, found.position)!),
  };
}
