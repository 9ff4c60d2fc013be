import { describe, expect, it } from "vitest";
import { back, choose, effectsOf, keyOf, look, picksFor, playableCards, toggle, waysOf, type Picks } from "./choice";
import type { Operation, Option, Step, TurnKind } from "./types";

const PEGS = [
  [-1, -1, 19, 70, 260],
  [-1, 5, 52, 259, 260],
];

function step(seat: number, origin: number, target: number, count = 1): Step {
  const path = Array.from({ length: count }, (_, i) => (i === count - 1 ? target : origin + i + 1));
  return { seat, origin, target, path };
}

function option(kind: TurnKind, card: string | null, steps: Step[] = [], more: Partial<Option> = {}): Option {
  const turn = `${card} ${kind} ${steps.map((each) => `${each.seat}.${each.origin}-${each.target}`).join(",")}${more.declared ?? ""}`;
  return { turn, kind, card, declared: null, steps, effects: [], hurts: false, ...more };
}

const moved = (each: Step): Operation => ({ op: "moved", ...each });

describe("a card, a peg, a hole", () => {
  const options = [
    option("move", "7", [step(0, 19, 26, 7)]),
    option("move", "7", [step(0, 70, 5, 7)]),
    option("move", "7", [step(0, 70, 257, 7)]),
    option("move", "K", [step(0, -1, 8)]),
  ];
  const ways = waysOf(options, PEGS);

  it("asks for a card first, also where one card alone can be played", () => {
    const only = waysOf([options[3]!], PEGS);
    expect(look(only, []).question).toMatchObject({ stage: "card", answers: [{ key: "K" }] });
  });

  it("asks for the peg, then for the hole, then has a turn", () => {
    let picks: Picks = choose(ways, [], "card", "7");
    expect(look(ways, picks).question).toMatchObject({ stage: "peg", answers: [{ key: "0:19" }, { key: "0:70" }] });
    picks = choose(ways, picks, "peg", "0:70");
    expect(look(ways, picks).question?.answers.map((each) => each.key)).toEqual(["to:5", "to:257"]);
    picks = choose(ways, picks, "landing", "to:257");
    expect(look(ways, picks)).toMatchObject({ question: null, shownKey: "to:257" });
    expect(look(ways, picks).chosen?.option.turn).toBe(options[2]!.turn);
  });

  it("chooses a single continuation at once, and shows it as chosen", () => {
    const now = look(ways, choose(ways, [], "card", "K"));
    expect(now.chosen?.option).toBe(options[3]);
    expect(now.shown?.answers).toHaveLength(1);
    expect(now.answered.get("landing")).toBe("to:8");
  });

  it("takes a peg before its card, and keeps it when another card is tried", () => {
    let picks = choose(ways, [], "peg", "0:19");
    expect(look(ways, picks).question).toMatchObject({ stage: "card", answers: [{ key: "7" }] });
    expect([...playableCards(ways, picks)]).toEqual(["7"]);
    picks = choose(ways, picks, "card", "7");
    expect(look(ways, picks).chosen?.option).toBe(options[0]);
    expect(look(ways, back(picks)).question?.stage).toBe("card");
  });

  it("forgets the peg that the new card cannot move", () => {
    const picks = choose(ways, choose(ways, [], "peg", "0:19"), "card", "K");
    expect(look(ways, picks).chosen?.option).toBe(options[3]);
  });

  it("goes back one step at a time, and a second tap does the same", () => {
    const card = choose(ways, [], "card", "7");
    const peg = choose(ways, card, "peg", "0:70");
    expect(back(peg)).toEqual(card);
    expect(toggle(ways, peg, "peg", "0:70")).toEqual(card);
    expect(toggle(ways, peg, "card", "7")).toEqual([]);
  });

  it("leaves everything as it is where an answer is not possible", () => {
    const picks = choose(ways, [], "card", "7");
    expect(choose(ways, picks, "peg", "1:5")).toBe(picks);
  });

  it("knows the way to a hinted turn", () => {
    const picks = picksFor(ways, options[1]!.turn);
    expect(look(ways, picks).chosen?.option).toBe(options[1]);
  });
});

describe("a split", () => {
  const a = step(0, 19, 22, 3);
  const b = step(0, 70, 2, 4);
  const split = option("split", "7", [a, b], { effects: [moved(a), moved(b)] });
  const other = option("split", "7", [step(0, 19, 23, 4), step(0, 70, 1, 3)]);
  const whole = option("move", "7", [step(0, 19, 26, 7)]);
  const ways = waysOf([split, other, whole], PEGS);

  it("is offered as one more answer beside the pegs that move the whole count", () => {
    const now = look(ways, choose(ways, [], "card", "7"));
    expect(now.question?.offersSplit).toBe(true);
    expect(now.question?.answers.map((each) => each.key)).toEqual(["0:19", "0:70"]);
  });

  it("asks for the first part, then the other peg stands ready by itself", () => {
    let picks = choose(ways, choose(ways, [], "card", "7"), "how", "split");
    expect(look(ways, picks).question?.offersSplit).toBe(false);
    picks = choose(ways, picks, "peg", "0:19");
    expect(look(ways, picks).question?.answers.map((each) => each.key)).toEqual(["part:22", "part:23"]);
    picks = choose(ways, picks, "landing", "part:22");
    expect(look(ways, picks).chosen?.option).toBe(split);
    expect(look(ways, picks)).toMatchObject({ shown: { stage: "peg2" }, shownKey: "0:70" });
  });

  it("may begin with either peg, though it is listed in one order", () => {
    const picks = choose(ways, choose(ways, choose(ways, [], "card", "7"), "peg", "0:70"), "landing", "part:2");
    const chosen = look(ways, picks).chosen!;
    expect(chosen.option).toBe(split);
    expect(chosen.inOrder).toBe(false);
    expect(effectsOf(chosen, split.effects, "first")).toEqual([moved(b)]);
    expect(effectsOf(chosen, split.effects)).toEqual([moved(b), moved(a)]);
  });

  it("does not begin with a peg that the other one is in the way of", () => {
    const near = option("split", "7", [step(0, 70, 2, 4), step(0, 67, 70, 3)]);
    const keys = waysOf([near], [[67, 70, -1, -1, -1]]).map((way) => keyOf("peg", way));
    expect(keys).toEqual(["0:70"]);
  });

  it("does not begin with a peg that only stands there after the first part", () => {
    const pushed = option("split", "7", [step(0, 19, 23, 4), step(1, 21, 24, 3)]);
    expect(waysOf([pushed], PEGS)).toHaveLength(1);
  });

  it("is told in the order listed where both orders are listed", () => {
    const reverse = option("split", "7", [b, a]);
    expect(waysOf([split, reverse], PEGS)).toHaveLength(2);
  });

  it("can be taken part by part on the board without the row", () => {
    const picks = choose(ways, choose(ways, choose(ways, [], "card", "7"), "peg", "0:19"), "landing", "part:23");
    expect(look(ways, picks).chosen?.option).toBe(other);
  });
});

describe("a ten of many parts", () => {
  const options: Option[] = [];
  for (let count = 1; count <= 9; count++) {
    for (const seat of [1, 0]) {
      for (const target of [52 + count, 52 - count]) {
        options.push(option("split", "T", [step(0, 19, 19 + count, count), step(seat, seat ? 52 : 70, target, 10 - count)], { effects: null }));
        options.push(option("split", "T", [step(0, 19, 19 - count, count), step(seat, seat ? 52 : 70, target, 10 - count)], { effects: null }));
      }
    }
  }
  const ways = waysOf(options, PEGS);

  it("asks for the sizes first", () => {
    const now = look(ways, choose(ways, [], "card", "T"));
    expect(now.question?.stage).toBe("size");
    expect(now.question?.answers.map((each) => each.key)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("does not ask for sizes where a peg was tapped", () => {
    const picks = choose(ways, choose(ways, [], "card", "T"), "peg", "0:19");
    expect(look(ways, picks).question?.stage).toBe("landing");
  });

  it("asks for each part's way, then for the other peg and its way", () => {
    let picks = choose(ways, choose(ways, [], "card", "T"), "size", "3");
    picks = choose(ways, picks, "peg", "0:19");
    expect(look(ways, picks).question?.answers.map((each) => each.key)).toEqual(["part:22", "part:16"]);
    picks = choose(ways, picks, "landing", "part:16");
    expect(look(ways, picks).question?.stage).toBe("peg2");
    picks = choose(ways, picks, "peg2", "1:52");
    expect(look(ways, picks).question?.stage).toBe("landing2");
    picks = choose(ways, picks, "landing2", "part:55");
    expect(look(ways, picks).chosen).not.toBeNull();
  });
});

describe("other kinds of turns", () => {
  it("throws any card away where nothing moves", () => {
    const ways = waysOf([option("discard", "8"), option("discard", "9")], PEGS);
    expect(look(ways, []).question?.stage).toBe("card");
    expect(look(ways, choose(ways, [], "card", "9")).chosen?.option.kind).toBe("discard");
  });

  it("offers to keep a joker back after the pegs", () => {
    const ways = waysOf([option("discard", "*"), option("move", "*", [step(0, 19, 52)]), option("move", "*", [step(0, -1, 52)])], PEGS);
    const now = look(ways, choose(ways, [], "card", "*"));
    expect(now.question?.answers.map((each) => each.key)).toEqual(["0:19", "0:-1", "discard"]);
  });

  it("brings a peg out free", () => {
    const ways = waysOf([option("free", "4", [step(0, -1, 8)]), option("discard", "4")], PEGS);
    const picks = choose(ways, choose(ways, [], "card", "4"), "peg", "free:0");
    expect(look(ways, picks).chosen?.option.kind).toBe("free");
  });

  it("swaps any two, whichever is named first", () => {
    const swap = (a: Step, b: Step) => option("swap", "2", [a, b]);
    const ways = waysOf([swap(step(0, 19, 52), step(1, 52, 19)), swap(step(1, 5, 70), step(0, 70, 5))], PEGS);
    const picks = choose(ways, choose(ways, [], "card", "2"), "peg", "1:52");
    expect(look(ways, picks).answered.get("landing")).toBe("swap:19");
    expect(look(ways, picks).chosen?.option.turn).toContain("0.19-52");
  });

  it("begins a swap with the own peg where only own pegs swap", () => {
    const ways = waysOf([option("swap", "2", [step(0, 19, 52), step(1, 52, 19)])], PEGS);
    expect(ways.map((way) => keyOf("peg", way))).toEqual(["0:19"]);
  });

  it("tells a swap from a landing on the same hole", () => {
    const ways = waysOf([option("move", "2", [step(0, 19, 21, 2)]), option("swap", "2", [step(0, 19, 21), step(1, 21, 19)])], PEGS);
    const picks = choose(ways, choose(ways, [], "card", "2"), "peg", "0:19");
    expect(look(ways, picks).question?.answers.map((each) => each.key)).toEqual(["to:21", "swap:21"]);
  });

  it("asks what a card is said to be, or to throw it away unnamed", () => {
    const options = [option("declare", "5", [], { declared: "5" }), option("declare", "5", [], { declared: "K" }), option("discard", "5")];
    const ways = waysOf(options, PEGS);
    const picks = choose(ways, [], "card", "5");
    expect(look(ways, picks).question).toMatchObject({ stage: "declared", answers: [{ key: "5" }, { key: "K" }, { key: "-" }] });
    expect(look(ways, choose(ways, picks, "declared", "K")).chosen?.option).toBe(options[1]);
  });

  it("asks for no card when the declared move is made", () => {
    const options = [option("move", "?", [step(0, 19, 26, 7)]), option("move", "?", [step(0, 70, 5, 7)])];
    expect(look(waysOf(options, PEGS), [], { card: false }).question?.stage).toBe("peg");
  });

  it("asks for a word where there is no card", () => {
    const now = look(waysOf([option("accept", null), option("doubt", null)], PEGS), []);
    expect(now.question).toMatchObject({ stage: "word", answers: [{ key: "accept" }, { key: "doubt" }] });
  });

  it("asks for the peg that the loser of a doubt gives up", () => {
    const ways = waysOf([option("penalty", null, [step(1, 5, -1)]), option("penalty", null, [step(1, 52, -1)])], PEGS);
    expect(look(ways, [], { card: false }).question).toMatchObject({ stage: "peg", answers: [{ key: "1:5" }, { key: "1:52" }] });
  });
});
