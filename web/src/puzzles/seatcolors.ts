/** How the boards of puzzles look: the colors of the seats, and the board without names. */
import type { Color } from "../protocol/types";
import type { Setup } from "../story/positions";

/** The usual colors of four, then the others. */
export const SEAT_COLORS: readonly Color[] = ["B", "Y", "R", "W", "G", "O", "P", "I", "N", "K"];

/** A puzzle's board, from the side of the player to move; the properties of a `StaticBoard`. */
export const boardOf = ({ shape, pegs, turn }: Setup) => ({
  ...{ board: shape, pegs, viewer: turn },
  seats: pegs.map((_, seat) => ({ name: "", color: SEAT_COLORS[seat]! })),
});
