import { beforeAll, expect, test } from "vitest";
import { shapeOf } from "../../board/samples";
import { START } from "../../board/shape";
import { useLanguage, useSection } from "../../lib/i18n";
import type { BoardShape, Landing, Option } from "../../protocol/types";
import { Names } from "../../story/names";
import type { Candidate } from "../../turn/candidates";
import { rowsOf } from "./rows";

const board: BoardShape = { ...shapeOf(2), letters: ["A", "B"], sides_of_seats: [0, 1] };
const words = { start: "start", home: "home", in_spot: "in-spot", out_spot: "come-out hole" };
const names = new Names(board, ["Ana", "Ben"], 0, words);

beforeAll(async () => {
  await useLanguage("en");
  await useSection("judge");
});

/** A joker that jumps from a hole onto one of Ben's. */
function jump(origin: number, target: number): Candidate {
  const option = { turn: "", kind: "move", card: "*", declared: null, orders: [[0]], hurts: false } satisfies Option;
  const parts = [
    { verb: "jumps", target },
    { verb: "bumps", peg: 1 },
  ];
  return { option, steps: [{ seat: 0, origin, target, effects: [], parts } satisfies Landing] };
}

test("rows that read the same say which peg moves", () => {
  const rows = rowsOf([jump(5, 26), jump(START, 26), jump(5, 30)], 0, names);
  expect(rows.map(({ does, from }) => [does, from])).toEqual([
    ["Jump to Ben’s 8, bump Ben", "from your 5"],
    ["Jump to Ben’s 8, bump Ben", "from start"],
    ["Jump to Ben’s 12, bump Ben", ""],
  ]);
});
