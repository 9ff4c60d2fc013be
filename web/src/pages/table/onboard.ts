/** From the protocol's changes to what the board draws and moves. */
import type { Effect } from "../../board/board";
import { START } from "./timeline";
import type { Operation } from "./types";

/** The changes of the board as the widget shows them; numbered in the order of things where there is a chain. */
export function effectsOnBoard(operations: readonly Operation[]): Effect[] {
  const hits = operations.filter((each) => each.op === "sent_to_start" || each.op === "sent_to_in_spot").length;
  const effects = operations.flatMap((each) => effectOf(each) ?? []);
  return hits < 2 ? effects : effects.map((each, i) => ({ ...each, number: i + 1 }));
}

function effectOf(operation: Operation): Effect | null {
  switch (operation.op) {
    case "moved":
      return { kind: "move", seat: operation.seat, origin: operation.origin, target: operation.target, path: operation.path };
    case "sent_to_start":
    case "penalized":
      return { kind: "start", seat: operation.seat, origin: operation.origin, target: START };
    case "sent_to_in_spot":
      return { kind: "in_spot", seat: operation.seat, origin: operation.origin, target: operation.target };
    case "swapped":
      return { kind: "swap", seat: operation.seat, origin: operation.origin, target: operation.origin2, seat2: operation.seat2 };
    default:
      return null;
  }
}
