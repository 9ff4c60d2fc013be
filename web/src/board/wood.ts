/** The wood: edge, frame, planks with grain, butterfly keys, groove and chevrons. Determined by the shape alone. */

import { between, circles, el, group, num, type Point, through, xy } from "../lib/svg";
import { type Layout, OUTER, type PlatePlace } from "./geometry";
import { gap, type Track } from "./track";

/** Points of an outline per hole spacing. */
const FINE = 6;

/** A line along the whole track at a depth. */
function ringAt(layout: Layout, d: number): string {
  const { sides, side_length } = layout.shape;
  const points: Point[] = [];
  for (let side = 0; side < sides; side++) {
    for (let k = 0; k < side_length * FINE; k++)
      if (isNeeded(layout, k / FINE)) points.push(layout.track.at(side, k / FINE, d));
  }
  return through(points, true);
}

/** Straight stretches only need their ends. */
function isNeeded(layout: Layout, u: number): boolean {
  const { bend } = layout.track;
  const length = layout.shape.side_length;
  return u <= bend + 1 / FINE || u >= length - bend - 1 / FINE;
}

/** The edge of the opening in the middle: the sides moved in by the wood's depth, with round corners. */
function inner(layout: Layout): string {
  const { shape, track, depth, corner: r } = layout;
  const pieces = Array.from({ length: shape.sides }, (_, side) => {
    const [before, after] = [lineOf(track, side - 1, depth), lineOf(track, side, depth)];
    const corner = crossing(before, after);
    const turn = track.turn(side) - track.turn(side - 1);
    const cut = r * Math.tan((turn < 0 ? turn + 2 * Math.PI : turn) / 2);
    const from: Point = [corner[0] - before.way[0] * cut, corner[1] - before.way[1] * cut];
    const to: Point = [corner[0] + after.way[0] * cut, corner[1] + after.way[1] * cut];
    return `${side ? "L" : "M"}${xy(from)}A${num(r)} ${num(r)} 0 0 1 ${xy(to)}`;
  });
  return `${pieces.join("")}Z`;
}

/** A side's line at a depth: a point on it, and its direction. */
interface Line {
  readonly at: Point;
  readonly way: Point;
}

function lineOf(track: Track, side: number, depth: number): Line {
  const turn = track.turn(side);
  return { at: track.unbent(side, 0, depth), way: [-Math.cos(turn), -Math.sin(turn)] };
}

function crossing(a: Line, b: Line): Point {
  const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
  const t = (dx * b.way[1] - dy * b.way[0]) / (a.way[0] * b.way[1] - a.way[1] * b.way[0]);
  return [a.at[0] + a.way[0] * t, a.at[1] + a.way[1] * t];
}

/** A seeded random generator (mulberry32), so that the same board has the same grain everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const deepest = (layout: Layout, side: number): number =>
  layout.isSolid ? layout.track.apothem(side) : layout.depth + 1.5;

/** One plank, from seam to seam. */
function plank(layout: Layout, side: number): string {
  const L = layout.shape.side_length;
  const outer = Array.from({ length: 4 * L + 1 }, (_, k) => layout.track.at(side, -0.5 + k / 4, -OUTER - 0.3));
  return through([...outer, seamEnd(layout, side + 1), seamEnd(layout, side)], true);
}

/** The inner end of the seam before a side. */
function seamEnd(layout: Layout, side: number): Point {
  if (layout.isSolid) return [0, 0];
  const from = layout.track.at(side, -0.5, -OUTER);
  const reach = (layout.opening * 0.8) / Math.hypot(...from);
  return [from[0] * reach, from[1] * reach];
}

function grainLine(layout: Layout, side: number, d: number, random: () => number): string {
  const L = layout.shape.side_length;
  const [a, b] = [random() * 6, random() * 6];
  const points = Array.from({ length: 15 }, (_, k): Point => {
    const v = (k / 14 - 0.5) * (L + 8);
    return layout.track.unbent(side, v, d + 0.16 * Math.sin(v * 0.45 + a) + 0.08 * Math.sin(v * 1.1 + b));
  });
  return smooth(points);
}

function smooth(points: readonly Point[]): string {
  const mids = points.slice(0, -1).map((point, i) => between(point, points[i + 1]!, 0.5));
  return `M${xy(points[0]!)}L${xy(mids[0]!)}${mids
    .slice(1)
    .map((mid, i) => `Q${xy(points[i + 1]!)} ${xy(mid)}`)
    .join("")}`;
}

function knot(layout: Layout, side: number, random: () => number): string {
  const [x, y] = layout.track.unbent(
    side,
    (random() * 0.5 - 0.42) * layout.shape.side_length,
    random() < 0.5 ? -0.62 : layout.depth - 0.45,
  );
  const angle = num((180 * layout.track.turn(side)) / Math.PI);
  const rings = [0.68, 0.45, 0.2].map((r) => el("ellipse", { rx: r, ry: r * 0.36 }));
  return group({ transform: `translate(${num(x)} ${num(y)}) rotate(${angle})` }, ...rings);
}

function grain(layout: Layout, side: number): string {
  const random = seeded(7919 * (side + 1) + layout.shape.sides * 31 + layout.shape.side_length);
  const count = 8 + Math.floor(random() * 5);
  const from = -OUTER - 0.1;
  const step = (deepest(layout, side) - from) / count;
  const lines = Array.from({ length: count }, (_, k) => grainLine(layout, side, from + step * (k + random()), random));
  return el("path", { d: lines.join("") }) + knot(layout, side, random);
}

function butterfly(layout: Layout, side: number): string {
  const outer = layout.track.at(side, -0.5, 0);
  const inward = seamEnd(layout, side);
  const length = gap(outer, inward);
  const privates = Array.from({ length: layout.shape.sides }, (_, each) => [
    ...layout.home(each),
    ...layout.start(each),
  ]).flat();
  const plates = Array.from({ length: layout.shape.sides }, (_, each) => layout.plate(each)).filter(
    (each) => each.width > 0,
  );
  const isFree = (at: Point) =>
    [...privates, ...layout.track.ring].every((hole) => gap(hole, at) >= 1.25) &&
    !plates.some((each) => isOnPlate(each, at));
  const reach = layout.isSolid ? 3.4 : layout.depth;
  const at = [0.55, 0.62, 0.5, 0.7]
    .map((part) => between(outer, inward, Math.min(0.9, (part * reach) / length)))
    .find(isFree);
  if (!at) return "";
  const angle = (Math.atan2(inward[1] - outer[1], inward[0] - outer[0]) * 180) / Math.PI;
  const shape = "M-.32-.52H.32L.13 0L.32 .52H-.32L-.13 0Z";
  return el("path", { d: shape, fill: "var(--wood-key)", transform: `translate(${xy(at)}) rotate(${num(angle)})` });
}

function isOnPlate({ at, angle, width }: PlatePlace, [x, y]: Point): boolean {
  const turn = (-angle * Math.PI) / 180;
  const [dx, dy] = [x - at[0], y - at[1]];
  const along = dx * Math.cos(turn) - dy * Math.sin(turn);
  const across = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(along) < width / 2 - 0.05 && Math.abs(across) < 1.2;
}

function chevrons(layout: Layout, side: number): string {
  const { side_length } = layout.shape;
  const piece = (k: number): string => {
    const u = 0.72 * side_length + (k - 1) * 0.42;
    const at = (du: number, d: number) => layout.track.at(side, u + du, d);
    return through([at(-0.13, -0.88), at(0.13, -0.64), at(-0.13, -0.4)]);
  };
  return [0, 1, 2].map(piece).join("");
}

/** Everything below the paint. `id`: distinguishes the clip paths of boards on one page. */
export function woodMarkup(layout: Layout, id: string): string {
  const { shape, isSolid } = layout;
  const sides = Array.from({ length: shape.sides }, (_, side) => side);
  const edge = ringAt(layout, -OUTER);
  const band = isSolid ? edge : edge + inner(layout);
  const tone = (side: number) => `var(--wood${side % 2 ? 2 : shape.sides % 2 && side === shape.sides - 1 ? 3 : 1})`;
  const line = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  return [
    el("clipPath", { id }, el("path", { d: band, "clip-rule": "evenodd" })),
    el("path", { d: band, "fill-rule": "evenodd", fill: "var(--wood-shadow)", transform: "translate(0 0.55)" }),
    el("path", { d: band, "fill-rule": "evenodd", fill: "var(--wood-side)", transform: "translate(0 0.34)" }),
    group(
      { "clip-path": `url(#${id})` },
      el("path", { d: band, "fill-rule": "evenodd", fill: "var(--wood1)" }),
      ...sides.map((side) => plankMarkup(layout, side, tone(side), `${id}-${side}`)),
      el("path", {
        d: sides.map((side) => through([layout.track.at(side, -0.5, -OUTER - 0.1), seamEnd(layout, side)])).join(""),
        stroke: "var(--wood-key)",
        "stroke-width": 0.05,
        ...line,
      }),
      el("path", { d: ringAt(layout, -OUTER + 0.14), stroke: "var(--wood-light)", "stroke-width": 0.07, ...line }),
    ),
    el("path", { d: band, stroke: "var(--wood-edge)", "stroke-width": 0.1, ...line }),
    ...sides.map((side) => butterfly(layout, side)),
    el("path", {
      d: ringAt(layout, 0),
      stroke: "var(--groove-light)",
      "stroke-width": 0.13,
      transform: "translate(0 0.05)",
      ...line,
    }),
    el("path", { d: ringAt(layout, 0), stroke: "var(--groove)", "stroke-width": 0.11, ...line }),
    el("path", {
      class: "chevrons",
      d: sides.map((side) => chevrons(layout, side)).join(""),
      stroke: "var(--groove)",
      "stroke-width": 0.1,
      ...line,
    }),
  ].join("");
}

function plankMarkup(layout: Layout, side: number, fill: string, id: string): string {
  const d = plank(layout, side);
  return (
    el("clipPath", { id }, el("path", { d })) +
    el("path", { d, fill }) +
    group(
      { "clip-path": `url(#${id})`, fill: "none", stroke: "var(--grain)", "stroke-width": 0.05, opacity: 0.5 },
      grain(layout, side),
    )
  );
}

/** Drilled holes, each with a light lower rim, or with a ring if they're painted. Few elements are quick to draw. */
export function holesMarkup(points: readonly Point[], isPainted: boolean): string {
  const rims = isPainted
    ? { d: circles(points, 0.235), fill: "none", stroke: "var(--peg-light)", "stroke-width": 0.035, opacity: 0.75 }
    : { d: circles(points, 0.215), fill: "var(--hole-rim)", transform: "translate(0 0.055)" };
  const holes = { class: "holes", d: circles(points, 0.2), fill: isPainted ? "var(--peg-dark)" : "var(--hole)" };
  return el("path", rims) + el("path", holes);
}
