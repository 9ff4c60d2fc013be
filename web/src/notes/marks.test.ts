import { expect, test } from "vitest";
import { layoutOf } from "../board/geometry";
import type { BoardShape } from "../protocol/types";
import { holesOf, marksMarkup, nearestHole } from "./marks";

const SHAPE: BoardShape = {
  ...{ players: 4, teams: 2, sides: 4, side_length: 18, in_spot: 3, out_spot: 8, home_length: 5, pegs: 5 },
  letters: ["A", "B", "C", "D"],
  sides_of_seats: [0, 1, 2, 3],
};
const LAYOUT = layoutOf(SHAPE, 0);
const drawn = (origin: string, target: string, second = false) =>
  marksMarkup(SHAPE, LAYOUT, { arrows: [{ origin, target, second }], rings: [] }, 0.05);

test("every hole has a name, and the nearest one is found", () => {
  const holes = holesOf(SHAPE, LAYOUT);
  expect(new Set(holes.map(({ name }) => name)).size).toBe(4 * 18 + 4 * 5 + 4);
  const [x, y] = holes.find(({ name }) => name === "Bh2")!.at;
  expect(nearestHole(holes, [x + 0.2, y - 0.2])).toBe("Bh2");
  for (const { at } of holes.filter(({ name }) => name === "Cs")) expect(nearestHole(holes, at)).toBe("Cs");
});

test("an arrow is straight across the board, and bends past the holes of one side", () => {
  const isStraight = (markup: string) => {
    const [x0, y0, x1, y1, x2, y2] = /d="M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)"/.exec(markup)!.slice(1).map(Number);
    return Math.abs((x1! - x0!) * (y2! - y0!) - (y1! - y0!) * (x2! - x0!)) < 0.01;
  };
  expect(isStraight(drawn("D4", "A8"))).toBe(true);
  expect(isStraight(drawn("B3", "B12"))).toBe(false);
  expect(isStraight(drawn("B3", "B5"))).toBe(true);
});

test("the second kind is broken and has a color of its own", () => {
  expect(drawn("A1", "B1")).not.toContain("dasharray");
  expect(drawn("A1", "B1")).toContain("var(--primary)");
  expect(drawn("A1", "B1", true)).toContain("dasharray");
  expect(drawn("A1", "B1", true)).toContain("var(--warning)");
});

test("holes that another board has are left out", () => {
  expect(drawn("A1", "J9")).toBe("");
  expect(marksMarkup(SHAPE, LAYOUT, { arrows: [], rings: [{ at: "Ah9" }, { at: '"><b>' }] }, 0.05)).toBe("");
});
