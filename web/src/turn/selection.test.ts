import { describe, expect, it } from "vitest";
import type { Landing, Option, TurnKind } from "../protocol/types";
import { type Candidate, keyOf, operationsOf, type Picks } from "./candidates";
import { choose, picksFor, playableCards, selectionFor } from "./selection";
import { NOTHING, TurnList } from "./turnlist";

/** A step that moves `count` holes. */
function step(seat: number, origin: number, target: number, count = 1): Landing {
  const path = Array.from({ length: count }, (_, i) => (i === count - 1 ? target : origin + i + 1));
  return { seat, origin, target, effects: [{ op: "moved", seat, origin, target, travel: "forward", path }], parts: [] };
}

/** One turn, with the orders of its steps. */
interface Turn {
  readonly kind: TurnKind;
  readonly card: string | null;
  readonly orders: readonly (readonly Landing[])[];
  readonly declared?: string;
}

const turn = (kind: TurnKind, card: string | null, ...orders: Landing[][]): Turn => ({
  kind,
  card,
  orders: orders.length ? orders : [[]],
});

/** These turns as the server offers them. */
function offered(turns: readonly Turn[]): { options: Option[]; turns: TurnList } {
  const landings: Landing[] = [];
  const indexOf = (landing: Landing): number =>
    landings.includes(landing) ? landings.indexOf(landing) : landings.push(landing) - 1;
  const options = turns.map(({ kind, card, orders, declared = null }, i) => ({
    turn: `turn ${i}`,
    kind,
    card,
    declared,
    orders: orders.map((order) => order.map(indexOf)),
    hurts: false,
  }));
  return { options, turns: TurnList.of(options, landings) };
}

/** All these turns, known from the start. */
const listOf = (candidates: readonly Candidate[]): TurnList =>
  new TurnList([{ begun: NOTHING, isComplete: true, candidates }]);

describe("a card, a peg, a hole", () => {
  const { options, turns } = offered([
    turn("move", "7", [step(0, 19, 26, 7)]),
    turn("move", "7", [step(0, 70, 5, 7)]),
    turn("move", "7", [step(0, 70, 257, 7)]),
    turn("move", "K", [step(0, -1, 8)]),
  ]);

  it("asks for a card first, even if only one can be played", () => {
    const only = listOf(turns.first.slice(3));
    expect(selectionFor(only, []).question).toMatchObject({ stage: "card", answers: [{ key: "K" }] });
  });

  it("asks for the peg, then for the hole, and then has a turn", () => {
    let picks: Picks = choose(turns, [], "card", "7");
    expect(selectionFor(turns, picks).question).toMatchObject({
      stage: "peg:0",
      answers: [{ key: "0:19" }, { key: "0:70" }],
    });
    picks = choose(turns, picks, "peg:0", "0:70");
    expect(selectionFor(turns, picks).question?.answers.map((each) => each.key)).toEqual(["to:5", "to:257"]);
    picks = choose(turns, picks, "landing:0", "to:257");
    expect(selectionFor(turns, picks)).toMatchObject({ question: null, shownKey: "to:257" });
    expect(selectionFor(turns, picks).chosen?.option.turn).toBe(options[2]!.turn);
  });

  it("answers a question with one answer by itself, and shows it as chosen", () => {
    const now = selectionFor(turns, choose(turns, [], "card", "K"));
    expect(now.chosen?.option).toBe(options[3]);
    expect(now.shown?.answers).toHaveLength(1);
    expect(now.answered.get("landing:0")).toBe("to:8");
  });

  it("accepts a peg before its card, and keeps it when the card is changed", () => {
    let picks = choose(turns, [], "peg:0", "0:19");
    expect(selectionFor(turns, picks).question).toMatchObject({ stage: "card", answers: [{ key: "7" }] });
    expect([...playableCards(turns, picks)]).toEqual(["7"]);
    picks = choose(turns, picks, "card", "7");
    expect(selectionFor(turns, picks).chosen?.option).toBe(options[0]);
    expect(selectionFor(turns, picks.slice(0, 1)).question?.stage).toBe("card");
  });

  it("drops a peg that the new card can't move", () => {
    const picks = choose(turns, choose(turns, [], "peg:0", "0:19"), "card", "K");
    expect(selectionFor(turns, picks).chosen?.option).toBe(options[3]);
  });

  it("ignores an impossible answer", () => {
    const picks = choose(turns, [], "card", "7");
    expect(choose(turns, picks, "peg:0", "1:5")).toBe(picks);
  });

  it("finds the picks for a suggested turn", () => {
    const picks = picksFor(turns.first.find((each) => each.option.turn === options[1]!.turn)!);
    expect(selectionFor(turns, picks).chosen?.option).toBe(options[1]);
  });
});

describe("a split", () => {
  const a = step(0, 19, 22, 3);
  const b = step(0, 70, 2, 4);
  const split = turn("split", "7", [a, b], [b, a]);
  const other = turn("split", "7", [step(0, 19, 23, 4), step(0, 70, 1, 3)]);
  const whole = turn("move", "7", [step(0, 19, 26, 7)]);
  const { options, turns } = offered([split, other, whole]);

  it("can start with either peg if both orders are legal", () => {
    const picks = choose(turns, choose(turns, choose(turns, [], "card", "7"), "peg:0", "0:70"), "landing:0", "part:2");
    const chosen = selectionFor(turns, picks).chosen!;
    expect(chosen.option).toBe(options[0]);
    expect(operationsOf(chosen, 0, 1)).toEqual(b.effects);
    expect(operationsOf(chosen)).toEqual([...b.effects, ...a.effects]);
  });

  it("starts with the only peg that can go first", () => {
    const near = offered([turn("split", "7", [step(0, 70, 2, 4), step(0, 67, 70, 3)])]);
    expect(near.turns.first.map((candidate) => keyOf("peg:0", candidate))).toEqual(["0:70"]);
  });

  it("can be made on the board, without choosing to split", () => {
    const picks = choose(turns, choose(turns, choose(turns, [], "card", "7"), "peg:0", "0:19"), "landing:0", "part:23");
    expect(selectionFor(turns, picks).chosen?.option).toBe(options[1]);
  });
});

describe("a split among three pegs", () => {
  const parts = [step(0, 19, 20, 1), step(0, 30, 32, 2), step(0, 70, 2, 4)] as const;
  const [one, two, four] = parts;
  const { options, turns } = offered([
    turn("split", "7", [one, two, four], [two, one, four]),
    turn("split", "7", [one, step(0, 30, 36, 6)]),
  ]);

  it("asks until every part is made", () => {
    let picks = choose(turns, choose(turns, [], "card", "7"), "peg:0", "0:19");
    expect(selectionFor(turns, picks)).toMatchObject({ question: { stage: "landing:1" }, made: 1 });
    picks = choose(turns, picks, "landing:1", "part:32");
    const now = selectionFor(turns, picks);
    expect(now).toMatchObject({ question: null, made: 2 });
    expect(now.chosen?.option).toBe(options[0]);
    expect(operationsOf(now.chosen!, 0, now.made)).toEqual([...one.effects, ...two.effects]);
  });

  it("offers every order that the server lists", () => {
    const picks = choose(turns, choose(turns, [], "card", "7"), "peg:0", "0:30");
    expect(selectionFor(turns, picks).chosen?.steps).toEqual([two, one, four]);
  });
});

describe("other kinds of turns", () => {
  it("discards any card if nothing can move", () => {
    const turns = offered([turn("discard", "8"), turn("discard", "9")]).turns;
    expect(selectionFor(turns, []).question?.stage).toBe("card");
    expect(selectionFor(turns, choose(turns, [], "card", "9")).chosen?.option.kind).toBe("discard");
  });

  it("offers to discard a joker, after the pegs", () => {
    const turns = offered([
      turn("discard", "*"),
      turn("move", "*", [step(0, 19, 52)]),
      turn("move", "*", [step(0, -1, 52)]),
    ]).turns;
    const now = selectionFor(turns, choose(turns, [], "card", "*"));
    expect(now.question?.answers.map((each) => each.key)).toEqual(["0:19", "0:-1", "discard"]);
  });

  it("brings a peg out for free", () => {
    const turns = offered([turn("free", "4", [step(0, -1, 8)]), turn("discard", "4")]).turns;
    const picks = choose(turns, choose(turns, [], "card", "4"), "peg:0", "free:0");
    expect(selectionFor(turns, picks).chosen?.option.kind).toBe("free");
  });

  it("swaps any two pegs, in either order", () => {
    const { options, turns } = offered([
      turn("swap", "2", [step(0, 19, 52)], [step(1, 52, 19)]),
      turn("swap", "2", [step(1, 5, 70)], [step(0, 70, 5)]),
    ]);
    const picks = choose(turns, choose(turns, [], "card", "2"), "peg:0", "1:52");
    expect(selectionFor(turns, picks).answered.get("landing:0")).toBe("swap:19");
    expect(selectionFor(turns, picks).chosen?.option).toBe(options[0]);
  });

  it("starts with the player's own peg if only those can swap", () => {
    const turns = offered([turn("swap", "2", [step(0, 19, 52)])]).turns;
    expect(turns.first.map((candidate) => keyOf("peg:0", candidate))).toEqual(["0:19"]);
  });

  it("distinguishes a swap from a landing on the same hole", () => {
    const turns = offered([turn("move", "2", [step(0, 19, 21, 2)]), turn("swap", "2", [step(0, 19, 21)])]).turns;
    const picks = choose(turns, choose(turns, [], "card", "2"), "peg:0", "0:19");
    expect(selectionFor(turns, picks).question?.answers.map((each) => each.key)).toEqual(["to:21", "swap:21"]);
  });

  it("asks if a peg can be sent to its start or swapped", () => {
    const { options, turns } = offered([
      turn("send", "2", [step(1, 52, -1)]),
      turn("swap", "2", [step(0, 19, 52)], [step(1, 52, 19)]),
    ]);
    const picks = choose(turns, choose(turns, [], "card", "2"), "peg:0", "1:52");
    expect(selectionFor(turns, picks).question?.answers.map((each) => each.key)).toEqual(["send", "swap:19"]);
    const chosen = options.map(
      ({ turn }) =>
        selectionFor(turns, picksFor(turns.first.find((each) => each.option.turn === turn)!)).chosen?.option,
    );
    expect(chosen).toEqual(options);
  });

  it("sends a peg that can do nothing else without another question", () => {
    const { options, turns } = offered([turn("send", "2", [step(1, 52, -1)]), turn("send", "2", [step(1, 60, -1)])]);
    const picks = choose(turns, choose(turns, [], "card", "2"), "peg:0", "1:60");
    expect(selectionFor(turns, picks).chosen?.option).toBe(options[1]);
  });

  it("asks for a declaration, or discards the card without one", () => {
    const declare = (rank: string): Turn => ({ ...turn("declare", "5"), declared: rank });
    const { options, turns } = offered([declare("5"), declare("K"), turn("discard", "5")]);
    const picks = choose(turns, [], "card", "5");
    expect(selectionFor(turns, picks).question).toMatchObject({
      stage: "declared",
      answers: [{ key: "5" }, { key: "K" }, { key: "-" }],
    });
    expect(selectionFor(turns, choose(turns, picks, "declared", "K")).chosen?.option).toBe(options[1]);
  });

  it("doesn't ask for a card while making the declared move", () => {
    const { turns } = offered([turn("move", "?", [step(0, 19, 26, 7)]), turn("move", "?", [step(0, 70, 5, 7)])]);
    expect(selectionFor(turns, [], { card: false }).question?.stage).toBe("peg:0");
  });

  it("asks for a decision without a card", () => {
    const now = selectionFor(offered([turn("accept", null), turn("doubt", null)]).turns, []);
    expect(now.question).toMatchObject({ stage: "word", answers: [{ key: "accept" }, { key: "doubt" }] });
  });

  it("asks for the peg that the loser of a doubt gives up", () => {
    const turns = offered([turn("penalty", null, [step(1, 5, -1)]), turn("penalty", null, [step(1, 52, -1)])]).turns;
    expect(selectionFor(turns, [], { card: false }).question).toMatchObject({
      stage: "peg:0",
      answers: [{ key: "1:5" }, { key: "1:52" }],
    });
  });
});
