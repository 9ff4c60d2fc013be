/** Name plates on the wood. The shape shows the team; colors invert on the seat's turn. */
import type { Layout, PlatePlace } from "./geometry";
import { type Color, pegBody } from "./pegs";
import { HOME, type Place, type Point, type Seat, sideOf, teamOf } from "./shape";
import { el, group, num, safe, through } from "./svg";

export interface SeatPlate {
  readonly name: string;
  readonly color: Color;
  /** The color of the partner whose pegs this seat plays, once its own are home. */
  readonly helps?: Color | null;
  readonly absent?: boolean;
  /** A bot plays here, or stands in for an absent player. */
  readonly bot?: boolean;
  /** The share of time left for the decision, or until a bot stands in; null without a clock. */
  readonly time?: number | null;
  /** Consecutive turns without a move, and how many bring a peg out; null if the rules don't count them. */
  readonly stuck?: { readonly count: number; readonly limit: number } | null;
}

const HIGH = 1.75;
/** The least width for a name; narrower plates only show a peg. */
const NAMED = 4.4;
/** The width of a plate whose text would be too small to read; its shape still shows the team. */
const SHORT = 2.9;

/** The outline of a team's plate around (0, 0): round, pointed, squared, cut corners, notched. */
export function teamShape(team: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const p = Math.min(0.5 * h, w);
  return team === 0 ? pill(w, h) : through(teamCorners(team, w, h, p), true);
}

function pill(w: number, h: number): string {
  const arcTo = (x: number, y: number) => `A${num(h)} ${num(h)} 0 0 1 ${num(x)} ${num(y)}`;
  return `M${num(h - w)} ${num(-h)}H${num(w - h)}${arcTo(w - h, h)}H${num(h - w)}${arcTo(h - w, -h)}Z`;
}

/** `p`: the depth of points, cuts and notches. */
function teamCorners(team: number, w: number, h: number, p: number): Point[] {
  switch (team) {
    case 1:
      return mirrored([w - p, -h], [w, 0], [w - p, h]);
    case 3:
      return mirrored([w - p, -h], [w, p - h], [w, h - p], [w - p, h]);
    case 4:
      return mirrored([w, -h], [w - p, 0], [w, h]);
    default:
      return mirrored([w, -h], [w, h]);
  }
}

/** A polygon from its right half, top to bottom. */
const mirrored = (...right: readonly Point[]): Point[] => [
  ...right,
  ...right.map(([x, y]): Point => [-x, y]).reverse(),
];

interface Plate {
  readonly layout: Layout;
  readonly seat: Seat;
  readonly look: SeatPlate;
  readonly places: readonly Place[];
  readonly isTurn: boolean;
  /** Pixels per spacing; text too small to read is left out. */
  readonly scale: number;
}

/** Long names are first shrunk, then cut off. */
function nameMarkup(name: string, x: number, room: number, fill: string): string {
  const glyphs = [...name];
  const wide = (size: number) => glyphs.length * size * 0.56;
  const size = Math.max(0.62, Math.min(0.95, room / (glyphs.length * 0.56)));
  const most = Math.floor(room / (size * 0.56));
  const text = wide(size) > room + 0.01 ? `${glyphs.slice(0, Math.max(1, most - 1)).join("")}…` : name;
  return el("text", { class: "plate-name", x, y: 0.08, "font-size": size, fill }, safe(text));
}

function pips(x: number, home: number, count: number, room: number, fill: string): string {
  const step = Math.min(0.39, room / count);
  const dots = Array.from({ length: count }, (_, k) =>
    el("circle", {
      cx: x + 0.16 + k * step,
      cy: 0.47,
      r: step * 0.36,
      fill: k < home ? fill : "none",
      stroke: fill,
      "stroke-width": 0.06,
    }),
  );
  return dots.join("");
}

/** A ring around the peg that empties clockwise from the top. */
function clock(left: number, ink: string): string {
  const ring = { r: 0.57, fill: "none", "stroke-width": 0.14, transform: "rotate(-90)" };
  const time = { ...ring, pathLength: 100, "stroke-dasharray": `${num(left * 100)} 100` };
  return [
    el("circle", { ...ring, stroke: ink, opacity: 0.25 }),
    // With an outline, as yellow alone is pale on a light plate.
    left > 0 ? el("circle", { ...time, stroke: ink, "stroke-width": 0.24 }) : "",
    el("circle", { ...time, class: "plate-clock", stroke: "var(--burst)" }),
  ].join("");
}

/** A small robot's head. */
const robot = (at: string, fill: string, ink: string): string =>
  group(
    { class: "plate-bot", transform: at },
    el("path", {
      d: "M0-.42V-.24M-.3-.24H.3V.24H-.3Z",
      fill,
      stroke: ink,
      "stroke-width": 0.12,
      "stroke-linejoin": "round",
    }),
    el("path", { d: "M-.12-.03V.05M.12-.03V.05", stroke: ink, "stroke-width": 0.12, "stroke-linecap": "round" }),
  );

/** Stuck turns at the right end of the plate: one mark each, filled in as they're counted. */
function stuckMarks({ count, limit }: { count: number; limit: number }, right: number, fill: string): string {
  const marks = Array.from({ length: limit }, (_, k) => {
    const x = right - (limit - 1 - k) * 0.34;
    return el("path", {
      d: `M${num(x)} .31L${num(x + 0.15)} .57H${num(x - 0.15)}Z`,
      fill: k < count ? fill : "none",
      stroke: fill,
      "stroke-width": 0.06,
      "stroke-linejoin": "round",
    });
  });
  return group({ class: "plate-stuck" }, ...marks);
}

function words(plate: Plate, place: PlatePlace, fill: string): string {
  const left = -place.width / 2 + 1.65;
  const room = place.width - 1.65 - 0.55;
  const home = plate.places.filter((each) => each >= HOME).length;
  const { stuck } = plate.look;
  const marks = stuck && stuck.count > 0 ? stuckMarks(stuck, place.width / 2 - 0.75, fill) : "";
  const free = marks ? room - stuck!.limit * 0.34 - 0.1 : room;
  return nameMarkup(plate.look.name, left, room, fill) + pips(left, home, plate.layout.shape.pegs, free, fill) + marks;
}

function plateMarkup(plate: Plate): string {
  const { layout, seat, look, isTurn, scale } = plate;
  const place = layout.plate(sideOf(layout.shape, seat));
  if (place.width === 0) return "";
  const isNamed = place.width >= NAMED && place.width * scale >= 78;
  const isWide = place.width >= NAMED;
  const width = isNamed ? place.width - 0.7 : isWide ? SHORT : 1.9;
  const height = isWide ? HIGH : 1.9;
  const outline = isWide ? teamShape(teamOf(layout.shape, seat), width, height) : teamShape(0, 1.9, 1.9);
  const fill = isTurn ? "var(--plate-turn)" : "var(--plate)";
  const edge = isTurn ? "var(--plate-turn-edge)" : "var(--plate-edge)";
  const ink = isTurn ? "var(--on-plate-turn)" : "var(--on-plate)";
  const peg = `translate(${num(isNamed ? -width / 2 + 0.95 : 0)} 0) scale(1.05) rotate(${num(-place.angle)})`;
  const pale: Record<string, number> = look.absent ? { opacity: 0.6 } : {};
  return group(
    {
      "data-plate": String(seat),
      transform: `translate(${num(place.at[0])} ${num(place.at[1])}) rotate(${num(place.angle)})`,
    },
    el("path", { d: outline, fill, stroke: edge, "stroke-width": isTurn ? 0.14 : 0.06, "stroke-linejoin": "round" }),
    // An absent player is pale, but not their clock.
    typeof look.time === "number" ? group({ transform: peg }, clock(look.time, ink)) : "",
    group({ transform: peg, ...pale }, pegBody(look.color)),
    look.bot
      ? robot(
          `translate(${num((isNamed ? -width / 2 + 0.95 : 0) - 0.42)} 0.5) rotate(${num(-place.angle)}) scale(0.66)`,
          fill,
          ink,
        )
      : "",
    look.helps
      ? group(
          { transform: `translate(${num(isNamed ? -width / 2 + 1.4 : 0.5)} 0.45) scale(0.55)` },
          pegBody(look.helps),
        )
      : "",
    isNamed ? group(pale, words(plate, { ...place, width }, ink)) : "",
  );
}

export function platesMarkup(
  layout: Layout,
  seats: readonly SeatPlate[],
  pegs: readonly (readonly Place[])[],
  turn: Seat | null,
  scale: number,
): string {
  return seats
    .map((look, seat) => plateMarkup({ layout, seat, look, places: pegs[seat] ?? [], isTurn: seat === turn, scale }))
    .join("");
}
