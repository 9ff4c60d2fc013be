import { expect, test } from "vitest";
import type { AnyOperation, TurnKind } from "../protocol/types";
import { stepsOf } from "./steps";

const played = (card: string, kind: TurnKind = "move"): AnyOperation => ({
  op: "played",
  seat: 1,
  card,
  declared: null,
  kind,
});
const drawn: AnyOperation = { op: "drawn", seat: 1, card: "?" };
const kinds = ({ before, after }: ReturnType<typeof stepsOf>) =>
  [before, after].map((each) => each.map(({ kind }) => kind));

test("a card is played before the pegs move, and another is drawn after", () => {
  const turn = stepsOf([
    played("7"),
    { op: "moved", seat: 1, origin: 3, target: 10, travel: "forward", path: [10] },
    drawn,
  ]);
  expect(kinds(turn)).toEqual([["play"], ["draw"]]);
  expect(turn.before[0]).toMatchObject({ seat: 1, card: "7" });
});

test("a reshuffle comes before the draw, and turns the last discard face down", () => {
  const turn = stepsOf([played("7"), { op: "reshuffled", cards: 40 }, drawn]);
  expect(kinds(turn)).toEqual([["play"], ["reshuffle", "draw"]]);
  expect(turn.after[0]!.card).toBe("7");
  expect(stepsOf([{ op: "reshuffled", cards: 40 }, drawn], { top: "K" }).after[0]!.card).toBe("K");
});

test("a claimed card is laid down, revealed if doubted, and discarded at the end of the turn", () => {
  const hasClaims = true;
  expect(kinds(stepsOf([played("?", "declare")], { hasClaims }))).toEqual([["lay"], []]);
  const doubt: AnyOperation[] = [{ op: "doubted", seat: 2 }, { op: "revealed", seat: 1, card: "4" }, drawn];
  const turn = stepsOf(doubt, { hasClaims, settles: "4" });
  expect(kinds(turn)).toEqual([["reveal"], ["settle", "draw"]]);
  expect(turn.after[0]!.card).toBe("4");
});

test("without a place for claims, as in a replay, cards go to the discards", () => {
  expect(kinds(stepsOf([played("4", "declare")]))).toEqual([["play"], []]);
  expect(kinds(stepsOf([{ op: "revealed", seat: 1, card: "4" }]))).toEqual([[], []]);
});
