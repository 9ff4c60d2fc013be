import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { num } from "../lib/svg";
import { type Box, insetBy, isInside, layoutOf } from "./geometry";
import { pileSpots } from "./piles";
import { pegAt, placePegs } from "./placement";
import { reachOf, teamShape } from "./plates";
import { fittingText } from "./platetext";
import { SAMPLES, SCENES, sample, shapeOf } from "./samples";
import { EMPTY, inOrder, type Layer, layerMarkup, type Scene, spotOf, targetsOf } from "./scene";
import { HOME, inSpotOf, outSpotOf, ringOf, START } from "./shape";
import { nearestTarget } from "./snap";
import { gap } from "./track";

const count = (text: string, part: string): number => text.split(part).length - 1;

function drawn(scene: Scene, layer: Layer): string {
  return layerMarkup(layer, layoutOf(scene.shape, scene.viewer), scene, placePegs([], scene.pegs), 30, "test");
}

const sceneOf = (shape: Scene["shape"]): Scene => ({ ...EMPTY, ...sample(shape) });

test.each(Object.entries(SAMPLES))("every hole is drawn once: %s", (_, shape) => {
  const wood = drawn(sceneOf(shape), "wood");
  const holes = [...wood.matchAll(/class="holes" d="([^"]*)"/g)].flatMap(([, d]) => d!.match(/M[^a]*/g) ?? []);
  expect(holes.length).toBe(ringOf(shape) + shape.players * (shape.home_length + shape.pegs));
  expect(new Set(holes).size).toBe(holes.length);
});

test("in-spots and out-spots are marked, on the players' sides only", () => {
  const shape = shapeOf(2, { sides: 4 });
  const wood = drawn(sceneOf(shape), "wood");
  const layout = layoutOf(shape, 0);
  expect(count(wood, 'data-mark="in-spot"')).toBe(2);
  expect(count(wood, 'data-mark="corner"')).toBe(4);
  for (const seat of [0, 1]) {
    const [x, y] = layout.track.ring[inSpotOf(shape, seat)]!;
    expect(wood).toContain(`M${num(x - 0.6)} ${num(y)}A0.6`);
    expect(gap(layout.track.ring[outSpotOf(shape, seat)]!, layout.hole(seat, START))).toBeCloseTo(2.15, 2);
  }
});

test("pegs are drawn from back to front", () => {
  const scene = sceneOf(shapeOf(4));
  const layout = layoutOf(scene.shape, 0);
  const heights = inOrder(layout, placePegs([], scene.pegs)).map((peg) => spotOf(layout, peg)[1]);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heights.length).toBe(20);
});

test("a path has a dot for every hole counted", () => {
  expect(count(drawn(SCENES.chain!, "under"), "data-dot")).toBe(10);
});

test("a flight out of sight ends at the edge, with the name of the player whose peg flies", () => {
  const scene: Scene = {
    ...sceneOf(shapeOf(8)),
    preview: [{ kind: "start", seat: 4, origin: 9, target: START }],
  };
  const layout = layoutOf(scene.shape, 0);
  const over = (seen?: Box) => layerMarkup("over", layout, scene, placePegs([], scene.pegs), 17, "test", seen);
  const name = scene.seats[4]!.name;
  expect(over()).not.toContain(name);
  const [x, y] = layout.hole(0, 9);
  const seen = { x: x - 11, y: y - 18, width: 22, height: 23 };
  expect(over(seen)).toContain(`>${name}</text>`);
  for (const [, across, down] of over(seen).matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g))
    expect(isInside(seen, [Number(across), Number(down)])).toBe(true);
});

test("what is out of sight has its number there", () => {
  const scene: Scene = { ...sceneOf(shapeOf(8)), numbers: [{ seat: 0, place: 9, number: 1 }] };
  const seen = { x: 0, y: -20, width: 5, height: 5 };
  const over = layerMarkup("over", layoutOf(scene.shape, 0), scene, placePegs([], scene.pegs), 17, "test", seen);
  expect(count(over, 'class="number"')).toBe(1);
});

test("no number is beyond the edge of what is visible", () => {
  const place = 9;
  const scene: Scene = { ...sceneOf(shapeOf(8)), numbers: [{ seat: 0, place, number: 1 }] };
  const layout = layoutOf(scene.shape, 0);
  const [x, y] = layout.hole(0, place);
  for (const seen of [
    { x: x - 20, y: y - 20, width: 21, height: 22 },
    { x: x - 1, y: y - 20, width: 22, height: 22 },
  ]) {
    const over = layerMarkup("over", layout, scene, placePegs([], scene.pegs), 17, "test", seen);
    const [, across, down] = over.match(/class="number" transform="translate\(([-\d.]+) ([-\d.]+)\)/)!;
    expect(isInside(insetBy(seen, 0.4), [Number(across), Number(down)])).toBe(true);
  }
});

test("two turns have tags, and the one that isn't looked at is pale", () => {
  const scene = SCENES["two turns"]!;
  const tag = (text: string) =>
    new RegExp(`<g class="tag" transform="translate\\(([-\\d.]+) ([-\\d.]+)\\)">.*?${text}`);
  const over = drawn(scene, "over");
  expect(over).toMatch(tag("Played"));
  expect(over).toMatch(tag("Better"));
  expect(drawn(scene, "traces")).toMatch(/^<g class="pale" opacity="0.35">/);
  expect(drawn(scene, "under")).not.toContain("pale");
  expect(drawn({ ...scene, pale: "preview" }, "under")).toContain("pale");
  expect(drawn({ ...scene, tags: null, pale: null }, "over")).not.toMatch(/"tag"|pale/);
});

test("tags cover no peg, and not each other", () => {
  const scene = SCENES["two turns"]!;
  const layout = layoutOf(scene.shape, scene.viewer);
  const places = [...drawn(scene, "over").matchAll(/class="tag" transform="translate\(([-\d.]+) ([-\d.]+)\)/g)];
  const [one, other] = places.map(([, x, y]): [number, number] => [Number(x), Number(y)]);
  expect(gap(one!, other!)).toBeGreaterThan(1);
  for (const peg of placePegs([], scene.pegs))
    for (const at of [one!, other!]) expect(gap(spotOf(layout, peg), at)).toBeGreaterThan(0.9);
});

test("the effects of a chain are numbered, each in a different place", () => {
  const scene = sceneOf(shapeOf(4));
  const pegs = scene.pegs.map((places, seat) => (seat === 1 ? [START, START, ...places.slice(2)] : places));
  const last = [
    { kind: "move" as const, seat: 0, origin: 3, target: 12, path: [12], number: 1 },
    { kind: "start" as const, seat: 1, origin: 12, target: START, number: 2 },
    { kind: "start" as const, seat: 1, origin: 20, target: START, number: 3 },
  ];
  const over = drawn({ ...scene, pegs, last }, "over");
  expect(over.match(/font-size="0.9"[^>]*>\d/g)?.map((each) => each.at(-1))).toEqual(["1", "2", "3"]);
  expect(new Set(over.match(/class="number" transform="[^"]*"/g)).size).toBe(3);
  expect(drawn({ ...scene, pegs, last: last.map((each) => ({ ...each, number: null })) }, "over")).not.toContain(
    'class="number"',
  );
});

test("a card played face down lies next to the discards, and can be revealed there", () => {
  const scene = { ...sceneOf(shapeOf(4)), piles: { draw: 60, top: "9", claim: { declared: "K" } } };
  const pictures = (claim: Scene["piles"]) => count(drawn({ ...scene, piles: claim }, "piles"), 'class="pile-card"');
  expect([scene.piles, { ...scene.piles, claim: null }, { draw: 60, top: "9" }].map(pictures)).toEqual([3, 2, 2]);
  expect(drawn(scene, "piles")).toContain(">K</text>");
  const shown = drawn({ ...scene, piles: { ...scene.piles, claim: { declared: "K", card: "4" } } }, "piles");
  expect(count(shown, 'class="rank"')).toBe(2);
  // It has a suit of its own.
  const fills = (suit: number) =>
    count(
      drawn({ ...scene, piles: { ...scene.piles, suit: 0, claim: { declared: "K", card: "4", suit } } }, "piles"),
      "var(--card-red)",
    );
  expect(fills(1)).toBeGreaterThan(fills(0));
  // The other piles stay in place when a card is played there.
  const layout = layoutOf(scene.shape, 0);
  const [free, taken] = [null, { declared: "K" }].map((claim) => pileSpots(layout, { draw: 60, top: "9", claim }));
  expect(free).toEqual(taken);
});

test("a bump has a burst and a flight; a swap has a flight with two arrowheads and no burst", () => {
  expect(count(drawn(SCENES.bump!, "under"), 'class="burst"')).toBe(1);
  expect(count(drawn(SCENES.bump!, "over"), 'class="flight"')).toBe(1);
  expect(count(drawn(SCENES.swap!, "under"), 'class="burst"')).toBe(0);
  expect(count(drawn(SCENES.swap!, "over"), "M0.1 0L-0.62")).toBe(2);
});

test("the piles aren't on the board if its middle is too small", () => {
  expect(drawn(sceneOf(shapeOf(2)), "piles")).toBe("");
  expect(drawn(sceneOf(shapeOf(4)), "piles")).toContain(">61<");
});

test("names are escaped", () => {
  const scene = sceneOf(shapeOf(4));
  const plates = drawn({ ...scene, seats: scene.seats.map((each) => ({ ...each, name: "<b>&" })) }, "plates");
  expect(plates).toContain("&lt;b&gt;&amp;");
  expect(plates).not.toContain("<b>");
});

test("a plate too small to read is short and has no text, but keeps its team's shape", () => {
  const scene = sceneOf(shapeOf(4));
  const layout = layoutOf(scene.shape, 0);
  const at = (scale: number) => layerMarkup("plates", layout, scene, placePegs([], scene.pegs), scale, "test");
  expect(at(30)).toContain(">Rosa<");
  expect(at(8)).not.toContain("<text");
  expect(at(8)).toContain(`d="${teamShape(1, 2.9, 1.75)}"`);
});

test.each([1, 2, 3, 4])("the plate of team %i reaches as far as its outline", (team) => {
  const corners = [...teamShape(team, 6, 2).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const isInside = (x: number, y: number) =>
    corners.filter(([x1, y1], k) => {
      const [x2, y2] = corners[(k + 1) % corners.length]!;
      return y1! > y !== y2! > y && x < x1! + ((x2! - x1!) * (y - y1!)) / (y2! - y1!);
    }).length %
      2 ===
    1;
  for (const y of [-0.9, -0.6, -0.1, 0.3, 0.8]) {
    const reach = reachOf(team, 6, 2, y);
    expect([isInside(reach - 0.01, y), isInside(reach + 0.01, y)]).toEqual([true, false]);
  }
});

test("a name is on its plate whole, on two lines, shortened, or as its initials", () => {
  const text = (name: string, room = 2.6, scale = 17) => fittingText(name, () => room, scale).lines;
  expect(text("Rosa")).toEqual(["Rosa"]);
  expect(text("Grandma Ruth")).toEqual(["Grandma", "Ruth"]);
  expect(text("Uncle Bob and Kim")).toEqual(["Uncle Bob", "and Kim"]);
  expect(text("Maximiliano", 2.6, 9)).toEqual(["M"]);
  expect(text("Grandma Ruth", 2.6, 7)).toEqual(["GR"]);
  expect(text("Aunt Elizabeth", 3, 7.5)).toEqual(["Aunt E."]);
  expect(text("Grandma Ruth", 9)).toEqual(["Grandma Ruth"]);
  expect(text("Ana", 2.6, 9)).toEqual(["Ana"]);
});

describe("pegs keep their elements", () => {
  const before = placePegs([], [[START, START, 8, 20, HOME]]);

  test("a peg that moves keeps its element", () => {
    const after = placePegs(before, [[START, START, 12, 20, HOME]]);
    expect(pegAt(after, 0, 12)?.id).toBe(pegAt(before, 0, 8)?.id);
    expect(pegAt(after, 0, 20)?.id).toBe(pegAt(before, 0, 20)?.id);
  });

  test("a peg sent to start takes an empty hole", () => {
    const after = placePegs(before, [[START, START, START, 20, HOME]]);
    const slots = after.filter((each) => each.place === START).map((each) => each.slot);
    expect(new Set(slots).size).toBe(3);
  });
});

describe("a tap", () => {
  const scene: Scene = { ...sceneOf(shapeOf(4)), pegs: [[4, 7], [], [], []], choosable: [{ seat: 0, place: 4 }] };
  const layout = layoutOf(scene.shape, 0);
  const targets = targetsOf(layout, scene, placePegs([], scene.pegs));

  test("selects a highlighted target within 28 pixels, even if something else is nearer", () => {
    const near = layout.hole(0, 5);
    expect(nearestTarget(targets, near, 18)).toEqual({ kind: "peg", seat: 0, place: 4 });
    expect(nearestTarget(targets, near, 40)).toEqual({ kind: "hole", seat: 0, place: 5 });
  });

  test("selects a peg that isn't highlighted, and nothing in the middle", () => {
    expect(nearestTarget(targets, layout.hole(0, 7), 30)).toEqual({ kind: "peg", seat: 0, place: 7 });
    expect(nearestTarget(targets, [0, 0], 30)).toBeNull();
  });
});

test("colors are only defined in tokens.css", () => {
  const folders = [import.meta.dirname, join(import.meta.dirname, "../cards")];
  const files = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((name) => !name.endsWith(".test.ts"));
  const found = files.filter((file) =>
    /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(
      readFileSync(file, "utf8").replace(/href="#|url\(#|\.#\w+|\s#\w+[(:;]|readonly #\w+/g, ""),
    ),
  );
  expect(found).toEqual([]);
});

test.each(Object.entries(SAMPLES))("every color of the wood is defined: %s", (_, shape) => {
  const tokens = readFileSync(join(import.meta.dirname, "../look/tokens.css"), "utf8");
  const used = drawn(sceneOf(shape), "wood").match(/(?<=var\()--[\w-]+/g) ?? [];
  expect(used.filter((name) => !tokens.includes(`  ${name}: `))).toEqual([]);
});

test("a name plate shows bots, clocks and stuck turns", () => {
  const scene = sceneOf(shapeOf(4));
  expect(drawn(scene, "plates")).not.toMatch(/plate-(bot|clock|stuck|cards)/);
  const states = [
    { bot: true },
    { time: 0.25, cards: 5 },
    { stuck: { count: 2, limit: 3 } },
    { stuck: { count: 0, limit: 3 } },
  ];
  const plates = drawn({ ...scene, seats: scene.seats.map((look, seat) => ({ ...look, ...states[seat] })) }, "plates");
  expect(count(plates, "plate-bot")).toBe(1);
  expect(plates).toContain('stroke-dasharray="25 100"');
  expect(count(plates, "plate-stuck"), "who is not stuck has no marks").toBe(1);
  expect(count(plates, "plate-cards")).toBe(1);
});

test.each([2, 3, 4, 5, 6])("the cards behind the plates of %i seats cover no hole", (players) => {
  const scene = sceneOf(shapeOf(players));
  const layout = layoutOf(scene.shape, scene.viewer);
  const plates = drawn({ ...scene, seats: scene.seats.map((look) => ({ ...look, cards: 5 })) }, "plates");
  const numbers = (text: string) => text.match(/-?[\d.]+/g)!.map(Number);
  const cards = [...plates.matchAll(/<g data-plate="\d" transform="([^"]*)"><g class="plate-cards"><rect ([^>]*)>/g)];
  expect(cards).toHaveLength(players);
  for (const [, place, rect] of cards) {
    const [x, y, degrees] = numbers(place!) as [number, number, number];
    const [left, top, wide, high] = ["x", "y", "width", "height"].map((each) =>
      Number(new RegExp(` ?\\b${each}="([^"]*)"`).exec(rect!)![1]),
    ) as [number, number, number, number];
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const sides = Array.from({ length: scene.shape.sides }, (_, side) => [...layout.home(side), ...layout.start(side)]);
    for (const [holeX, holeY] of [...layout.track.ring, ...sides.flat()]) {
      const [right, down] = [holeX - x, holeY - y];
      const [u, v] = [right * cos + down * sin, down * cos - right * sin];
      const outside = Math.hypot(Math.max(left - u, 0, u - left - wide), Math.max(top - v, 0, v - top - high));
      expect(outside).toBeGreaterThan(0.46);
    }
  }
});

describe("traces of the last turns", () => {
  const scene = sceneOf(shapeOf(4));
  const traces = (...last: Scene["last"]) => drawn({ ...scene, last }, "traces");
  const dots = (markup: string) => count(markup, 'fill="var(--lit)"');

  test("a peg that moved leaves a dot for every hole and half a hole, and a ghost", () => {
    const markup = traces({ kind: "move", seat: 3, origin: 30, target: 34, path: [31, 32, 33, 34] });
    expect([dots(markup), count(markup, 'class="ghost"')]).toEqual([7, 1]);
  });

  test("so do a joker's jump, a peg that came out, and a swap, along the way that they flew", () => {
    const jump = traces({ kind: "move", seat: 3, origin: 30, target: 60, path: [60] });
    const out = traces({ kind: "move", seat: 3, origin: START, target: 60, path: [60] });
    const swap = traces({ kind: "swap", seat: 3, origin: 30, target: 60, seat2: 1 });
    for (const markup of [jump, out, swap]) {
      expect(dots(markup)).toBeGreaterThan(5);
      expect(count(markup, 'class="ghost"')).toBe(1);
    }
  });

  test("a bumped peg leaves the way that it flew", () =>
    expect(dots(traces({ kind: "start", seat: 1, origin: 5, target: START }))).toBeGreaterThan(3));

  test("numbers stand on the wood, apart from each other and from the pegs", () => {
    const layout = layoutOf(scene.shape, scene.viewer);
    const last = Array.from({ length: 6 }, (_, k) => ({
      kind: "move" as const,
      seat: 0,
      origin: 3 + k,
      target: 40 + k,
      path: [40 + k],
      number: k + 1,
    }));
    const over = drawn({ ...scene, last }, "over");
    const at = [...over.matchAll(/class="number" transform="translate\(([-.\d]+) ([-.\d]+)\)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(at.length).toBe(6);
    const { x, y, width, height } = layout.bounds;
    for (const [px, py] of at) {
      expect(Math.min(px - x, x + width - px)).toBeGreaterThan(0.4);
      expect(Math.min(py - y, y + height - py)).toBeGreaterThan(0.4);
    }
    const apart = at.flatMap((one, i) => at.slice(i + 1).map((other) => gap(one, other)));
    expect(Math.min(...apart)).toBeGreaterThan(1.2);
  });
});

test("the numbers of pegs stand beside them, and stay when one is chosen", () => {
  const places = [3, 20, 41];
  const pegs = [[...places, START, START], [], [], []];
  const numbers = places.map((place, i) => ({ seat: 0, place, number: i + 1 }));
  const layout = layoutOf(SCENES.chain!.shape, SCENES.chain!.viewer);
  for (const chosen of [null, { seat: 0, place: 20 }]) {
    const over = drawn({ ...SCENES.chain!, preview: [], landings: [], pegs, chosen, numbers }, "over");
    const at = [...over.matchAll(/class="number" transform="translate\(([-.\d]+) ([-.\d]+)\).*?>(\d)<\/text>/g)];
    expect(at.map(([, , , text]) => Number(text))).toEqual([1, 2, 3]);
    at.forEach(([, x, y], i) => {
      expect(gap([Number(x), Number(y)], layout.hole(0, places[i]!))).toBeLessThan(1.3);
    });
  }
});
