import { describe, expect, it } from "vitest";
import { type Box, tailTo } from "./pointer";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

const BOARD = box(4, 48, 386, 430);
const BUBBLE = box(25, 480, 365, 570);

describe("the tail of a bubble", () => {
  it("ends above a card of the hand", () => {
    expect(tailTo(BUBBLE, box(320, 620, 376, 700), BOARD)).toContain("348 617");
  });

  it("ends below a peg at the near edge of the board", () => {
    expect(tailTo(BUBBLE, box(140, 390, 160, 410), BOARD)).toContain("150 413");
  });

  it.each([
    ["across the board", BUBBLE, box(140, 100, 160, 120)],
    ["to a card far below", BUBBLE, box(320, 720, 376, 800)],
    ["to a board beside it", box(400, 100, 660, 190), box(140, 390, 160, 410)],
  ])("doesn't lead %s", (_, bubble, thing) => {
    expect(tailTo(bubble, thing, BOARD)).toBe("");
  });
});
