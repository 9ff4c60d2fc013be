/** Converts the server's operations to effects that the board can preview and animate. */

import type { Effect } from "../board/board";
import { START } from "../board/shape";
import type { AnyOperation } from "../protocol/types";
import type { Moment } from "./moments";

/** The effects of operations on the board, numbered in order if they form a chain. */
export function boardEffects(operations: readonly AnyOperation[]): Effect[] {
  const hits = operations.filter((each) => each.op === "sent_to_start" || each.op === "sent_to_in_spot").length;
  const effects = operations.flatMap((each) => effectOf(each) ?? []);
  return hits < 2 ? effects : effects.map((each, i) => ({ ...each, number: i + 1 }));
}

/** The same effects with numbers, if there are several. */
export const numbered = (effects: readonly Effect[]): Effect[] =>
  effects.map((each, i) => ({ ...each, number: effects.length > 1 ? i + 1 : null }));

/** After a winning turn, each of the winners' pegs hops once. */
export function cheersOf({ turn, after }: Moment, seats: readonly { readonly team: number }[]): Effect[] {
  const won = turn.operations.find((each) => each.op === "won");
  const winners = won ? after.map((places, seat) => (seats[seat]?.team === won.team ? places : [])) : [];
  return winners.flatMap((places, seat) =>
    places.map((place): Effect => ({ kind: "cheer", seat, origin: place, target: place })),
  );
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
