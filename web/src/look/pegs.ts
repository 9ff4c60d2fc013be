/** Pegs: ten colors, each with a symbol between a dark and a light ring. */
import { circle, el, group, num, type Point, star, through } from "../lib/svg";

export type Color = "W" | "N" | "Y" | "O" | "R" | "G" | "B" | "K" | "P" | "I";

/** Radius of a peg's dark outer ring. */
export const PEG = 0.46;
const DARK_GLYPHS = "WNYOI";

export const paint = (color: Color): string => `var(--peg-${color})`;

/** The color of what is drawn on a peg. */
export const glyphInk = (color: Color): string =>
  DARK_GLYPHS.includes(color) ? "var(--peg-dark)" : "var(--peg-light)";

/** A color's symbol, centered on (0, 0), within 0.215. */
export function glyph(color: Color, fill: string = glyphInk(color)): string {
  const path = (d: string) => el("path", { d, fill });
  switch (color) {
    case "W":
      return circle([0, 0], 0.17, { fill: "none", stroke: fill, "stroke-width": 0.06 });
    case "N":
      return el("path", {
        d: "M-0.12 -0.18V0.18M0.12 -0.18V0.18",
        stroke: fill,
        "stroke-width": 0.09,
        "stroke-linecap": "round",
      });
    case "Y":
      return path(star([0, 0.01], 5, 0.215, 0.09));
    case "O":
      return path(
        through(
          [
            [0, -0.19],
            [0.2, 0.15],
            [-0.2, 0.15],
          ],
          true,
        ),
      );
    case "R":
      return el("path", { d: "M0-.23L.19 0L0 .23L-.19 0ZM0-.1L-.08 0L0 .1L.08 0Z", fill, "fill-rule": "evenodd" });
    case "G":
      return el("rect", { x: -0.165, y: -0.165, width: 0.33, height: 0.33, rx: 0.03, fill });
    case "B":
      return circle([0, 0], 0.135, { fill });
    case "K":
      return path("M-.06-.2H.06V-.06H.2V.06H.06V.2H-.06V.06H-.2V-.06H-.06Z");
    case "P": // an hourglass
      return path("M-.19-.2H.19L.05 0L.19 .2H-.19L-.05 0Z");
    case "I": // a heart
      return path("M0 .21C-.12 .1-.22 .03-.22-.08A.115.115 0 0 1 0-.12A.115.115 0 0 1 .22-.08C.22 .03 .12 .1 0 .21Z");
  }
}

/** A peg centered on (0, 0), without its shadow. */
export function pegBody(color: Color): string {
  return [
    circle([0, 0], PEG, { fill: "var(--peg-dark)" }),
    circle([0, 0], 0.405, { fill: "var(--peg-light)" }),
    circle([0, 0], 0.335, {
      fill: paint(color),
      ...(color === "W" ? { stroke: "var(--peg-dark)", "stroke-width": 0.035 } : {}),
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
