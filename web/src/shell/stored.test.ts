import { afterEach, expect, test, vi } from "vitest";

const PLACES: Record<string, () => Promise<unknown>> = {
  "pegs.settings": async () => (await import("../lib/savedsettings")).readSettings(),
  "pegs.seats": async () => (await import("../lib/savedseats")).readSeats(),
  "pegs.shuffles": async () => (await import("../lib/shuffle")).partIn("g"),
  "pegs.hand.t": async () => (await import("../pages/table/turn/hand")).loadHand("t"),
  "pegs.clubs": async () => (await import("../clubs/saved")).clubs.value,
  "pegs.me": async () => (await import("../lib/identity")).me.value,
  "pegs.rules.last": async () => (await import("../rules/saved")).lastRules.value,
  "pegs.rules.saved": async () => (await import("../rules/saved")).savedRules.value,
  "pegs.lessons": async () => (await import("../lessons/stored")).readLessons(),
  "pegs.notified": async () => (await import("../pwa/notified")).notifiedTables(),
  "pegs.daily": async () => (await import("../daily/days")).dayStored("a"),
  "pegs.tables": async () =>
    (await import("../mygames/tablecache")).cachedTables([
      { table: "t", code: "c", seat: 0, token: "a", role: "player" },
    ]),
  "pegs.practice": async () => (await import("../puzzles/solved")).solvedDays(),
  "pegs.asked": async () => (await import("../pages/join/request")).savedRequest("c"),
  "pegs.practice.played": async () => (await import("../puzzles/played")).knowsOthers(),
  "pegs.practice.own": async () => (await import("../puzzles/own")).ownPuzzles(),
  "pegs.here": async () => (await import("../lib/here")).kept.value,
  "pegs.here.offered": async () => (await import("../keeping/offered")).wasOffered.value,
  "pegs.here.people": async () => (await import("../pages/table/here/people")).peopleAt("t"),
  "pegs.backup": async () => (await import("../pages/device/backup")).readBackup(),
};
const DAMAGED = [
  "5",
  "null",
  "[null]",
  "[[]]",
  "[5]",
  '{"a":5}',
  '"x"',
  "{",
  '[{"club":5,"key":5,"table":5,"token":5}]',
];

afterEach(() => vi.unstubAllGlobals());

function store(key: string, text: string): void {
  const storage = { getItem: (asked: string) => (asked === key ? text : null), setItem: () => {} };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.resetModules();
}

test.each(Object.entries(PLACES))("%s: a value that doesn't fit is as if nothing was stored", async (key, read) => {
  store("", "");
  const nothing = await read();
  for (const text of DAMAGED) {
    store(key, text);
    expect(await read(), text).toEqual(nothing);
  }
});

test("a setting that doesn't fit is dropped alone", async () => {
  store("pegs.settings", '{"language":5,"volume":9,"theme":"dark"}');
  expect(await PLACES["pegs.settings"]!()).toMatchObject({ language: "auto", volume: 0.7, theme: "dark" });
});

test("a club that was stored twice is there once", async () => {
  store("pegs.clubs", JSON.stringify(Array(2).fill({ club: "c", title: "C", key: "k", link: null })));
  expect(await PLACES["pegs.clubs"]!()).toHaveLength(1);
});
