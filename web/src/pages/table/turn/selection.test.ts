import { describe, expect, it } from "vitest";
import type { Landing, Option, TurnKind } from "../../../protocol/types";
import {
  type Candidate,
  candidatesOf,
  choose,
  keyOf,
  operationsOf,
  type Picks,
  picksFor,
  playableCards,
  selectionFor,
  toggle,
  undoPick,
} from "./selection";

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
function offered(turns: readonly Turn[]): { options: Option[]; candidates: Candidate[] } {
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
  return { options, candidates: candidatesOf(options, landings) };
}

describe("a card, a peg, a hole", () => {
  const { options, candidates } = offered([
    turn("move", "7", [step(0, 19, 26, 7)]),
    turn("move", "7", [step(0, 70, 5, 7)]),
    turn("move", "7", [step(0, 70, 257, 7)]),
    turn("move", "K", [step(0, -1, 8)]),
  ]);

  it("asks for a card first, even if only one can be played", () => {
    const only = candidates.slice(3);
    expect(selectionFor(only, []).question).toMatchObject({ stage: "card", answers: [{ key: "K" }] });
  });

  it("asks for the peg, then for the hole, and then has a turn", () => {
    let picks: Picks = choose(candidates, [], "card", "7");
    expect(selectionFor(candidates, picks).question).toMatchObject({
      stage: "peg:0",
      answers: [{ key: "0:19" }, { key: "0:70" }],
    });
    picks = choose(candidates, picks, "peg:0", "0:70");
    expect(selectionFor(candidates, picks).question?.answers.map((each) => each.key)).toEqual(["to:5", "to:257"]);
    picks = choose(candidates, picks, "landing:0", "to:257");
    expect(selectionFor(candidates, picks)).toMatchObject({ question: null, shownKey: "to:257" });
    expect(selectionFor(candidates, picks).chosen?.option.turn).toBe(options[2]!.turn);
  });

  it("answers a question with one answer by itself, and shows it as chosen", () => {
    const now = selectionFor(candidates, choose(candidates, [], "card", "K"));
    expect(now.chosen?.option).toBe(options[3]);
    expect(now.shown?.answers).toHaveLength(1);
    expect(now.answered.get("landing:0")).toBe("to:8");
  });

  it("accepts a peg before its card, and keeps it when the card is changed", () => {
    let picks = choose(candidates, [], "peg:0", "0:19");
    expect(selectionFor(candidates, picks).question).toMatchObject({ stage: "card", answers: [{ key: "7" }] });
    expect([...playableCards(candidates, picks)]).toEqual(["7"]);
    picks = choose(candidates, picks, "card", "7");
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[0]);
    expect(selectionFor(candidates, undoPick(picks)).question?.stage).toBe("card");
  });

  it("drops a peg that the new card can't move", () => {
    const picks = choose(candidates, choose(candidates, [], "peg:0", "0:19"), "card", "K");
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[3]);
  });

  it("goes back one pick at a time, also by choosing the same answer again", () => {
    const card = choose(candidates, [], "card", "7");
    const peg = choose(candidates, card, "peg:0", "0:70");
    expect(undoPick(peg)).toEqual(card);
    expect(toggle(candidates, peg, "peg:0", "0:70")).toEqual(card);
    expect(toggle(candidates, peg, "card", "7")).toEqual([]);
  });

  it("ignores an impossible answer", () => {
    const picks = choose(candidates, [], "card", "7");
    expect(choose(candidates, picks, "peg:0", "1:5")).toBe(picks);
  });

  it("finds the picks for a suggested turn", () => {
    const picks = picksFor(candidates, options[1]!.turn);
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[1]);
  });
});

describe("a split", () => {
  const a = step(0, 19, 22, 3);
  const b = step(0, 70, 2, 4);
  const split = turn("split", "7", [a, b], [b, a]);
  const other = turn("split", "7", [step(0, 19, 23, 4), step(0, 70, 1, 3)]);
  const whole = turn("move", "7", [step(0, 19, 26, 7)]);
  const { options, candidates } = offered([split, other, whole]);

  it("is offered in addition to the pegs that can move the whole count", () => {
    const now = selectionFor(candidates, choose(candidates, [], "card", "7"));
    expect(now.question?.offersSplit).toBe(true);
    expect(now.question?.answers.map((each) => each.key)).toEqual(["0:19", "0:70"]);
  });

  it("asks for the first part, and then selects the other peg by itself", () => {
    let picks = choose(candidates, choose(candidates, [], "card", "7"), "how", "split");
    expect(selectionFor(candidates, picks).question?.offersSplit).toBe(false);
    picks = choose(candidates, picks, "peg:0", "0:19");
    expect(selectionFor(candidates, picks).question?.answers.map((each) => each.key)).toEqual(["part:22", "part:23"]);
    picks = choose(candidates, picks, "landing:0", "part:22");
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[0]);
    expect(selectionFor(candidates, picks)).toMatchObject({ shown: { stage: "peg:1" }, shownKey: "0:70", made: 1 });
  });

  it("can start with either peg if both orders are legal", () => {
    const picks = choose(
      candidates,
      choose(candidates, choose(candidates, [], "card", "7"), "peg:0", "0:70"),
      "landing:0",
      "part:2",
    );
    const chosen = selectionFor(candidates, picks).chosen!;
    expect(chosen.option).toBe(options[0]);
    expect(operationsOf(chosen, 0, 1)).toEqual(b.effects);
    expect(operationsOf(chosen)).toEqual([...b.effects, ...a.effects]);
  });

  it("starts with the only peg that can go first", () => {
    const near = offered([turn("split", "7", [step(0, 70, 2, 4), step(0, 67, 70, 3)])]);
    expect(near.candidates.map((candidate) => keyOf("peg:0", candidate))).toEqual(["0:70"]);
  });

  it("can be made on the board, without choosing to split", () => {
    const picks = choose(
      candidates,
      choose(candidates, choose(candidates, [], "card", "7"), "peg:0", "0:19"),
      "landing:0",
      "part:23",
    );
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[1]);
  });
});

describe("a split among three pegs", () => {
  const parts = [step(0, 19, 20, 1), step(0, 30, 32, 2), step(0, 70, 2, 4)] as const;
  const [one, two, four] = parts;
  const { options, candidates } = offered([
    turn("split", "7", [one, two, four], [two, one, four]),
    turn("split", "7", [one, step(0, 30, 36, 6)]),
  ]);

  it("asks until every part is made", () => {
    let picks = choose(candidates, choose(candidates, [], "card", "7"), "peg:0", "0:19");
    expect(selectionFor(candidates, picks)).toMatchObject({ question: { stage: "landing:1" }, made: 1 });
    picks = choose(candidates, picks, "landing:1", "part:32");
    const now = selectionFor(candidates, picks);
    expect(now).toMatchObject({ question: null, made: 2 });
    expect(now.chosen?.option).toBe(options[0]);
    expect(operationsOf(now.chosen!, 0, now.made)).toEqual([...one.effects, ...two.effects]);
  });

  it("offers every order that the server lists", () => {
    const picks = choose(candidates, choose(candidates, [], "card", "7"), "peg:0", "0:30");
    expect(selectionFor(candidates, picks).chosen?.steps).toEqual([two, one, four]);
  });
});

describe("a ten with many splits", () => {
  const turns: Turn[] = [];
  for (let count = 1; count <= 9; count++) {
    for (const seat of [1, 0]) {
      for (const target of [52 + count, 52 - count]) {
        const rest = step(seat, seat ? 52 : 70, target, 10 - count);
        turns.push(
          turn("split", "T", [step(0, 19, 19 + count, count), rest]),
          turn("split", "T", [step(0, 19, 19 - count, count), rest]),
        );
      }
    }
  }
  const { candidates } = offered(turns);

  it("asks for the size first", () => {
    const now = selectionFor(candidates, choose(candidates, [], "card", "T"));
    expect(now.question?.stage).toBe("size");
    expect(now.question?.answers.map((each) => each.key)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("doesn't ask for the size if a peg was tapped", () => {
    const picks = choose(candidates, choose(candidates, [], "card", "T"), "peg:0", "0:19");
    expect(selectionFor(candidates, picks).question?.stage).toBe("landing:0");
  });

  it("asks for each part's direction, then for the other peg and its direction", () => {
    let picks = choose(candidates, choose(candidates, [], "card", "T"), "size", "3");
    picks = choose(candidates, picks, "peg:0", "0:19");
    expect(selectionFor(candidates, picks).question?.answers.map((each) => each.key)).toEqual(["part:22", "part:16"]);
    picks = choose(candidates, picks, "landing:0", "part:16");
    expect(selectionFor(candidates, picks).question?.stage).toBe("peg:1");
    picks = choose(candidates, picks, "peg:1", "1:52");
    expect(selectionFor(candidates, picks).question?.stage).toBe("landing:1");
    picks = choose(candidates, picks, "landing:1", "part:55");
    expect(selectionFor(candidates, picks).chosen).not.toBeNull();
  });
});

describe("other kinds of turns", () => {
  it("discards any card if nothing can move", () => {
    const candidates = offered([turn("discard", "8"), turn("discard", "9")]).candidates;
    expect(selectionFor(candidates, []).question?.stage).toBe("card");
    expect(selectionFor(candidates, choose(candidates, [], "card", "9")).chosen?.option.kind).toBe("discard");
  });

  it("offers to discard a joker, after the pegs", () => {
    const candidates = offered([
      turn("discard", "*"),
      turn("move", "*", [step(0, 19, 52)]),
      turn("move", "*", [step(0, -1, 52)]),
    ]).candidates;
    const now = selectionFor(candidates, choose(candidates, [], "card", "*"));
    expect(now.question?.answers.map((each) => each.key)).toEqual(["0:19", "0:-1", "discard"]);
  });

  it("brings a peg out for free", () => {
    const candidates = offered([turn("free", "4", [step(0, -1, 8)]), turn("discard", "4")]).candidates;
    const picks = choose(candidates, choose(candidates, [], "card", "4"), "peg:0", "free:0");
    expect(selectionFor(candidates, picks).chosen?.option.kind).toBe("free");
  });

  it("swaps any two pegs, in either order", () => {
    const { options, candidates } = offered([
      turn("swap", "2", [step(0, 19, 52)], [step(1, 52, 19)]),
      turn("swap", "2", [step(1, 5, 70)], [step(0, 70, 5)]),
    ]);
    const picks = choose(candidates, choose(candidates, [], "card", "2"), "peg:0", "1:52");
    expect(selectionFor(candidates, picks).answered.get("landing:0")).toBe("swap:19");
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[0]);
  });

  it("starts with the player's own peg if only those can swap", () => {
    const candidates = offered([turn("swap", "2", [step(0, 19, 52)])]).candidates;
    expect(candidates.map((candidate) => keyOf("peg:0", candidate))).toEqual(["0:19"]);
  });

  it("distinguishes a swap from a landing on the same hole", () => {
    const candidates = offered([
      turn("move", "2", [step(0, 19, 21, 2)]),
      turn("swap", "2", [step(0, 19, 21)]),
    ]).candidates;
    const picks = choose(candidates, choose(candidates, [], "card", "2"), "peg:0", "0:19");
    expect(selectionFor(candidates, picks).question?.answers.map((each) => each.key)).toEqual(["to:21", "swap:21"]);
  });

  it("asks if a peg can be sent to its start or swapped", () => {
    const { options, candidates } = offered([
      turn("send", "2", [step(1, 52, -1)]),
      turn("swap", "2", [step(0, 19, 52)], [step(1, 52, 19)]),
    ]);
    const picks = choose(candidates, choose(candidates, [], "card", "2"), "peg:0", "1:52");
    expect(selectionFor(candidates, picks).question?.answers.map((each) => each.key)).toEqual(["send", "swap:19"]);
    const chosen = options.map(({ turn }) => selectionFor(candidates, picksFor(candidates, turn)).chosen?.option);
    expect(chosen).toEqual(options);
  });

  it("sends a peg that can do nothing else without another question", () => {
    const { options, candidates } = offered([
      turn("send", "2", [step(1, 52, -1)]),
      turn("send", "2", [step(1, 60, -1)]),
    ]);
    const picks = choose(candidates, choose(candidates, [], "card", "2"), "peg:0", "1:60");
    expect(selectionFor(candidates, picks).chosen?.option).toBe(options[1]);
  });

  it("asks for a declaration, or discards the card without one", () => {
    const declare = (rank: string): Turn => ({ ...turn("declare", "5"), declared: rank });
    const { options, candidates } = offered([declare("5"), declare("K"), turn("discard", "5")]);
    const picks = choose(candidates, [], "card", "5");
    expect(selectionFor(candidates, picks).question).toMatchObject({
      stage: "declared",
      answers: [{ key: "5" }, { key: "K" }, { key: "-" }],
    });
    expect(selectionFor(candidates, choose(candidates, picks, "declared", "K")).chosen?.option).toBe(options[1]);
  });

  it("doesn't ask for a card while making the declared move", () => {
    const { candidates } = offered([turn("move", "?", [step(0, 19, 26, 7)]), turn("move", "?", [step(0, 70, 5, 7)])]);
    expect(selectionFor(candidates, [], { card: false }).question?.stage).toBe("peg:0");
  });

  it("asks for a decision without a card", () => {
    const now = selectionFor(offered([turn("accept", null), turn("doubt", null)]).candidates, []);
    expect(now.question).toMatchObject({ stage: "word", answers: [{ key: "accept" }, { key: "doubt" }] });
  });

  it("asks for the peg that the loser of a doubt gives up", () => {
    const candidates = offered([
      turn("penalty", null, [step(1, 5, -1)]),
      turn("penalty", null, [step(1, 52, -1)]),
    ]).candidates;
    expect(selectionFor(candidates, [], { card: false }).question).toMatchObject({
      stage: "peg:0",
      answers: [{ key: "1:5" }, { key: "1:52" }],
    });
  });
});
