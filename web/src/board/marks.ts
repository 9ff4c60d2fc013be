/** The paint on the board: homes, starts, in-spots, out-spots, corners, and all holes. */

import { el, group, num, type Point, through, xy } from "../lib/svg";
import { type Color, paint } from "../look/pegs";
import type { Layout } from "./geometry";
import { startReach } from "./plan";
import { inSpotOf, outSpotOf, type Seat, sideOf } from "./shape";
import { holesMarkup } from "./wood";

const EDGE = { stroke: "var(--inlay-edge)", "stroke-opacity": "var(--inlay-edge-opacity)" } as const;

/** The direction from the middle of the board to a seat's side, in degrees. */
function turnOf(layout: Layout, seat: Seat): number {
  const side = sideOf(layout.shape, seat);
  const [cx, cy] = layout.track.at(side, layout.plan.u, layout.plan.d);
  const [ox, oy] = layout.track.at(side, layout.plan.u, layout.plan.d - 1);
  return (Math.atan2(oy - cy, ox - cx) * 180) / Math.PI;
}

function homeInlay(layout: Layout, seat: Seat, color: Color): string {
  const d = through(layout.home(sideOf(layout.shape, seat)));
  const line = { d, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  return [
    el("path", {
      ...line,
      stroke: "var(--inlay-edge)",
      "stroke-opacity": "var(--inlay-edge-opacity)",
      "stroke-width": 1.18,
    }),
    el("path", { ...line, stroke: paint(color), "stroke-width": 1.06 }),
    el("path", { ...line, stroke: "var(--peg-light)", "stroke-opacity": 0.3, "stroke-width": 0.035 }),
  ].join("");
}

function startInlay(layout: Layout, seat: Seat, color: Color): string {
  const [x, y] = layout.track.at(sideOf(layout.shape, seat), layout.plan.u, layout.plan.d);
  const reach = startReach(layout.shape.pegs) + 0.62;
  const half = Math.max(reach / Math.SQRT2 + 0.05, 0.8);
  const box = (inset: number) => ({
    x: -half + inset,
    y: -half + inset,
    width: 2 * (half - inset),
    height: 2 * (half - inset),
    rx: 0.42 - inset,
  });
  const isRound = layout.shape.pegs > 5;
  const shape = (inset: number, more: Record<string, string | number>) =>
    isRound ? el("circle", { r: reach - inset, ...more }) : el("rect", { ...box(inset), ...more });
  return group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turnOf(layout, seat) + 45)})` },
    shape(0, { fill: paint(color), ...EDGE, "stroke-width": 0.08 }),
    shape(0.13, { fill: "none", stroke: "var(--peg-light)", "stroke-opacity": 0.3, "stroke-width": 0.035 }),
  );
}

/** A line in the seat's color with an outline. */
const edged = (d: string, color: Color, width: number): string =>
  el("path", {
    d,
    fill: "none",
    "stroke-linejoin": "round",
    stroke: "var(--inlay-edge)",
    "stroke-opacity": "var(--inlay-edge-opacity)",
    "stroke-width": width + 0.1,
  }) + el("path", { d, fill: "none", "stroke-linejoin": "round", stroke: paint(color), "stroke-width": width });

const ringPath = ([x, y]: Point, r: number): string =>
  `M${xy([x - r, y])}A${num(r)} ${num(r)} 0 1 1 ${xy([x + r, y])}A${num(r)} ${num(r)} 0 1 1 ${xy([x - r, y])}Z`;

function turnedSquare(layout: Layout, seat: Seat, at: Point, reach: number): string {
  const turn = (turnOf(layout, seat) * Math.PI) / 180;
  const corners = [0, 1, 2, 3].map(
    (k): Point => [
      at[0] + reach * Math.cos(turn + (k * Math.PI) / 2),
      at[1] + reach * Math.sin(turn + (k * Math.PI) / 2),
    ],
  );
  return through(corners, true);
}

function seatMarks(layout: Layout, seat: Seat, color: Color): string {
  const spot = layout.track.ring[inSpotOf(layout.shape, seat)]!;
  const out = layout.track.ring[outSpotOf(layout.shape, seat)]!;
  return group(
    { "data-marks": String(seat) },
    startInlay(layout, seat, color),
    homeInlay(layout, seat, color),
    el("path", { d: ringPath(spot, 0.6), fill: "none", stroke: "none", "data-mark": "in-spot" }),
    edged(ringPath(spot, 0.6), color, 0.2),
    el("path", { d: turnedSquare(layout, seat, out, 0.66), fill: "none", stroke: "none", "data-mark": "out-spot" }),
    edged(turnedSquare(layout, seat, out, 0.66), color, 0.2),
  );
}

function corner(layout: Layout, side: number): string {
  const d = layout.track.at(side, 0);
  const [ix, iy] = layout.track.at(side, 0, 1);
  const angle = Math.atan2(iy - d[1], ix - d[0]);
  const points = [0, 1, 2, 3].map(
    (k): Point => [d[0] + 0.5 * Math.cos(angle + (k * Math.PI) / 2), d[1] + 0.5 * Math.sin(angle + (k * Math.PI) / 2)],
  );
  return el("path", {
    "data-mark": "corner",
    d: through(points, true),
    fill: "var(--corner)",
    stroke: "var(--groove)",
    "stroke-width": 0.08,
    "stroke-linejoin": "round",
  });
}

/** All marks as SVG, in each seat's color. */
export function marksMarkup(layout: Layout, colors: readonly Color[]): string {
  const { shape } = layout;
  const sides = Array.from({ length: shape.sides }, (_, side) => side);
  const seats = Array.from({ length: shape.players }, (_, seat) => seat);
  const painted = seats.flatMap((seat) => [...layout.home(sideOf(shape, seat)), ...layout.start(sideOf(shape, seat))]);
  return [
    ...sides.map((side) => corner(layout, side)),
    ...seats.map((seat) => seatMarks(layout, seat, colors[seat]!)),
    holesMarkup(layout.track.ring, false),
    holesMarkup(painted, true),
  ].join("");
}
