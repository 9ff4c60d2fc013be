import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLanguage } from "../../../lib/i18n";
import type { Lead, Leading } from "../../../protocol/types";
import { Together } from "./together.svelte";

const MINE = { seat: 0, token: "t" };
const FREE: Leading = { seat: null, turn: 0 };
/** What the server answers. */
let leading: Leading;
/** With this status, if it refuses to be told where someone leads. */
let refusal: number;
let said: (number | null)[];
let stop: () => void;

beforeEach(async () => {
  await useLanguage("en");
  vi.useFakeTimers();
  [leading, refusal, said, stop] = [FREE, 0, [], () => {}];
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("fetch", async (_: string, request?: RequestInit) => {
    if (request?.method !== "POST") return Response.json(leading);
    const { turn } = JSON.parse(String(request.body)) as Lead;
    if (refusal) return Response.json({ code: "x", sentence: "No." }, { status: refusal });
    said.push(turn);
    return Response.json(FREE);
  });
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

test("where a leader is gets said again soon after it got lost", async () => {
  const { together } = watching();
  together.moved(5);
  refusal = 503;
  together.lead(MINE);
  await vi.advanceTimersByTimeAsync(1000);
  refusal = 0;
  await vi.advanceTimersByTimeAsync(1000);
  expect([said, together.isLeading]).toEqual([[5], true]);
});

test.each([403, 404, 409])("who may not lead doesn't: %i", async (status) => {
  const { together } = watching();
  refusal = status;
  together.lead(MINE);
  await vi.advanceTimersByTimeAsync(1000);
  expect(together.isLeading).toBe(false);
});
