/** The players of a puzzle: they have no names but their colors. */
import { colorName } from "../../look/colors";
import type { Color, Seat } from "../../protocol/types";

/** The usual colors of four, then the others. */
const SEAT_COLORS: readonly Color[] = ["B", "Y", "R", "W", "G", "O", "P", "I", "N", "K"];

export function plateOf(seat: Seat): { readonly name: string; readonly color: Color } {
  const color = SEAT_COLORS[seat]!;
  return { name: colorName(color), color };
}
