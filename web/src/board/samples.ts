/** Sample boards, positions and scenes, for the gallery and the tests. */
import type { Color } from "../look/pegs";
import { EMPTY, type Scene } from "./scene";
import { HOME, type Place, ringOf, type Shape, START } from "./shape";

export const COLORS: readonly Color[] = ["B", "Y", "R", "W", "G", "I", "O", "P", "N", "K"];
const NAMES = ["Rosa", "Ben", "Ana", "Theo", "Mia", "Luis", "Kim", "Otto", "Sam", "Zoe"];

export const shapeOf = (players: number, more: Partial<Shape> = {}): Shape => ({
  players,
  teams: players % 2 ? players : 2,
  sides: players,
  side_length: 18,
  in_spot: 3,
  out_spot: 8,
  home_length: 5,
  pegs: 5,
  ...more,
});

const small = { side_length: 12, out_spot: 6, in_spot: 2, home_length: 4, pegs: 4 };

export const SAMPLES: Readonly<Record<string, Shape>> = {
  "2": shapeOf(2),
  "2 on 4 sides": shapeOf(2, { sides: 4 }),
  ...Object.fromEntries([3, 4, 5, 6, 7, 8, 9, 10].map((n) => [String(n), shapeOf(n)])),
  "4, 20 holes": shapeOf(4, { side_length: 20 }),
  "4, 12 holes, 4 pegs": shapeOf(4, small),
  "3, 12 holes, 4 pegs": shapeOf(3, small),
  "2, 12 holes, 4 pegs": shapeOf(2, small),
  "4, in-spot after the out spot": shapeOf(4, { side_length: 16, in_spot: 8, out_spot: 4 }),
  "4, 7 pegs": shapeOf(4, { pegs: 7, home_length: 6 }),
};

/** Some pegs in start, some on the track, some home. */
function position(shape: Shape): Place[][] {
  const taken = new Set<Place>();
  return Array.from({ length: shape.players }, (_, seat) => {
    const home = (seat * 2 + 1) % Math.min(4, shape.home_length);
    const places: Place[] = Array.from({ length: home }, (_, k) => HOME + shape.home_length - 1 - k);
    for (let k = 0; places.length < shape.pegs - 2; k++) {
      const place = (seat * 23 + 11 + k * 17) % ringOf(shape);
      if (taken.has(place)) continue;
      taken.add(place);
      places.push(place);
    }
    while (places.length < shape.pegs) places.unshift(START);
    return places;
  });
}

export const sample = (shape: Shape): Pick<Scene, "shape" | "seats"> & Partial<Scene> => ({
  shape,
  viewer: 0,
  seats: Array.from({ length: shape.players }, (_, seat) => ({ name: NAMES[seat]!, color: COLORS[seat]! })),
  pegs: position(shape),
  turn: 0,
  piles: { draw: 61, top: "9", suit: 2, by: "Theo" },
});

const four = shapeOf(4);
const chain: Place[][] = [
  [START, START, 18, 5 + 54, HOME + 4],
  [START, 5, 46, HOME + 3, HOME + 4],
  [START, START, 28, 56, HOME + 4],
  [START, 39, HOME + 2, HOME + 3, HOME + 4],
];
const base: Scene = { ...EMPTY, ...sample(four), pegs: chain } as Scene;
const walk = (from: Place, to: Place): Place[] => Array.from({ length: to - from }, (_, k) => from + k + 1);

export const SCENES: Readonly<Record<string, Scene>> = {
  choose: {
    ...base,
    choosable: [
      { seat: 0, place: 18 },
      { seat: 0, place: 59 },
      { seat: 0, place: START },
    ],
    turn: 0,
  },
  chain: {
    ...base,
    choosable: [{ seat: 0, place: 59 }],
    chosen: { seat: 0, place: 18 },
    landings: [{ seat: 0, place: 28, chosen: true, warn: true }],
    preview: [
      { kind: "move", seat: 0, origin: 18, target: 28, path: walk(18, 28), number: null },
      { kind: "in_spot", seat: 2, origin: 28, target: 39, number: 1 },
      { kind: "start", seat: 3, origin: 39, target: START, number: 2 },
    ],
  },
  bump: {
    ...base,
    chosen: { seat: 0, place: 59 },
    landings: [
      { seat: 0, place: 5, chosen: true },
      { seat: 0, place: HOME + 1 },
    ],
    preview: [
      { kind: "move", seat: 0, origin: 59, target: 5, path: [...walk(59, 71), 0, ...walk(0, 5)], number: null },
      { kind: "start", seat: 1, origin: 5, target: START, number: null },
    ],
  },
  swap: {
    ...base,
    chosen: { seat: 0, place: 18 },
    landings: [{ seat: 2, place: 56, chosen: true }],
    preview: [{ kind: "swap", seat: 0, origin: 18, target: 56, seat2: 2, number: null }],
  },
  "two turns": {
    ...base,
    last: [{ kind: "move", seat: 0, origin: 59, target: 65, path: walk(59, 65), number: null }],
    preview: [
      { kind: "move", seat: 0, origin: 59, target: 5, path: [...walk(59, 71), 0, ...walk(0, 5)], number: null },
      { kind: "start", seat: 1, origin: 5, target: START, number: null },
    ],
    tags: { last: "Played", preview: "Better" },
    pale: "last",
  },
  "last turn": {
    ...base,
    last: [{ kind: "move", seat: 3, origin: 30, target: 39, path: walk(30, 39) }],
    crosses: [{ seat: 0, place: 18 }],
  },
};
