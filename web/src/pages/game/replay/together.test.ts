import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLanguage } from "../../../lib/i18n";
import type { Leading } from "../../../protocol/types";
import { Together } from "./together.svelte";

const FREE: Leading = { seat: null, turn: 0 };
/** What the server answers. */
let leading: Leading;
let stop: () => void;

beforeEach(async () => {
  await useLanguage("en");
  vi.useFakeTimers();
  [leading, stop] = [FREE, () => {}];
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("fetch", async () => Response.json(leading));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Someone at a turn, who writes a note or not. */
function watching(isWriting: () => boolean = () => false) {
  const shown: number[] = [];
  const show = (turn: number) => {
    shown.push(turn);
    together.moved(turn);
  };
  const together = new Together("g", show, isWriting);
  stop = together.watch();
  return { together, shown };
}

test("who writes a note isn't led away from its turn", async () => {
  let isWriting = true;
  const { together, shown } = watching(() => isWriting);
  leading = { seat: 1, turn: 7 };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([shown, together.leader, together.isApart]).toEqual([[], 1, true]);
  isWriting = false;
  together.follow();
  leading = { seat: 1, turn: 8 };
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual([7, 8]);
});
