/** Where places of the table page's board are on the screen. */
import { type Layout, layoutOf } from "../board/geometry";
import type { Place, Seat, Shape } from "../board/shape";

export interface OnScreen {
  readonly layout: Layout;
  /** From the board's units to pixels of the window. */
  readonly matrix: DOMMatrix;
}

/** The board as it's shown now; null if it isn't there. */
export function boardOnScreen(shape: Shape, viewer: Seat | null): OnScreen | null {
  const svg = document.querySelector<SVGSVGElement>(".board svg.pegs-board");
  const matrix = svg?.getScreenCTM();
  return matrix ? { layout: layoutOf(shape, viewer), matrix } : null;
}

/** The center of a place, in pixels of the window. */
export function pointOf({ layout, matrix }: OnScreen, seat: Seat, place: Place): readonly [number, number] {
  const [x, y] = layout.hole(seat, place);
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return [at.x, at.y];
}
