import { expect, test } from "vitest";
import { HOME, START } from "../../../board/shape";
import type { AnyOperation, TurnPlayed } from "../../../protocol/types";
import { newsOf } from "./news";

const turn = (seat: number, card: string, ...operations: AnyOperation[]) => ({
  turn: { seat, operations, lines: [{ seat, head: { verb: "plays", card } }] } as unknown as TurnPlayed,
});
const moved = (seat: number, target: number): AnyOperation => ({
  op: "moved",
  seat,
  origin: 5,
  target,
  travel: "forward",
  path: [target],
});
const bumped = (seat: number): AnyOperation => ({ op: "sent_to_start", seat, origin: 9 });
const isPartner = (seat: number) => seat === 4;
const of = (...moments: ReturnType<typeof turn>[]) => newsOf(moments, 0, isPartner);

test("a bump on the viewer comes first, then one on a partner, a peg home, and the last card", () => {
  const onMe = turn(6, "K", moved(6, 9), bumped(0));
  const onPartner = turn(5, "8", moved(5, 9), bumped(4));
  const home = turn(3, "4", moved(3, HOME));
  const others = [turn(1, "2", moved(1, 9), bumped(2)), turn(7, "5", moved(7, 9))];
  expect(of(onMe, onPartner, home, ...others)).toEqual({ kind: "bump", by: 6, of: 0 });
  expect(of(onPartner, home, ...others)).toEqual({ kind: "bump", by: 5, of: 4 });
  expect(of(home, ...others)).toEqual({ kind: "home", by: 3 });
  expect(of(...others)).toEqual({ kind: "card", by: 7, card: "5" });
  expect(of()).toBeNull();
});

test("of several, the last is told; a peg deeper into its home or out of start isn't news", () => {
  expect(of(turn(2, "K", bumped(0)), turn(6, "3", bumped(0)))).toEqual({ kind: "bump", by: 6, of: 0 });
  const deeper: AnyOperation = { ...moved(2, HOME + 3), origin: HOME + 1 } as AnyOperation;
  const out: AnyOperation = { ...moved(1, 8), origin: START } as AnyOperation;
  expect(of(turn(2, "2", deeper), turn(1, "A", out))).toEqual({ kind: "card", by: 1, card: "A" });
});
