/**
 * Tags on the board, such as *Played* and *Better*: what the way beside it is called. Each stands next to its way,
 * where it covers no peg, no plate and no other tag.
 */

import { el, group, num, type Point, safe, xy } from "../lib/svg";
import type { Layout, PlatePlace } from "./geometry";
import { type Effect, type Spots, waysOf } from "./overlays";
import { widthOf } from "./platetext";
import { sideOf } from "./shape";
import { gap } from "./track";

interface Tag {
  readonly text: string;
  /** Filled and with a check, for the better of two turns; else with a dashed edge. */
  readonly isBest: boolean;
  readonly effects: readonly Effect[];
}

interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** The size of letters in pixels, and its limits in spacings. */
const PIXELS = 13;
const [SMALLEST, LARGEST] = [0.6, 1];
const FROM_EDGE = 0.15;
const AROUND = 16;
/** How far from a way's point a tag may stand, beyond touching it. */
const REACHES = [0.45, 0.9, 1.5];
const PEG_ROOM = 0.75;

/** The tags in their order; a way without effects has none. */
export function tagsMarkup(
  spots: Spots,
  tags: readonly Tag[],
  pegs: readonly Point[],
  scale: number,
): readonly string[] {
  const size = Math.min(LARGEST, Math.max(SMALLEST, PIXELS / scale));
  const ways = tags.map((tag) => waysOf(spots, tag.effects));
  const taken: Box[] = platesOf(spots.layout);
  return tags.map((tag, i) => {
    if (!tag.text || !ways[i]!.length) return "";
    const width = (widthOf(tag.text) + (tag.isBest ? 2.3 : 1.1)) * size;
    const box = { width, height: 1.8 * size };
    const found = placed(box, ways[i]!, ways.flat(), pegs, taken, spots.layout);
    taken.push(found);
    return markup(tag, found, size);
  });
}

/** The place that covers least, near the end of the way if there's a choice. */
function placed(
  { width, height }: Omit<Box, "at">,
  way: readonly Point[],
  dots: readonly Point[],
  pegs: readonly Point[],
  taken: readonly Box[],
  layout: Layout,
): Box {
  const anchors = [way.at(-1)!, way[0]!, way[Math.floor(way.length / 2)]!, ...way];
  const cost = (box: Box, order: number): number =>
    100 * taken.filter((each) => overlaps(box, each)).length +
    20 * pegs.filter((each) => distance(box, each) < PEG_ROOM).length +
    3 * dots.filter((each) => distance(box, each) < 0.3).length +
    order / 200;
  const boxes = anchors
    .flatMap((anchor) => around(anchor, width, height))
    .map((at): Box => ({ at, width, height }))
    .filter((box) => isInside(box, layout));
  const [first = { at: way[0]!, width, height }] = boxes;
  return boxes
    .map((box, order) => ({ box, cost: cost(box, order) }))
    .reduce((best, each) => (each.cost < best.cost ? each : best), { box: first, cost: cost(first, 0) }).box;
}

const around = ([x, y]: Point, width: number, height: number): Point[] =>
  REACHES.flatMap((reach) =>
    Array.from({ length: AROUND }, (_, k): Point => {
      const angle = (2 * Math.PI * k) / AROUND;
      return [x + Math.cos(angle) * (width / 2 + reach), y + Math.sin(angle) * (height / 2 + reach)];
    }),
  );

function isInside({ at: [x, y], width, height }: Box, { bounds }: Layout): boolean {
  const [across, down] = [width / 2 + FROM_EDGE, height / 2 + FROM_EDGE];
  return (
    x - across >= bounds.x &&
    x + across <= bounds.x + bounds.width &&
    y - down >= bounds.y &&
    y + down <= bounds.y + bounds.height
  );
}

/** From a point to the edge of a box; 0 inside. */
function distance({ at, width, height }: Box, [x, y]: Point): number {
  const out = (way: number, half: number) => Math.max(0, Math.abs(way) - half);
  return gap([out(x - at[0], width / 2), out(y - at[1], height / 2)], [0, 0]);
}

const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.at[0] - other.at[0]) < (one.width + other.width) / 2 &&
  Math.abs(one.at[1] - other.at[1]) < (one.height + other.height) / 2;

/** The name plates, as upright boxes. */
function platesOf(layout: Layout): Box[] {
  const { shape } = layout;
  return Array.from({ length: shape.players }, (_, seat) => layout.plate(sideOf(shape, seat)))
    .filter((each) => each.width > 0)
    .map(boxOf);
}

function boxOf({ at, width, angle }: PlatePlace): Box {
  const turn = (angle * Math.PI) / 180;
  const high = 1.75;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { at, width: width * cos + high * sin, height: width * sin + high * cos };
}

function markup({ text, isBest }: Tag, { at, width, height }: Box, size: number): string {
  const outline = { x: -width / 2, y: -height / 2, width, height, rx: isBest ? height / 2 : height / 4 };
  const look = isBest
    ? { fill: "var(--primary)", stroke: "var(--paper)" }
    : { fill: "var(--paper)", stroke: "var(--ink)", "stroke-dasharray": "0.22 0.14" };
  const check = `M${xy([-width / 2 + 0.7 * size, 0.02 * size])}l${num(0.3 * size)} ${num(0.3 * size)}l${num(0.55 * size)} ${num(-0.62 * size)}`;
  return group(
    { class: "tag", transform: `translate(${xy(at)})` },
    el("rect", { ...outline, ...look, "stroke-width": 0.12 }),
    isBest
      ? el("path", {
          ...{ d: check, fill: "none", stroke: "var(--on-primary)", "stroke-width": 0.19 * size },
          ...{ "stroke-linecap": "round", "stroke-linejoin": "round" },
        })
      : "",
    el(
      "text",
      {
        ...{ x: isBest ? 0.6 * size : 0, y: 0.35 * size, "font-size": size, "text-anchor": "middle" },
        fill: isBest ? "var(--on-primary)" : "var(--ink)",
      },
      safe(text),
    ),
  );
}
