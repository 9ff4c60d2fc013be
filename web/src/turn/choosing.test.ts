/** The questions of real games are the terminal's: tests/story/make_choosing.py writes the shared data. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Card, Landing, Option, TurnKind } from "../protocol/types";
import type { Picks, Stage } from "./candidates";
import { choose, selectionFor } from "./selection";
import { TurnList } from "./turnlist";

interface Case {
  rules: string;
  asks_card: boolean;
  options: [kind: TurnKind, card: Card | null, declared: Card | null, orders: number[][]][];
  landings: [seat: number, origin: number, target: number][];
  asked: { stage: Stage; answers: string[]; picked: string }[];
  chosen: number;
}

const CASES = JSON.parse(readFileSync("../tests/story/choosing.json", "utf8")) as Case[];

function turnsOf({ options, landings }: Case): { offered: Option[]; turns: TurnList } {
  const offered = options.map(([kind, card, declared, orders], i): Option => {
    return { turn: `turn ${i}`, kind, card, declared, orders, hurts: false };
  });
  const steps = landings.map(([seat, origin, target]): Landing => ({ seat, origin, target, effects: [], parts: [] }));
  return { offered, turns: TurnList.of(offered, steps) };
}

/** Here, a part of a split goes to its landing by another name than a whole card. */
const shared = (key: string): string => key.replace("part:", "to:");

describe("questions", () => {
  it.each(CASES)("$rules, turn $chosen of $options.length", (each) => {
    const { offered, turns } = turnsOf(each);
    let picks: Picks = [];
    for (const { stage, answers, picked } of each.asked) {
      const { question } = selectionFor(turns, picks, { card: each.asks_card });
      expect(question?.stage).toBe(stage);
      expect(question!.answers.map(({ key }) => shared(key)).sort()).toEqual(answers);
      const answer = question!.answers.find(({ key }) => shared(key) === picked)!;
      picks = choose(turns, picks, stage, answer.key);
    }
    const now = selectionFor(turns, picks, { card: each.asks_card });
    expect(now.question).toBeNull();
    expect(now.chosen?.option).toBe(offered[each.chosen]);
  });
});
