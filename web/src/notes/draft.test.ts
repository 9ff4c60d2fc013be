import { expect, test } from "vitest";
import { EMPTY, isEmpty, MAX_MARKS, marked } from "./draft";

const draw = (...drags: readonly [string, string, boolean?][]) =>
  drags.reduce((draft, [origin, target, second = false]) => marked(draft, origin, target, second) ?? draft, EMPTY);

test("a drag is an arrow, a tap a ring, and Shift makes the second kind", () => {
  expect(draw(["A1", "B2"], ["C3", "C3"], ["B2", "A1", true])).toEqual({
    text: "",
    arrows: [
      { origin: "A1", target: "B2", second: false },
      { origin: "B2", target: "A1", second: true },
    ],
    rings: [{ at: "C3", second: false }],
  });
});

test("the same again makes the other kind, and once more takes it away", () => {
  expect(draw(["A1", "B2"], ["A1", "B2"]).arrows).toEqual([{ origin: "A1", target: "B2", second: true }]);
  expect(draw(["A1", "B2"], ["A1", "B2"], ["A1", "B2"])).toEqual(EMPTY);
  expect(draw(["As", "As", true], ["As", "As"])).toEqual(EMPTY);
});

test("there are three of each at most, and those that are there still change", () => {
  const full = draw(["A1", "B1"], ["A2", "B1"], ["A3", "B1"], ["C1", "C1"]);
  expect(full.arrows).toHaveLength(MAX_MARKS);
  expect(marked(full, "A4", "B1", false)).toBeNull();
  expect(marked(full, "A1", "B1", false)!.arrows[0]!.second).toBe(true);
  expect(marked(full, "C2", "C2", false)!.rings).toHaveLength(2);
});

test("blanks alone are no note", () => {
  expect(isEmpty({ ...EMPTY, text: " \n" })).toBe(true);
  expect(isEmpty({ ...EMPTY, text: "a" })).toBe(false);
  expect(isEmpty(draw(["A1", "A1"]))).toBe(false);
});
