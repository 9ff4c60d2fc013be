/** Taps on home holes: each belongs to a player, and another player's home has a hole of the same number. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { HOME } from "../../board/shape";
import type { BoardShape, JudgeTable } from "../../protocol/types";
import { readPosition } from "../../story/positions";
import { Dispute } from "./dispute.svelte";
import { marksOf } from "./marks";

const [{ board }] = JSON.parse(readFileSync("../tests/table/disputes.json", "utf8")) as [{ board: BoardShape }];
let dispute: Dispute;

beforeEach(() => {
  dispute = new Dispute();
  dispute.table = { board, powers: [], words: {} } as unknown as JudgeTable;
  dispute.setup = readPosition(board, "3s,A1,h2/5s/3s,C10,h2/5s A 4/?5/?5/?5");
  dispute.card = "4";
});

it("asks about a peg in another player's home, and not about one's own", () => {
  dispute.tap(0, 1);
  dispute.tap(2, HOME + 1);
  expect(dispute.turn).toBe("4 A1-Ch2");
  expect(marksOf(dispute).landings).toEqual([{ seat: 2, place: HOME + 1, chosen: true }]);
  expect(marksOf(dispute).preview).toEqual([]);
});

it("lets go of a peg only where it stands", () => {
  dispute.tap(0, HOME + 1);
  dispute.tap(0, HOME + 1);
  expect(dispute.steps).toEqual([]);
  dispute.tap(0, HOME + 1);
  dispute.tap(2, HOME + 1);
  expect(dispute.turn).toBe("4 Ah2-Ch2");
});
