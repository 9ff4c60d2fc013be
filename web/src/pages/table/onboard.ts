/** From the protocol's changes to what the board draws and moves. */
import { effectsOf } from "../../parts/effects";
import type { Effect } from "../../board/board";
import type { Operation } from "./types";

/** The changes of the board as the widget shows them; numbered in the order of things where there is a chain. */
export function effectsOnBoard(operations: readonly Operation[]): Effect[] {
  const hits = operations.filter((each) => each.op === "sent_to_start" || each.op === "sent_to_in_spot").length;
  const effects = effectsOf(operations);
  return hits < 2 ? effects : effects.map((each, i) => ({ ...each, number: i + 1 }));
}
