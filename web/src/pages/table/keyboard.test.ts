import { beforeEach, expect, it, vi } from "vitest";
import { saveSettings, settings } from "../../lib/settings";
import { onKey } from "./keyboard";
import type { Play } from "./play.svelte";

const PLAYS = "play";
let now = 0;

beforeEach(() => {
  now = 10_000;
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", { querySelector: () => null, querySelectorAll: () => [] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

/** Keys pressed at my turn, which started a number of milliseconds ago, with a turn chosen: what each did. */
function press(age: number, ...keys: (string | [string, "held"])[]): string[] {
  const done: string[] = [];
  const play = {
    isDeciding: true,
    isShowing: false,
    turnStarted: now - age,
    hand: [{ id: 1 }],
    choice: { selection: { chosen: {} }, tapCard: () => done.push("tap") },
    confirm: () => done.push(PLAYS),
  };
  for (const key of keys) {
    const [name, repeat] = typeof key === "string" ? [key, false] : [key[0], true];
    const event = { key: name, repeat, target: null, preventDefault: () => done.push("handled") };
    onKey(event as unknown as KeyboardEvent, play as unknown as Play, {} as HTMLElement);
  }
  return done;
}

it("plays no turn by a press of Enter that was meant for the animation before it", () => {
  expect(press(200, "Enter", "Enter")).toEqual(["handled", "handled"]);
  expect(press(400, "Enter")).toEqual([PLAYS, "handled"]);
});

it("plays no turn while Enter is held down", () => {
  expect(press(5000, ["Enter", "held"], ["Enter", "held"])).not.toContain(PLAYS);
});

it("takes any other key for a sign that the question was seen", () => {
  expect(press(10, "1", "Enter")).toEqual(["tap", "handled", PLAYS, "handled"]);
});

it("takes it for that on a page that has just been opened, too", () => {
  now = 200;
  expect(press(10, "1", "Enter")).toEqual(["tap", "handled", PLAYS, "handled"]);
});

it("leaves keys alone while a dialog is open", () => {
  vi.stubGlobal("document", { querySelector: () => ({}), querySelectorAll: () => [] });
  expect(press(5000, "Enter")).toEqual([]);
});

/** What letters do on someone else's turn. */
async function pressLetters(...keys: string[]): Promise<unknown[]> {
  const done: unknown[] = [];
  const play = {
    isDeciding: false,
    hand: [],
    choice: { lifted: null, isPreparing: false },
    recap: { moments: [{}], showAgain: () => done.push("again") },
    hasPace: true,
    pace: { update: () => done.push(settings.value.waitForTap) },
    canTalk: false,
    set sheet(sheet: unknown) {
      done.push(sheet);
    },
  };
  for (const key of keys) {
    const event = { key, target: null, preventDefault: () => {} };
    onKey(event as unknown as KeyboardEvent, play as unknown as Play, {} as HTMLElement);
  }
  await vi.dynamicImportSettled();
  return done;
}

it("has letters for what there are buttons for", async () => {
  expect(await pressLetters("a", "M", "p", "P", "s")).toEqual(["again", { kind: "moves" }, true, false]);
});

it("shows the keys if no card is chosen", async () => {
  expect(await pressLetters("?")).toEqual([{ kind: "keys" }]);
});

it("leaves letters alone if single letters are off", async () => {
  saveSettings({ letterKeys: false });
  expect(await pressLetters("a", "M", "?")).toEqual([{ kind: "keys" }]);
  saveSettings({ letterKeys: true });
});
