/** What happened, as the board shows it: `effectsOf(turn.operations)` for its motion, its marks and its preview. */
import type { Effect } from "../board/board";
import type { AnyOperation } from "../protocol/types";

const START = -1;

export function effectsOf(operations: readonly AnyOperation[]): Effect[] {
  return operations.flatMap((each) => effectOf(each) ?? []);
}

function effectOf(op: AnyOperation): Effect | null {
  switch (op.op) {
    case "moved":
      return { kind: "move", seat: op.seat, origin: op.origin, target: op.target, path: op.path };
    case "sent_to_start":
    case "penalized":
      return { kind: "start", seat: op.seat, origin: op.origin, target: START };
    case "sent_to_in_spot":
      return { kind: "in_spot", seat: op.seat, origin: op.origin, target: op.target };
    case "swapped":
      return { kind: "swap", seat: op.seat, origin: op.origin, seat2: op.seat2, target: op.origin2 };
    default:
      return null;
  }
}
