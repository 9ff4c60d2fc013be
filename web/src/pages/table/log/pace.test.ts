import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "../../../lib/savedsettings";
import { saveSettings } from "../../../lib/settings";
import { speak } from "../../../lib/speech";
import type { Play } from "../play.svelte";
import { Pace, REST } from "./pace.svelte";

vi.mock("../../../lib/speech", () => ({ speak: vi.fn() }));

const turnOf = (seat: number) => ({ turn: { seat } });
const spoken = ({ turn }: ReturnType<typeof turnOf>) => `${turn.seat} plays`;

/** A table of four, seen from seat 0, with turns of these seats still to show. */
function paceOf(seats: readonly number[], { isAgain = false, hasPace = true } = {}): Pace {
  const queue = seats.map(turnOf);
  const wording = { names: {} };
  const play = { me: 0, queue, recap: { isAgain }, hasPace, wording, spoken, table: { board: { players: 4 } } };
  return new Pace(play as unknown as Play);
}

/** How long a turn waits for its picture after another one (milliseconds). */
async function restOf(pace: Pace): Promise<number> {
  pace.turnEnded();
  const began = performance.now();
  const rest = pace.rest().then(() => performance.now() - began);
  await vi.runAllTimersAsync();
  return rest;
}

beforeEach(() => {
  vi.useFakeTimers();
  saveSettings({ speed: "normal", waitForTap: false, readAloud: false });
});
afterEach(() => vi.useRealTimers());

test.each<[Speed, number]>([
  ["slow", 3500],
  ["normal", 1200],
  ["fast", 300],
])("%s: the board rests for %i ms after each turn", async (speed, time) => {
  saveSettings({ speed });
  expect(await restOf(paceOf([1]))).toBe(time);
});

test("at the slow pace, each turn is read aloud once it has been played, if that's wanted", () => {
  for (const [speed, readAloud] of [
    ["slow", false],
    ["normal", true],
    ["slow", true],
  ] as const) {
    saveSettings({ speed, readAloud });
    paceOf([2, 3]).turnEnded();
  }
  expect(vi.mocked(speak).mock.calls).toEqual([["2 plays"]]);
});

test("the first turn needs no rest, and a picture that is a round behind catches up", async () => {
  const pace = paceOf([1]);
  await pace.rest();
  expect(pace.isResting).toBe(false);
  expect(await restOf(paceOf([1, 2, 3, 0, 1]))).toBe(0);
});

test("turns that are shown again follow one another after 600 ms, without a tap", async () => {
  saveSettings({ waitForTap: true });
  expect(await restOf(paceOf([1], { isAgain: true }))).toBe(600);
});

test("a wooden board waits for hands, not for a tap as well", async () => {
  saveSettings({ waitForTap: true });
  expect(await restOf(paceOf([1], { hasPace: false }))).toBe(REST.normal);
});

test("with a tap after each turn, the next one waits for it, but not the player's own", async () => {
  saveSettings({ waitForTap: true });
  expect(await restOf(paceOf([0]))).toBe(REST.normal);
  const pace = paceOf([1]);
  const shown = vi.fn();
  void pace.rest().then(shown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([pace.isWaiting, shown.mock.calls.length]).toEqual([true, 0]);
  pace.next();
  await vi.runAllTimersAsync();
  expect([pace.isWaiting, pace.isResting, shown.mock.calls.length]).toEqual([false, false, 1]);
});

test("a change of the settings counts for the rest that has begun", async () => {
  saveSettings({ waitForTap: true });
  const pace = paceOf([1]);
  pace.turnEnded();
  void pace.rest();
  saveSettings({ waitForTap: false, speed: "fast" });
  pace.update();
  expect([pace.isWaiting, pace.isResting]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(REST.fast);
  expect(pace.isResting).toBe(false);
});
