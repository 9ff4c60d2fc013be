import { describe, expect, it } from "vitest";
import type { Landing, Option } from "../protocol/types";
import type { Picks, Stage } from "../turn/candidates";
import { choose, selectionFor } from "../turn/selection";
import { splitOf } from "../turn/splits";
import { TurnList } from "../turn/turnlist";
import { stepOf, targetOf } from "./steps";

const [BACK, FRONT] = [8, 13];
const ASKED = { card: true };

function landing(origin: number, count: number): Landing {
  const path = Array.from({ length: count }, (_, i) => origin + 1 + i);
  const target = origin + count;
  const moved = { op: "moved", seat: 0, origin, target, path, travel: "forward" } as const;
  return { seat: 0, origin, target, effects: [moved as unknown as Landing["effects"][number]], parts: [] };
}

/** A 7 that is split between two pegs, in all ways. */
function sevens(): TurnList {
  const counts = [2, 3, 4, 5];
  const landings = counts.flatMap((count) => [landing(FRONT, count), landing(BACK, 7 - count)]);
  const options = counts.map((count, i): Option => {
    const steps = [2 * i, 2 * i + 1];
    return {
      turn: `7 ${count}`,
      kind: "split",
      card: "7",
      declared: null,
      orders: [steps, [2 * i + 1, 2 * i]],
      hurts: false,
    };
  });
  return TurnList.of(options, landings);
}

function stepAfter(...answers: [Stage, string][]): { stage: string; at: number; of: number } | null {
  const turns = sevens();
  const picks = answers.reduce<Picks>((all, [stage, key]) => choose(turns, all, stage, key), []);
  const selection = selectionFor(turns, picks, ASKED);
  const target = targetOf("7 4", turns, selection)!;
  return stepOf(target, turns, selection, splitOf(turns, selection, 0), ASKED);
}

describe("the steps of a split", () => {
  const card: [Stage, string] = ["card", "7"];
  const front: [Stage, string] = ["peg:0", `0:${FRONT}`];

  it("are the card, the peg, its number, and the button", () => {
    expect(stepAfter()).toEqual({ stage: "card", at: 0, of: 4 });
    expect(stepAfter(card)).toEqual({ stage: "peg:0", at: 1, of: 4 });
    expect(stepAfter(card, front, ["landing:0", `part:${FRONT + 4}`])).toEqual({ stage: "play", at: 3, of: 4 });
  });

  it("ask for the number as long as another is on the plank", () => {
    expect(stepAfter(card, front)).toMatchObject({ stage: "landing:0", at: 2 });
    expect(stepAfter(card, front, ["landing:0", `part:${FRONT + 3}`])).toMatchObject({ stage: "landing:0", at: 2 });
  });

  it("follow the other peg, if that's tapped first", () => {
    const back: [Stage, string] = ["peg:0", `0:${BACK}`];
    expect(stepAfter(card, back, ["landing:0", `part:${BACK + 4}`])).toMatchObject({ stage: "landing:0" });
    expect(stepAfter(card, back, ["landing:0", `part:${BACK + 3}`])).toMatchObject({ stage: "play" });
  });

  it("don't begin with the peg again, if that was tapped before the card", () => {
    expect(stepAfter(front)).toMatchObject({ stage: "card", at: 0 });
    expect(stepAfter(front, card)).toMatchObject({ stage: "landing:0", at: 2 });
  });
});
