/** Name plates on the wood. The shape shows the team; colors invert on the seat's turn. */

import { el, group, num, type Point, safe, through } from "../lib/svg";
import { type Color, pegBody } from "../look/pegs";
import type { Layout, PlatePlace } from "./geometry";
import { fittingText, LARGEST, LEADING, type PlateText } from "./platetext";
import { HOME, type Place, type Seat, sideOf, teamOf } from "./shape";

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
  /** How many cards the seat has left to play; null if that's said elsewhere. */
  readonly cards?: number | null;
  /** A word below the name, instead of the pegs at home: before the game. */
  readonly note?: string;
  /** The seat is still open. */
  readonly isOpen?: boolean;
}

/** The height of a plate, and of one with two lines. */
const HIGH = 1.75;
const HIGHER = 2.35;
/** The least width for the name beside the peg; on narrower plates it's above. */
const WIDE = 4.4;
/** The least width for a name, in spacings and pixels; narrower plates only show a peg. */
const NAMED = 3;
const NAMED_PIXELS = 44;
/** The least size of a name beside the peg, in pixels; a smaller one goes above it, where there's more room. */
const COMFORTABLE = 9;
/** The width of a plate whose text would be too small to read; its shape still shows the team. */
const SHORT = 2.9;
/** The size of a note below a name. */
const NOTE = 0.68;
/** How far a card stands out from behind a plate, and how wide it is. */
const PEEK = 0.72;
const CARD_WIDTH = 1.2;

/** The outline of a team's plate around (0, 0): round, pointed, squared, cut corners, notched. */
export function teamShape(team: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  if (team === 0) return pill(w, h);
  const right = rightCorners(team, w, h, depthOf(w, h));
  return through([...right, ...right.map(([x, y]): Point => [-x, y]).reverse()], true);
}

function pill(w: number, h: number): string {
  const arcTo = (x: number, y: number) => `A${num(h)} ${num(h)} 0 0 1 ${num(x)} ${num(y)}`;
  return `M${num(h - w)} ${num(-h)}H${num(w - h)}${arcTo(w - h, h)}H${num(h - w)}${arcTo(h - w, -h)}Z`;
}

/** The right half of a plate's corners, top to bottom. `p`: the depth of points, cuts and notches. */
function rightCorners(team: number, w: number, h: number, p: number): Point[] {
  switch (team) {
    case 1:
      return [
        [w - p, -h],
        [w, 0],
        [w - p, h],
      ];
    case 3:
      return [
        [w - p, -h],
        [w, p - h],
        [w, h - p],
        [w - p, h],
      ];
    case 4:
      return [
        [w, -h],
        [w - p, 0],
        [w, h],
      ];
    default:
      return [
        [w, -h],
        [w, h],
      ];
  }
}

const depthOf = (w: number, h: number): number => Math.min(0.5 * h, w);

/** How far to the right a team's plate around (0, 0) reaches at a height. */
export function reachOf(team: number, width: number, height: number, y: number): number {
  const [w, h] = [width / 2, height / 2];
  if (team === 0) return w - h + Math.sqrt(Math.max(0, h * h - y * y));
  const corners = rightCorners(team, w, h, depthOf(w, h));
  const below = Math.max(
    1,
    corners.findIndex((corner) => corner[1] >= y),
  );
  const [[x1, y1], [x2, y2]] = [corners[below - 1]!, corners[below]!];
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
}

interface Plate {
  readonly layout: Layout;
  readonly seat: Seat;
  readonly look: SeatPlate;
  readonly places: readonly Place[];
  readonly isTurn: boolean;
  /** Pixels per spacing; text too small to read is left out. */
  readonly scale: number;
}

/** The names' lines, from the plate's left edge or middle. */
interface TextBox {
  readonly x: number;
  /** The middle of the lines. */
  readonly y: number;
  readonly anchor: "start" | "middle";
}

const textMarkup = ({ x, y, anchor }: TextBox, { lines, size }: PlateText, fill: string, name = "plate-name"): string =>
  lines
    .map((line, k) => {
      const baseline = y + (k - (lines.length - 1) / 2) * size * LEADING + size * 0.35;
      return el("text", { class: name, x, y: baseline, "font-size": size, "text-anchor": anchor, fill }, safe(line));
    })
    .join("");

function pips([x, y]: Point, home: number, count: number, room: number, fill: string): string {
  const step = Math.min(0.39, room / count);
  const dots = Array.from({ length: count }, (_, k) =>
    el("circle", {
      cx: x + 0.16 + k * step,
      cy: y,
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
  const ring = { r: 0.53, fill: "none", "stroke-width": 0.14, transform: "rotate(-90)" };
  const time = { ...ring, pathLength: 100, "stroke-dasharray": `${num(left * 100)} 100` };
  return [
    el("circle", { ...ring, stroke: ink, opacity: 0.25 }),
    // With an outline, as yellow alone is pale on a light plate.
    left > 0 ? el("circle", { ...time, stroke: ink, "stroke-width": 0.22 }) : "",
    el("circle", { ...time, class: "plate-clock", stroke: "var(--burst)" }),
  ].join("");
}

/** A place for a peg that someone will bring. */
const openSeat = (ink: string): string =>
  el("circle", { r: 0.5, fill: "none", stroke: ink, "stroke-width": 0.09, "stroke-dasharray": "0.26 0.2" }) +
  el("path", { d: "M0-.22V.22M-.22 0H.22", stroke: ink, "stroke-width": 0.1, "stroke-linecap": "round" });

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

/** From one mark of a stuck turn to the next. */
const MARK_STEP = 0.34;

/** Stuck turns: one mark each, filled in as they're counted. */
function stuckMarks({ count, limit }: { count: number; limit: number }, [left, y]: Point, fill: string): string {
  const marks = Array.from({ length: limit }, (_, k) => {
    const x = left + 0.15 + k * MARK_STEP;
    return el("path", {
      d: `M${num(x)} ${num(y - 0.16)}L${num(x + 0.15)} ${num(y + 0.1)}H${num(x - 0.15)}Z`,
      fill: k < count ? fill : "none",
      stroke: fill,
      "stroke-width": 0.06,
      "stroke-linejoin": "round",
    });
  });
  return group({ class: "plate-stuck" }, ...marks);
}

/** A card behind the edge of a plate, standing out this way, with the number of cards on what can be seen of it. */
function cardBehind([x, y]: Point, [right, down]: Point, count: number, upright: string): string {
  const [wide, high] = right ? [2 * PEEK, CARD_WIDTH] : [CARD_WIDTH, 2 * PEEK];
  return group(
    { class: "plate-cards" },
    el("rect", {
      x: x - wide / 2,
      y: y - high / 2,
      width: wide,
      height: high,
      rx: 0.18,
      fill: "var(--card)",
      stroke: "var(--plate-edge)",
      "stroke-width": 0.06,
    }),
    group(
      { transform: `translate(${num(x + (right * PEEK) / 2)} ${num(y + (down * PEEK) / 2)}) ${upright}` },
      el("text", { y: 0.3, "font-size": 0.84, "text-anchor": "middle", fill: "var(--card-ink)" }, String(count)),
    ),
  );
}

/** Behind the end beside the start area, or else behind the edge toward the middle of the board. */
function cardsMarkup({ start, hasEnd }: PlatePlace, { width, height }: Form, count: number, upright: string): string {
  return hasEnd
    ? cardBehind([(start * width) / 2, 0], [start, 0], count, upright)
    : cardBehind([(start * width) / 4, (-start * height) / 2], [0, -start], count, upright);
}

/** How a plate is laid out: its outline, the place of its peg, its name, the row of pips, and the marks. */
interface Form {
  readonly width: number;
  readonly height: number;
  readonly peg: { readonly at: Point; readonly scale: number };
  readonly name: { readonly box: TextBox; readonly text: PlateText } | null;
  readonly pips: { readonly at: Point; readonly room: number };
  /** Where the marks of stuck turns begin, if they have a line of their own. */
  readonly marks?: Point;
}

interface NamedForm extends Form {
  readonly name: NonNullable<Form["name"]>;
}

function formOf(place: PlatePlace, team: number, { name, note, stuck }: SeatPlate, scale: number): Form {
  if (place.width < NAMED || place.width * scale < NAMED_PIXELS) {
    const [width, height] = place.width >= WIDE ? [SHORT, HIGH] : [1.9, 1.9];
    return { width, height, peg: { at: [0, 0], scale: 1.05 }, name: null, pips: { at: [0, 0], room: 0 } };
  }
  const third = note ? "note" : stuck?.count ? "marks" : null;
  if (place.width < WIDE) return aboveForm(place.width - 0.2, team, name, scale, third);
  const beside = besideForm(place.width - 0.3, team, name, scale, third);
  const { kept, size } = beside.name.text;
  if (note || (kept === 2 && size * scale >= COMFORTABLE)) return beside;
  const above = aboveForm(place.width - 0.3, team, name, scale, third);
  return isBetter(above.name.text, beside.name.text) ? above : beside;
}

/** Whether a text has more of the name than another, or as much in larger letters. */
const isBetter = (a: PlateText, b: PlateText): boolean => (a.kept === b.kept ? a.size > b.size : a.kept > b.kept);

/** From the middle of a line to the tops of its letters, by their size. */
const RISE = 0.4;
/** Between a name and the edge of its plate. */
const MARGIN = 0.22;

/** How far to the right lines may go. The plate's edge is nearest above the first line, below the last, or in a notch. */
function endOf(team: number, width: number, height: number, y: number, size: number, lines: number): number {
  const half = ((lines - 1) / 2) * LEADING * size + RISE * size;
  const heights = [y - half, Math.max(y - half, Math.min(y + half, 0)), y + half];
  return Math.min(...heights.map((each) => reachOf(team, width, height, each))) - MARGIN;
}

/** What may be below the name besides the pips: a note in their place, or the marks of stuck turns. */
type Third = "note" | "marks" | null;

/** Peg, and beside it the name above the pips. Two lines of a name leave no line for marks. */
function besideForm(width: number, team: number, name: string, scale: number, third: Third): NamedForm {
  const left = -width / 2 + 1.56;
  const roomOf = (height: number, y: number, lines: number) => (size: number) =>
    endOf(team, width, height, y, size, lines) - left;
  const y = { note: -0.36, marks: -0.58, none: -0.25 }[third ?? "none"];
  const yOfTwo = third === "note" ? y : -0.28;
  const roomOfOne = roomOf(third ? HIGHER : HIGH, y, 1);
  const text = fittingText(name, roomOfOne, scale, { roomOfTwo: roomOf(HIGHER, yOfTwo, 2) });
  const isTwo = text.lines.length > 1;
  const below = isTwo && third !== "note" ? 0.74 : { note: 0.56, marks: 0.14, none: 0.47 }[third ?? "none"];
  return {
    width,
    height: isTwo || third ? HIGHER : HIGH,
    peg: { at: [-width / 2 + 0.82, 0], scale: 1.05 },
    name: { box: { x: left, y: isTwo ? yOfTwo : y, anchor: "start" }, text },
    pips: { at: [left, below], room: roomOfOne(LARGEST) },
    ...(third === "marks" && !isTwo ? { marks: [left, 0.72] } : {}),
  };
}

/** The name above peg and pips. */
function aboveForm(width: number, team: number, name: string, scale: number, third: Third): NamedForm {
  const y = -0.36;
  const roomOf = (lines: number) => (size: number) => 2 * endOf(team, width, HIGHER, y, size, lines);
  const text = fittingText(name, roomOf(1), scale, { roomOfTwo: roomOf(2) });
  const left = -width / 2 + 1.4;
  const isMarked = third === "marks" && text.lines.length === 1;
  const below = isMarked ? 0.3 : 0.62;
  return {
    width,
    height: HIGHER,
    peg: { at: [-width / 2 + 0.85, below], scale: 0.68 },
    name: { box: { x: 0, y: isMarked ? -0.56 : y, anchor: "middle" }, text },
    pips: { at: [left, below], room: width - 1.4 - 0.5 },
    ...(isMarked ? { marks: [left, 0.8] } : {}),
  };
}

function words(plate: Plate, { name, pips: row, marks, width }: Form, fill: string): string {
  if (!name) return "";
  if (plate.look.note) {
    const note = fittingText(plate.look.note, () => row.room, plate.scale, { largest: NOTE });
    return (
      textMarkup(name.box, name.text, fill) +
      textMarkup({ x: row.at[0], y: row.at[1], anchor: "start" }, note, fill, "plate-note")
    );
  }
  const { stuck } = plate.look;
  const home = plate.places.filter((each) => each >= HOME).length;
  const homePips = (room: number) => pips(row.at, home, plate.layout.shape.pegs, room, fill);
  const nameLines = textMarkup(name.box, name.text, fill);
  if (!stuck?.count) return nameLines + homePips(row.room);
  const wide = stuck.limit * MARK_STEP;
  const at = marks ?? [width / 2 - 0.56 - wide, row.at[1]];
  return nameLines + homePips(marks ? row.room : row.room - wide - 0.1) + stuckMarks(stuck, at, fill);
}

function plateMarkup(plate: Plate): string {
  const { layout, seat, look, isTurn, scale } = plate;
  const place = layout.plate(sideOf(layout.shape, seat));
  if (place.width === 0) return "";
  const team = teamOf(layout.shape, seat);
  const form = formOf(place, team, look, scale);
  const { width, height } = form;
  const outline = place.width >= NAMED ? teamShape(team, width, height) : teamShape(0, 1.9, 1.9);
  const fill = isTurn ? "var(--plate-turn)" : "var(--plate)";
  const edge = isTurn ? "var(--plate-turn-edge)" : "var(--plate-edge)";
  const ink = isTurn ? "var(--on-plate-turn)" : "var(--on-plate)";
  const upright = `rotate(${num(-place.angle)})`;
  const [x, y] = form.peg.at;
  const peg = `translate(${num(x)} ${num(y)}) scale(${form.peg.scale}) ${upright}`;
  const pale: Record<string, string> = look.absent ? { style: "opacity: var(--absent)" } : {};
  return group(
    {
      "data-plate": String(seat),
      transform: `translate(${num(place.at[0])} ${num(place.at[1])}) rotate(${num(place.angle)})`,
    },
    typeof look.cards === "number" ? cardsMarkup(place, form, look.cards, upright) : "",
    el("path", {
      d: outline,
      fill,
      stroke: look.isOpen ? ink : edge,
      "stroke-width": isTurn ? 0.14 : look.isOpen ? 0.1 : 0.06,
      "stroke-linejoin": "round",
      ...(look.isOpen ? { "fill-opacity": 0.5, "stroke-dasharray": "0.42 0.3" } : {}),
    }),
    // An absent player is pale, but not their clock.
    typeof look.time === "number" ? group({ transform: peg }, clock(look.time, ink)) : "",
    group({ transform: peg, ...pale }, look.isOpen ? openSeat(ink) : pegBody(look.color)),
    look.bot ? robot(`translate(${num(x - 0.42)} ${num(y + 0.5)}) ${upright} scale(0.66)`, fill, ink) : "",
    look.helps
      ? group({ transform: `translate(${num(x + 0.45)} ${num(y + 0.45)}) scale(0.55)` }, pegBody(look.helps))
      : "",
    group(pale, words(plate, form, ink)),
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
