/** What the board shows, as plain data, and the SVG markup of its layers. No DOM, so that it can be tested as text. */

import { group, type Point } from "../lib/svg";
import { type Box, type Layout, within } from "./geometry";
import { marksMarkup } from "./marks";
import { numbersMarkup, readableSize } from "./numbers";
import {
  type Effect,
  flightsOf,
  type LandingMark,
  overMarkup,
  type PegMark,
  type Spots,
  underMarkup,
} from "./overlays";
import { type Piles, pilesMarkup } from "./piles";
import { freeSlots, type PlacedPeg, slotsOf } from "./placement";
import { platesMarkup, type SeatPlate } from "./plates";
import { HOME, type Place, type Seat, type Shape, START, sideOf } from "./shape";
import type { Target } from "./snap";
import { tagsMarkup } from "./tags";
import { traceNumbers, tracesMarkup } from "./traces";
import { woodMarkup } from "./wood";

interface NumberedPeg extends PegMark {
  readonly number: number;
}

export interface Scene {
  readonly shape: Shape;
  /** The seat at the bottom; null for side A. */
  readonly viewer: Seat | null;
  /** Whether a board of many sides stands tall. */
  readonly isTall: boolean;
  readonly seats: readonly SeatPlate[];
  readonly pegs: readonly (readonly Place[])[];
  readonly turn: Seat | null;
  readonly choosable: readonly PegMark[];
  readonly chosen: PegMark | null;
  /** The numbers of pegs that can move. */
  readonly numbers: readonly NumberedPeg[];
  readonly landings: readonly LandingMark[];
  readonly preview: readonly Effect[];
  /** What the last turns did; a number stands next to each effect that has one. */
  readonly last: readonly Effect[];
  readonly made: readonly Effect[];
  readonly crosses: readonly PegMark[];
  readonly ring: PegMark | null;
  /** Names for what `last` and `preview` show, if there are two turns to tell apart. */
  readonly tags: { readonly last: string; readonly preview: string } | null;
  /** Which of the two is pale, because the other one is looked at. */
  readonly pale: "last" | "preview" | null;
  readonly piles: Piles | null;
  /** The board's description for screen readers. */
  readonly label: string;
}

export const EMPTY: Omit<Scene, "shape" | "seats"> = {
  viewer: null,
  isTall: false,
  pegs: [],
  turn: null,
  choosable: [],
  chosen: null,
  numbers: [],
  landings: [],
  preview: [],
  last: [],
  made: [],
  crosses: [],
  ring: null,
  tags: null,
  pale: null,
  piles: null,
  label: "",
};

export type Layer = "wood" | "plates" | "piles" | "traces" | "under" | "over";
/** From bottom to top; pegs are between `under` and `over`. */
export const LAYERS: readonly (Layer | "pegs")[] = ["wood", "plates", "piles", "traces", "under", "pegs", "over"];

export function spotsOf(layout: Layout, scene: Scene, placed: readonly PlacedPeg[]): Spots {
  const start = (seat: Seat, slot: number): Point => {
    const holes = layout.start(sideOf(layout.shape, seat));
    return holes[Math.min(slot, holes.length - 1)] ?? layout.hole(seat, START);
  };
  return {
    layout,
    colors: scene.seats.map((each) => each.color),
    names: scene.seats.map((each) => each.name),
    spot: (seat, place, back = 0) =>
      place === START ? start(seat, slotsOf(placed, seat).at(-1 - back) ?? 0) : layout.hole(seat, place),
    free: (seat, order) => start(seat, freeSlots(placed, seat)[order] ?? 0),
  };
}

/** Where a peg is drawn. */
export function spotOf(layout: Layout, peg: PlacedPeg): Point {
  if (peg.place !== START) return layout.hole(peg.seat, peg.place);
  const holes = layout.start(sideOf(layout.shape, peg.seat));
  return holes[Math.min(peg.slot, holes.length - 1)] ?? layout.hole(peg.seat, START);
}

/** Pegs from back to front. */
export const inOrder = (layout: Layout, placed: readonly PlacedPeg[]): PlacedPeg[] =>
  [...placed].sort((a, b) => spotOf(layout, a)[1] - spotOf(layout, b)[1] || a.id.localeCompare(b.id));

/** `scale`: pixels per spacing. `id`: distinguishes boards on one page. `seen`: the visible part, if not all of it. */
export function layerMarkup(
  layer: Layer,
  layout: Layout,
  scene: Scene,
  placed: readonly PlacedPeg[],
  scale: number,
  id: string,
  seen: Box = layout.bounds,
): string {
  switch (layer) {
    case "wood":
      return (
        woodMarkup(layout, id) +
        marksMarkup(
          layout,
          scene.seats.map((each) => each.color),
        )
      );
    case "plates":
      return platesMarkup(layout, scene.seats, scene.pegs, scene.turn, scale);
    case "piles":
      return pilesMarkup(layout, scene.piles, scale);
    case "traces":
      return paled(scene, "last", tracesMarkup(spotsOf(layout, scene, placed), scene.last));
    case "under":
      return paled(scene, "preview", underMarkup(spotsOf(layout, scene, placed), scene));
    case "over":
      return overlayAbove(layout, scene, placed, scale, within(layout.bounds, seen));
  }
}

function overlayAbove(layout: Layout, scene: Scene, placed: readonly PlacedPeg[], scale: number, seen: Box): string {
  const spots = spotsOf(layout, scene, placed);
  const pegs = placed.map((peg) => spotOf(layout, peg));
  const landings = scene.landings.map(({ seat, place }) => spots.spot(seat, place));
  const numbered = ({ seat, place, number }: NumberedPeg) => ({ at: spots.spot(seat, place), number });
  const { last, preview, tags } = scene;
  const [lastTag = "", previewTag = ""] = tags
    ? tagsMarkup(
        spots,
        [
          { text: tags.last, isBest: false, effects: last },
          { text: tags.preview, isBest: true, effects: preview },
        ],
        pegs,
        scale,
      )
    : [];
  return (
    paled(scene, "preview", overMarkup(spots, scene, { box: seen, scale }) + previewTag) +
    paled(scene, "last", numbersMarkup(seen, traceNumbers(spots, last), pegs) + lastTag) +
    numbersMarkup(seen, scene.numbers.map(numbered), [...pegs, ...landings], readableSize(scale))
  );
}

const PALE = 0.35;

const paled = ({ pale }: Scene, which: "last" | "preview", markup: string): string =>
  markup && pale === which ? group({ class: "pale", opacity: PALE }, markup) : markup;

type TapMeaning = { readonly kind: "peg" | "hole"; readonly seat: Seat; readonly place: Place };

/** Everything that can be tapped: highlighted pegs and landings, then all pegs, then all holes. */
export function targetsOf(layout: Layout, scene: Scene, placed: readonly PlacedPeg[]): Target<TapMeaning>[] {
  const spots = spotsOf(layout, scene, placed);
  const lit = (kind: TapMeaning["kind"], { seat, place }: PegMark): Target<TapMeaning> => ({
    at: spots.spot(seat, place),
    isLit: true,
    value: { kind, seat, place },
  });
  const pegs = placed.map(
    (peg): Target<TapMeaning> => ({
      at: spotOf(layout, peg),
      isLit: false,
      value: { kind: "peg", seat: peg.seat, place: peg.place },
    }),
  );
  const track = layout.track.ring.map(
    (at, place): Target<TapMeaning> => ({ at, isLit: false, value: { kind: "hole", seat: scene.viewer ?? 0, place } }),
  );
  const homes = scene.seats.flatMap((_, seat) =>
    layout
      .home(sideOf(layout.shape, seat))
      .map((at, k): Target<TapMeaning> => ({ at, isLit: false, value: { kind: "hole", seat, place: HOME + k } })),
  );
  const chosen = scene.chosen ? [lit("peg", scene.chosen)] : [];
  return [
    ...scene.landings.map((each) => lit("hole", each)),
    ...scene.choosable.map((each) => lit("peg", each)),
    ...chosen,
    ...pegs,
    ...track,
    ...homes,
  ];
}

/** The holes that matter to the current question, for the camera; those of a flight only where it begins. */
export function pointsInQuestion(layout: Layout, scene: Scene, placed: readonly PlacedPeg[]): Point[] {
  const spots = spotsOf(layout, scene, placed);
  const marks = [...scene.choosable, ...scene.landings, ...(scene.chosen ? [scene.chosen] : [])];
  const points = marks.map((each) => spots.spot(each.seat, each.place));
  const [moves, flights] = [scene.preview.filter(({ kind }) => kind === "move"), flightsOf(spots, scene.preview)];
  const all = [...points, ...pointsOf(spots, moves), ...flights.map(({ from }) => from)];
  return all.length > 0 ? all : pointsOfSide(layout, scene.viewer ?? 0);
}

/** Where the flights of effects end. */
export const flightEnds = (spots: Spots, effects: readonly Effect[]): Point[] =>
  flightsOf(spots, effects).map(({ to }) => to);

/** The holes of the track on a seat's side. */
export const pointsOfSide = (layout: Layout, seat: Seat): Point[] =>
  layout.track.ring.slice(...sideRange(layout.shape, seat));

/** All holes that effects involve. */
export const pointsOf = (spots: Spots, effects: readonly Effect[]): Point[] =>
  effects.flatMap(({ seat, origin, target, path }) =>
    [origin, ...(path ?? []), target].map((place) => spots.spot(seat, place)),
  );

/** The holes of a seat's side: the first, and the one after the last. */
const sideRange = (shape: Shape, seat: Seat): [number, number] => {
  const first = sideOf(shape, seat) * shape.side_length;
  return [first, first + shape.side_length];
};
