import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Bundles = typeof import("./bundle");

const SEAT = { table: "t1", code: "ABCDEF", seat: 0, token: "a".repeat(43), role: "player" };
const OTHER = "b".repeat(43);
const CLUB = { club: "c1", title: "The Millers", key: "mine", link: "link" };
let stored: Map<string, string>;

/** The module in a browser that has stored this. */
async function browser(items: Record<string, unknown>): Promise<Bundles> {
  stored = new Map(Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.resetModules();
  return import("./bundle");
}

const now = (key: string): unknown => JSON.parse(stored.get(key) ?? "null");

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.unstubAllGlobals());

test("a new device has everything, and says what came", async () => {
  const items = {
    "pegs.me": { name: "Rosa", color: "B" },
    "pegs.seats": [SEAT, { ...SEAT, table: "t2", token: OTHER, seat: null, role: "screen" }],
    "pegs.clubs": [CLUB],
    "pegs.rules.saved": [{ title: "Grandma’s", toml: "a" }],
    "pegs.daily": { "2026-11-27": { result: { won: true, turns: 40 } } },
    "pegs.practice.own": [{ id: "g-3", rules: "basic" }],
    "pegs.settings": { theme: "dark" },
  };
  const text = (await browser(items)).bundle();
  const { restore } = await browser({});
  const came = { name: "Rosa", games: 1, rules: ["Grandma’s"], clubs: ["The Millers"], results: true };
  expect(restore(text)).toEqual(came);
  for (const key of ["pegs.me", "pegs.clubs", "pegs.rules.saved", "pegs.daily", "pegs.practice.own"] as const)
    expect(now(key), key).toEqual(items[key]);
  expect(now("pegs.seats")).toEqual([SEAT]);
  expect(now("pegs.settings")).toMatchObject({ theme: "dark", volume: 0.7 });
});

test("what's here already stays, and nothing is there twice", async () => {
  const theirs = {
    "pegs.me": { name: "Ruth", color: "R" },
    "pegs.seats": [
      { ...SEAT, token: "theirs" },
      { ...SEAT, table: "t2", token: OTHER },
    ],
    "pegs.clubs": [{ ...CLUB, key: "theirs" }],
    "pegs.rules.saved": [
      { title: "Ours", toml: "theirs" },
      { title: "Same", toml: "s" },
    ],
    "pegs.daily": { "2026-11-27": { result: { won: false, turns: 9 } }, "2026-11-26": { table: "x" } },
    "pegs.practice": { puzzles: ["p", "q"], days: ["2026-11-26"], tries: { "2026-11-26": 3 } },
    "pegs.settings": { theme: "light" },
  };
  const text = (await browser(theirs)).bundle();
  const own = {
    "pegs.me": { name: "Rosa", color: "B" },
    "pegs.seats": [SEAT],
    "pegs.clubs": [CLUB],
    "pegs.rules.saved": [
      { title: "Ours", toml: "own" },
      { title: "Same", toml: "s" },
    ],
    "pegs.daily": { "2026-11-27": { result: { won: true, turns: 40 } } },
    "pegs.practice": { puzzles: ["q"], days: [], tries: { "2026-11-26": 0 } },
    "pegs.settings": { theme: "dark" },
  };
  const { restore } = await browser(own);
  restore(text);
  restore(text);
  expect(now("pegs.me")).toEqual(own["pegs.me"]);
  expect(now("pegs.seats")).toEqual([{ ...SEAT, table: "t2", token: OTHER }, SEAT]);
  expect(now("pegs.clubs")).toEqual([CLUB]);
  expect(now("pegs.rules.saved")).toEqual([...own["pegs.rules.saved"], { title: "Ours (2)", toml: "theirs" }]);
  expect(now("pegs.daily")).toEqual({ "2026-11-26": { table: "x" }, ...own["pegs.daily"] });
  expect(now("pegs.practice")).toEqual({ puzzles: ["p", "q"], days: ["2026-11-26"], tries: { "2026-11-26": 0 } });
  expect(now("pegs.settings")).toMatchObject({ theme: "dark" });
});

test("rules that differ on two devices come over once, however often both merge", async () => {
  const having = (toml: string): Record<string, unknown> => ({ "pegs.rules.saved": [{ title: "Ours", toml }] });
  let [mine, theirs] = [having("old"), having("new")];
  for (let i = 0; i < 6; i++) {
    const text = (await browser(theirs)).bundle();
    (await browser(mine)).restore(text);
    [mine, theirs] = [theirs, Object.fromEntries([...stored.keys()].map((key) => [key, now(key)]))];
  }
  expect(now("pegs.rules.saved")).toHaveLength(2);
});

test("what was deleted on one device doesn't come back from the other", async () => {
  const puzzle = { id: "g-3", rules: "basic" };
  const rules = [
    { title: "Kept", toml: "k" },
    { title: "Gone", toml: "g" },
  ];
  const items = {
    "pegs.seats": [SEAT, { ...SEAT, table: "t2", token: OTHER }],
    "pegs.clubs": [CLUB, { ...CLUB, club: "c2" }],
    "pegs.rules.saved": rules,
    "pegs.practice.own": [puzzle],
  };
  const other = (await browser(items)).bundle();
  // This device got it all from there, and then its person tidied up.
  (await browser({})).restore(other);
  const left = { "pegs.seats": [SEAT], "pegs.clubs": [CLUB], "pegs.rules.saved": [rules[0]], "pegs.practice.own": [] };
  const here = { ...Object.fromEntries([...stored.keys()].map((key) => [key, now(key)])), ...left };
  const { restore } = await browser(here);
  restore(other);
  for (const [key, value] of Object.entries(left)) expect(now(key), key).toEqual(value);
  // What's new there still comes.
  restore(JSON.stringify({ "pegs.rules.saved": [{ title: "New", toml: "n" }] }));
  expect(now("pegs.rules.saved")).toEqual([rules[0], { title: "New", toml: "n" }]);
});

test("a seat to play from comes in place of one to watch from, and a member's key in place of a link's", async () => {
  const text = (await browser({ "pegs.seats": [SEAT], "pegs.clubs": [CLUB] })).bundle();
  const watching = { ...SEAT, seat: null, token: "w", role: "watcher" };
  const { restore } = await browser({ "pegs.seats": [watching], "pegs.clubs": [{ ...CLUB, key: "link" }] });
  restore(text);
  expect(now("pegs.seats")).toEqual([SEAT]);
  expect(now("pegs.clubs")).toEqual([CLUB]);
});

test("what doesn't fit is dropped, and a damaged bundle brings nothing", async () => {
  const own = { "pegs.me": { name: "Rosa", color: "B" }, "pegs.seats": [SEAT] };
  const nothing = { name: "", games: 0, rules: [], clubs: [], results: false };
  for (const text of [
    "",
    "5",
    "null",
    "[]",
    '"x"',
    "{",
    '{"pegs.seats":5,"pegs.me":[]}',
    '{"__proto__":{"name":"x"}}',
  ]) {
    const { restore } = await browser(own);
    expect(restore(text), text).toEqual(nothing);
    expect(now("pegs.seats")).toEqual([SEAT]);
    expect(now("pegs.me")).toEqual(own["pegs.me"]);
  }
  const { previewed } = await browser({});
  const mixed = { "pegs.seats": [SEAT, 5, { table: 7 }], "pegs.clubs": [null, CLUB], "pegs.unknown": 1 };
  expect(previewed(JSON.stringify(mixed))).toMatchObject({ games: 1, clubs: ["The Millers"] });
});

test("seats that no server gave, or that are there twice, stay out, as the list of games would be lost for them", async () => {
  const other = { ...SEAT, table: "t2", token: OTHER };
  const odd = [
    { ...SEAT, table: "t3", token: "short" },
    other,
    { ...other, table: "t4" },
    { ...other, token: "c".repeat(43) },
  ];
  const { restore } = await browser({ "pegs.seats": [SEAT] });
  restore(JSON.stringify({ "pegs.seats": [...odd, { ...SEAT, table: "t5" }] }));
  expect(now("pegs.seats")).toEqual([other, SEAT]);
});

test("clubs and puzzles that no page could open stay out", async () => {
  const puzzle = { id: "g-3", rules: "basic" };
  const clubs = [{ ...CLUB, club: "../../x" }, CLUB];
  const { restore } = await browser({});
  restore(JSON.stringify({ "pegs.clubs": clubs, "pegs.practice.own": [{ ...puzzle, id: "../x" }, puzzle] }));
  expect(now("pegs.clubs")).toEqual([CLUB]);
  expect(now("pegs.practice.own")).toEqual([puzzle]);
});

test("days that nobody played yet don't push out one's own", async () => {
  const days = Array.from({ length: 500 }, (_, i) => `9999-${i}`);
  const tries = Object.fromEntries(days.map((day) => [day, 1]));
  const results = Object.fromEntries(days.map((day) => [day, { table: "x" }]));
  const theirs = { "pegs.daily": results, "pegs.practice": { puzzles: [], days, tries } };
  const day = "2026-11-27";
  const { restore } = await browser({
    "pegs.daily": { [day]: { result: { won: true, turns: 40 } } },
    "pegs.practice": { puzzles: [], days: [day], tries: { [day]: 2 } },
  });
  restore(JSON.stringify(theirs));
  const all = [now("pegs.daily"), now("pegs.practice")] as [object, { days: string[]; tries: object }];
  for (const kept of [Object.keys(all[0]), all[1].days, Object.keys(all[1].tries)]) {
    expect(kept).toContain(day);
    expect(kept).toHaveLength(400);
  }
});

test("looking at a bundle changes nothing", async () => {
  const text = (await browser({ "pegs.seats": [SEAT] })).bundle();
  const { previewed } = await browser({});
  previewed(text);
  expect([...stored.keys()]).toEqual([]);
});

test("if there's too much, what matters least stays behind", async () => {
  const rules = Array.from({ length: 30 }, (_, i) => ({ title: `${i}`, toml: "x".repeat(2000) }));
  const puzzles = Array.from({ length: 2000 }, (_, i) => `puzzle-${i}-${"y".repeat(20)}`);
  const { bundle } = await browser({
    "pegs.seats": [SEAT],
    "pegs.rules.saved": rules,
    "pegs.practice": { puzzles, days: [], tries: {} },
  });
  const text = bundle();
  expect(text.length).toBeLessThanOrEqual(80_000);
  const kept = JSON.parse(text) as Record<string, unknown>;
  expect(kept["pegs.seats"]).toEqual([SEAT]);
  expect(kept["pegs.rules.saved"]).toEqual(rules);
  expect(kept["pegs.practice"]).toBeUndefined();
});

test("lessons alone are nothing to miss", async () => {
  const lessons = { tables: { "basic/first": "t1" } };
  expect((await browser({ "pegs.seats": [SEAT], "pegs.lessons": lessons })).hasSomething()).toBe(false);
  for (const items of [
    { "pegs.seats": [SEAT] },
    { "pegs.clubs": [CLUB] },
    { "pegs.rules.saved": [{ title: "a", toml: "b" }] },
  ])
    expect((await browser(items)).hasSomething()).toBe(true);
});
