import { expect, it } from "vitest";
import { moveCard, updateHand } from "./hand";

const cards = (hand: readonly { card: string }[]) => hand.map((each) => each.card).join("");

it("keeps the player's order, and adds new cards at the end", () => {
  let hand = updateHand([], ["4", "7", "K"]);
  hand = moveCard(hand, 0, 2);
  expect(cards(hand)).toBe("7K4");
  hand = updateHand(hand, ["4", "A", "K"]);
  expect(cards(hand)).toBe("K4A");
});

it("keeps each card's id", () => {
  const hand = updateHand([], ["7", "7"]);
  const next = updateHand(hand, ["7"]);
  expect(next[0]).toBe(hand[0]);
});

it("returns the same hand if nothing changed", () => {
  const hand = updateHand([], ["7", "8"]);
  expect(updateHand(hand, ["8", "7"])).toBe(hand);
});

it("removes the selected one of two equal cards", () => {
  const hand = updateHand([], ["7", "K", "7"]);
  expect(updateHand(hand, ["7", "K"], hand[0]!.id)).toEqual([hand[1], hand[2]]);
  expect(updateHand(hand, ["7", "K"], hand[2]!.id)).toEqual([hand[0], hand[1]]);
  expect(updateHand(hand, ["7", "K", "7"], hand[0]!.id)).toBe(hand);
});
