/** What today's deal and puzzle look like, for the front page; null if the server doesn't answer. */
import { suitFor } from "../../cards/suits";
import { puzzleApi } from "../../puzzles/api";
import { chosenRules } from "../../puzzles/chosenrules";
import { SEAT_COLORS } from "../../puzzles/seatcolors";
import { readPosition } from "../../story/positions";

export async function thumbsOf(day: string) {
  const found = await puzzleApi.today(day, chosenRules()).catch(() => null);
  if (!found) return null;
  const { board } = found;
  const { pegs, turn } = readPosition(board, found.position)!;
  const seats = pegs.map((_, seat) => ({ name: "", color: SEAT_COLORS[seat]! }));
  return {
    cards: found.cards.map((card) => ({ card, suit: suitFor(card) })),
    /** The puzzle's board, from the side that it's about. */
    puzzle: { board, pegs, seats, viewer: turn },
  };
}
