import { expect, it } from "vitest";
import type { Landing, Option } from "../protocol/types";
import { type Candidate, keyOf, type Picks } from "./candidates";
import { choose, playableCards, selectionFor } from "./selection";
import { type Begun, begunOf, type ListPart, NOTHING, nextStage, TurnList } from "./turnlist";

const FEW = 20;

const step = (origin: number, count: number): Landing => {
  const path = Array.from({ length: count }, (_, i) => origin + i + 1);
  const target = origin + count;
  return {
    seat: 0,
    origin,
    target,
    effects: [{ op: "moved", seat: 0, origin, target, travel: "forward", path }],
    parts: [],
  };
};

const candidate = (kind: Option["kind"], card: string, steps: readonly Landing[]): Candidate => ({
  option: {
    turn: [card, ...steps.map(({ origin, target }) => `${origin}-${target}`)].join(" "),
    kind,
    card,
    declared: null,
    orders: [steps.map((_, i) => i)],
    hurts: false,
  },
  steps,
});

/** Every split of a seven among three of six pegs, in every order; plain moves of two cards; a discard. */
function everyTurn(): Candidate[] {
  const pegs = [0, 10, 20, 30, 40, 50];
  const all = pegs.flatMap((peg) => [candidate("move", "7", [step(peg, 7)]), candidate("move", "3", [step(peg, 3)])]);
  for (const one of pegs)
    for (const two of pegs)
      for (const three of pegs)
        for (const [first, second, third] of [
          [1, 2, 4],
          [2, 2, 3],
          [4, 1, 2],
          [5, 1, 1],
        ] as const)
          if (one !== two && two !== three && one !== three)
            all.push(candidate("split", "7", [step(one, first), step(two, second), step(three, third)]));
  return [...all, candidate("discard", "8", [])];
}

/** What the server answers: all turns that begin so if they are few, otherwise one for each answer to what's next. */
function served(all: readonly Candidate[], begun: Begun): ListPart {
  const candidates = all.filter(
    ({ option, steps }) =>
      (begun.card === null || option.card === begun.card) &&
      begun.steps.every(
        ({ origin, target }, i) => steps[i]?.origin === origin && (target === null || steps[i]?.target === target),
      ),
  );
  if (candidates.length <= FEW) return { begun, isComplete: true, candidates };
  const sample = new Map<string, Candidate>();
  for (const stage of ["card", nextStage({ begun, isComplete: false, candidates })] as const)
    for (const each of candidates) {
      const key = `${stage} ${each.option.kind} ${keyOf(stage, each)}`;
      if (!sample.has(key)) sample.set(key, each);
    }
  return { begun, isComplete: false, candidates: [...sample.values()] };
}

/** Answer questions as `wanted` does until a turn is chosen; returns it, and how many parts were loaded. */
function reach(all: readonly Candidate[], wanted: Candidate, before: Picks = []): [string | undefined, number] {
  let turns = new TurnList([served(all, NOTHING)]);
  let picks = before;
  for (let loads = 0; loads < 12; ) {
    const now = selectionFor(turns, picks);
    if (now.pending) {
      turns = turns.with(served(all, now.pending));
      loads += 1;
    } else if (now.question) {
      const { stage } = now.question;
      const key = keyOf(stage, wanted)!;
      const next = choose(turns, picks, stage, key);
      expect(next, `${stage} ${key}`).not.toBe(picks);
      picks = next;
    } else return [now.chosen?.option.turn, loads];
  }
  throw new Error("too many questions");
}

it("reaches every turn of a long list, and loads few turns at a time", () => {
  const all = everyTurn();
  expect(all.length).toBeGreaterThan(480);
  for (const wanted of all) {
    const [chosen, loads] = reach(all, wanted);
    expect(chosen).toBe(wanted.option.turn);
    expect(loads).toBeLessThanOrEqual(7);
  }
});

it("reaches a turn from a peg picked before its card", () => {
  const all = everyTurn();
  const wanted = all.find((each) => each.option.turn === "7 40-41 10-12 20-24")!;
  expect(reach(all, wanted, [{ stage: "peg:0", key: "0:40" }])[0]).toBe(wanted.option.turn);
});

it("chooses nothing as long as the turns aren't known", () => {
  const all = everyTurn();
  const turns = new TurnList([served(all, NOTHING)]);
  expect([...playableCards(turns, [])].sort()).toEqual(["3", "7", "8"]);
  const picks = choose(turns, [], "card", "7");
  const now = selectionFor(turns, picks);
  expect(now).toMatchObject({ question: null, chosen: null, pending: { card: "7", steps: [] } });
  const loaded = turns.with(served(all, now.pending!));
  expect(selectionFor(loaded, picks)).toMatchObject({ pending: null, isSample: true, question: { stage: "peg:0" } });
});

it("keeps what was loaded when an answer changes", () => {
  const all = everyTurn();
  const turns = new TurnList([served(all, NOTHING), served(all, { ...NOTHING, card: "7" })]);
  const [first] = turns.known;
  expect(turns.partFor(begunOf(new Map([["card", first!.option.card!]]), first!))).not.toBeNull();
  expect(turns.partFor({ ...NOTHING, card: "3" })).toBeNull();
  expect(turns.nearest({ ...NOTHING, card: "3" })?.begun).toBe(NOTHING);
});
