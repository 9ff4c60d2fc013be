import { expect, test } from "vitest";
import { cardSchedule, DRAW, dealSteps, FLIP, LONGEST_DEAL, PLAY, STAGGER, type Step, totalDuration } from "./schedule";

const LONGEST_STEP = 300;
const steps: Step[] = [
  { kind: "play", seat: 2, card: "7" },
  { kind: "lay", seat: 1, card: "K" },
  { kind: "reveal", seat: 1, card: "K" },
  { kind: "settle", seat: 1, card: "K" },
  { kind: "reshuffle", seat: 0, card: "7" },
  { kind: "draw", seat: 2, card: "A" },
];

test("a card played flies face up from its player to the discards", () => {
  expect(cardSchedule([steps[0]!])).toEqual([
    { kind: "play", from: 2, to: "discards", card: "7", turns: null, start: 0, duration: PLAY },
  ]);
});

test("hidden cards fly face down", () => {
  const [laid] = cardSchedule([steps[1]!]);
  expect([laid!.to, laid!.card]).toEqual(["claim", "?"]);
  const [drawn] = cardSchedule([steps[5]!]);
  expect([drawn!.from, drawn!.to, drawn!.card]).toEqual(["draw", 2, "?"]);
});

test("a claimed card is turned over in place, then goes to the discards", () => {
  const [shown, settled] = cardSchedule(steps.slice(2, 4));
  expect([shown!.from, shown!.to, shown!.turns, shown!.card]).toEqual(["claim", "claim", "up", "K"]);
  expect([settled!.from, settled!.to, settled!.start]).toEqual(["claim", "discards", FLIP]);
});

test.each(steps)("$kind takes no more than 300 ms", (step) => {
  expect(totalDuration(cardSchedule([step]))).toBeLessThanOrEqual(LONGEST_STEP);
});

test("steps follow one another, except that draws overlap", () => {
  const starts = (kinds: Step["kind"][]) =>
    cardSchedule(kinds.map((kind) => ({ kind, seat: 1, card: "?" }))).map((each) => each.start);
  expect(starts(["draw", "draw", "draw"])).toEqual([0, STAGGER, 2 * STAGGER]);
  expect(starts(["play", "draw"])).toEqual([0, PLAY]);
  const reshuffled = cardSchedule(steps.slice(4));
  expect(reshuffled.at(-1)!.start).toBe(totalDuration(reshuffled.slice(0, -1)));
});

test.each([[[6, 6, 6, 6]], [[5, 5]], [Array(10).fill(6)], [[40, 40]], [[0, 3]]])(
  "hands of %j are dealt together, without taking too long",
  (sizes) => {
    const motions = cardSchedule(dealSteps(sizes));
    expect(totalDuration(motions)).toBeLessThanOrEqual(LONGEST_DEAL);
    const first = motions.filter((each) => each.start === 0).map((each) => each.to);
    expect(first).toEqual(sizes.flatMap((count: number, seat: number) => (count > 0 ? [seat] : [])));
    expect(motions.length).toBeLessThanOrEqual(40);
    expect(motions.every((each) => each.from === "draw" && each.card === "?" && each.duration === DRAW)).toBe(true);
  },
);
