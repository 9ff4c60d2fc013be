import { expect, test } from "vitest";
import { suitOf } from "./suits";

test("a rank has one suit for each of four neighbors", () => {
  for (const card of "A23456789TJQK*")
    expect(new Set([0, 1, 2, 3].map((seat) => suitOf(card, seat)))).toHaveProperty("size", 4);
});

test("without a discard there's a suit, too, for a bluff's card", () => {
  expect(suitOf("", 1)).toBe(1);
});
