import { expect, test } from "vitest";
import type { Review, ReviewPoint } from "../../../protocol/types";
import { barsOf, chanceAt, changeFor, chartOf, sideOf, ticksOf } from "./curve";

const point = (ply: number, chance: number, more: Partial<ReviewPoint> = {}): ReviewPoint => ({
  ply,
  seat: (ply - 1) % 4,
  chances: [chance, 1 - chance],
  curve: [chance, 1 - chance],
  cards: 0,
  lasting: 0,
  choice: 0,
  ...more,
});

const review = (points: ReviewPoint[]): Review => ({
  is_known: true,
  turns: points.length,
  done: points.length,
  points,
  error: 0.35,
  judge: 1,
  costly: [],
  deciding: [],
  players: [],
  luck: [],
  sides: [],
  puzzles: [],
});

test("the curve goes from edge to edge, for either team, and only the end is certain", () => {
  const found = review([point(1, 0.5), point(2, 0.5), point(3, 0.5), point(4, 1)]);
  expect(chartOf(found, 0, 300, 100).line).toBe("M0 50L100 50L200 50L300 0");
  expect(chartOf(found, 1, 300, 100).line).toBe("M0 50L100 50L200 50L300 100");
  expect(chanceAt(found, 0, 4)).toBe(1);
});

test("the line is bold outside the even zone", () => {
  const found = review([point(1, 0.5), point(2, 0.5), point(3, 0.9), point(4, 0.9), point(5, 1)]);
  const { bold } = chartOf(found, 0, 400, 100);
  expect(bold).not.toContain("M0 50");
  expect(bold).toContain("L400 0");
});

test("a tap means the nearest turn", () => {
  const chart = chartOf(review([1, 2, 3].map((ply) => point(ply, 0.5))), 0, 200, 100);
  expect([-9, 0, 49, 51, 199, 500].map(chart.plyAt)).toEqual([1, 1, 1, 2, 3, 3]);
});

test("words stand where neither the curve nor a mark is", () => {
  const rising = review(Array.from({ length: 11 }, (_, i) => point(i + 1, i / 10)));
  const side = (top: number, of = rising) => sideOf(of, 0, chartOf(of, 0, 400, 128), 400, top);
  expect([4, 102].map((top) => side(top))).toEqual(["left", "right"]);
  const flat = review(Array.from({ length: 11 }, (_, i) => point(i + 1, 0.5)));
  const deciding = [{ ply: 2, seat: 0, by: "choice" as const, change: 0.1, lines: [] }];
  expect(side(53, flat)).toBe("left");
  expect(side(53, { ...flat, deciding })).toBe("right");
});

test("bars go up if the turn helped the viewer's team, and small changes have none", () => {
  const found = review([
    point(1, 0.5, { choice: -0.1 }),
    point(2, 0.5, { choice: -0.1, lasting: 0.01 }),
    point(3, 0.5),
  ]);
  expect(barsOf(found, 0, "choice")).toEqual([
    { ply: 1, size: -0.5 },
    { ply: 2, size: 0.5 },
  ]);
  expect(changeFor({ ...point(1, 0.5), chances: [0.4, 0.3, 0.3], choice: -0.1 }, 1, "choice")).toBe(0.05);
});

test("cards have bars for changes that last", () => {
  const found = review([point(1, 0.5, { cards: 0.3 }), point(2, 0.5, { cards: -0.3, lasting: -0.1 })]);
  expect(barsOf(found, 0, "lasting")).toEqual([{ ply: 2, size: 0.5 }]);
});

test("labels keep their distance from the last turn", () => {
  expect(ticksOf(94, 10)).toEqual([1, 10, 20, 30, 40, 50, 60, 70, 80, 94]);
  expect(ticksOf(1, 10)).toEqual([1]);
});
