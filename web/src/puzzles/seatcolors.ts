/** The colors of a puzzle's seats: the usual ones of four, then the others. */
import type { Color } from "../protocol/types";

export const SEAT_COLORS: readonly Color[] = ["B", "Y", "R", "W", "G", "O", "P", "I", "N", "K"];
