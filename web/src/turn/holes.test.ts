import { describe, expect, it } from "vitest";
import type { Landing } from "../protocol/types";
import type { Candidate } from "./candidates";
import { picksTo } from "./holes";
import { selectionFor } from "./selection";
import { NOTHING, TurnList } from "./turnlist";

function step(seat: number, origin: number, target: number): Landing {
  return { seat, origin, target, effects: [], parts: [] };
}

function turn(card: string, ...steps: Landing[]): Candidate {
  const kind = steps.length > 1 ? "split" : "move";
  const option = { turn: `${card} ${steps.map(({ target }) => target)}`, kind, card, declared: null, hurts: false };
  return { option: { ...option, orders: [steps.map((_, i) => i)] }, steps } as Candidate;
}

const turns = new TurnList([
  {
    begun: NOTHING,
    isComplete: true,
    candidates: [
      turn("7", step(0, 10, 17)),
      turn("7", step(0, 10, 13), step(0, 40, 44)),
      turn("7", step(0, 40, 44), step(0, 10, 13)),
      turn("7", step(0, 13, 17), step(0, 40, 43)),
      turn("5", step(0, 10, 15)),
      turn("5", step(0, 40, 257)),
    ],
  },
]);
const withCard = (card: string) => selectionFor(turns, [{ stage: "card", key: card }]);

describe("a tap on a hole before its peg is chosen", () => {
  it("chooses the peg that goes there, and leaves the card", () => {
    const picks = picksTo(withCard("5"), 0, null, 15)!;
    expect(selectionFor(turns, picks).chosen?.option.turn).toBe("5 15");
  });

  it("prefers the peg that goes the whole count, as nothing is left to choose then", () => {
    const picks = picksTo(withCard("7"), 0, null, 17)!;
    expect(selectionFor(turns, picks).chosen?.option.turn).toBe("7 17");
  });

  it("chooses a part of a split, then the other peg by its hole", () => {
    const first = picksTo(withCard("7"), 0, null, 44)!;
    expect(selectionFor(turns, first).answered.get("peg:0")).toBe("0:40");
    const both = picksTo(withCard("7"), 0, null, 13)!;
    expect(selectionFor(turns, both).chosen?.option.turn).toBe("7 13,44");
  });

  it("tells the homes of two seats apart", () => {
    expect(picksTo(withCard("5"), 0, 1, 257)).toBeNull();
    expect(picksTo(withCard("5"), 0, 0, 257)).not.toBeNull();
  });

  it("is nothing if no peg can go there", () => {
    expect(picksTo(withCard("7"), 0, null, 30)).toBeNull();
  });
});
