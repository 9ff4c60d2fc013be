/** Reactions as pegs: the faces on them, instead of the color's symbol. */

import { circle, el, group } from "../../../lib/svg";
import { type Color, glyphInk, paint } from "../../../look/pegs";

const line = (d: string, width = 0.062) =>
  el("path", {
    d,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
const eye = (x: number, ry = 0.04) => el("ellipse", { cx: x, cy: -0.08, rx: 0.036, ry, fill: "currentColor" });
const HEART = "M0 .09C-.06 .04-.1 .01-.1-.04A.052.052 0 0 1 0-.055A.052.052 0 0 1 .1-.04C.1 .01 .06 .04 0 .09Z";
const heart = (x: number) => el("path", { d: HEART, fill: "var(--peg-I)", transform: `translate(${x} -.08)` });

const FACES: Readonly<Record<string, string>> = {
  nice: eye(-0.1) + eye(0.1) + line("M-.13 .07Q0 .2 .13 .07"),
  ha_ha:
    line("M-.16-.06Q-.1-.14-.05-.06M.05-.06Q.1-.14 .16-.06") +
    el("path", { d: "M-.15 .04H.15A.15 .15 0 0 1-.15 .04Z", fill: "currentColor" }),
  whoa: eye(-0.1, 0.052) + eye(0.1, 0.052) + el("ellipse", { cy: 0.11, rx: 0.06, ry: 0.08, fill: "currentColor" }),
  ouch: line("M-.16-.13L-.07-.08L-.16-.03M.16-.13L.07-.08L.16-.03") + line("M-.14 .12L-.07 .07L0 .12L.07 .07L.14 .12"),
  thanks: heart(-0.105) + heart(0.105) + line("M-.12 .08Q0 .2 .12 .08"),
  sleepy: line("M-.16-.06H-.05M.05-.06H.16M-.07 .11H.07"),
};

/** A reaction's peg in a player's color, as an SVG image to go with text. */
export function facePicture(color: Color, reaction: string): string {
  return el(
    "svg",
    { class: "reaction", viewBox: "-.5 -.5 1 1", "aria-hidden": "true", "data-reaction": reaction },
    circle([0.02, 0.04], 0.46, { fill: "var(--peg-shadow)" }) +
      circle([0, 0], 0.46, { fill: "var(--peg-dark)" }) +
      circle([0, 0], 0.425, { fill: "var(--peg-light)" }) +
      circle([0, 0], 0.385, { fill: paint(color) }) +
      group({ style: `color: ${glyphInk(color)}`, transform: "scale(1.45)" }, FACES[reaction] ?? ""),
  );
}
