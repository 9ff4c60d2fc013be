/** Pegs: ten colors, each with a symbol between a dark and a light ring. Paper has the same (src/pegs/look). */
import { dark_glyphs, glyphs, rings, white_edge } from "../../../src/pegs/look/pegs.json";
import { circle, el, group, inked, num, type Point } from "../lib/svg";
import type { Color } from "../protocol/types";

export type { Color };

/** Radius of a peg's dark outer ring. */
export const PEG = rings.dark;

export const paint = (color: Color): string => `var(--peg-${color})`;

/** The color of what is drawn on a peg. */
export const glyphInk = (color: Color): string =>
  dark_glyphs.includes(color) ? "var(--peg-dark)" : "var(--peg-light)";

/** A color's symbol, centered on (0, 0), within 0.23. */
export const glyph = (color: Color, ink: string = glyphInk(color)): string => inked(glyphs[color], ink);

/** A peg centered on (0, 0), without its shadow. */
export function pegBody(color: Color): string {
  return [
    circle([0, 0], PEG, { fill: "var(--peg-dark)" }),
    circle([0, 0], rings.light, { fill: "var(--peg-light)" }),
    circle([0, 0], rings.face, {
      fill: paint(color),
      ...(color === "W" ? { stroke: "var(--peg-dark)", "stroke-width": white_edge } : {}),
    }),
    glyph(color),
    el("path", {
      d: "M-.27-.12A.295.295 0 0 1-.06-.288",
      fill: "none",
      stroke: "var(--peg-light)",
      "stroke-width": 0.05,
      "stroke-linecap": "round",
      opacity: 0.55,
    }),
  ].join("");
}

/** A peg centered on (0, 0), with its shadow. */
export const pegMarkup = (color: Color): string =>
  circle([0.05, 0.1], PEG, { class: "shade", fill: "var(--peg-shadow)" }) + group({ class: "body" }, pegBody(color));

/** A pale copy of a peg where it was or will be. */
export const ghost = (color: Color, [x, y]: Point): string =>
  group({ class: "ghost", transform: `translate(${num(x)} ${num(y)})`, opacity: 0.6 }, pegBody(color));

/** A peg as an SVG image to go with text. From 28 px on, it can show its color's letter. */
export function pegPicture(color: Color, size: number): string {
  return el(
    "svg",
    { class: "peg-picture", width: size, height: size, viewBox: "-0.55 -0.55 1.1 1.1", "aria-hidden": "true" },
    circle([0.03, 0.06], PEG, { fill: "var(--peg-shadow)" }) + pegBody(color),
  );
}
