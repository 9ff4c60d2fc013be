/** The card movements in a turn's operations, before and after the pegs move. */
import type { AnyOperation } from "../protocol/types";
import type { Step } from "./schedule";

interface TurnSteps {
  readonly before: readonly Step[];
  readonly after: readonly Step[];
}

/**
 * `hasClaims`: there is a place on the table for cards played face down. `settles`: the rank under which the card there
 * goes to the discards at the end of this turn; null if it stays or there is none. `top`: the last discard, for when
 * the pile is reshuffled.
 */
export function stepsOf(
  operations: readonly AnyOperation[],
  { hasClaims = false, settles = null as string | null, top = "?" } = {},
): TurnSteps {
  const before: Step[] = [];
  const after: Step[] = [];
  let last = top;
  for (const each of operations) {
    if (each.op === "played") {
      const isLaid = hasClaims && each.kind === "declare";
      before.push({ kind: isLaid ? "lay" : "play", seat: each.seat, card: each.card });
      if (!isLaid) last = each.card;
    }
    if (each.op === "revealed" && hasClaims) before.push({ kind: "reveal", seat: each.seat, card: each.card });
    if (each.op === "reshuffled") after.push({ kind: "reshuffle", seat: 0, card: settles ?? last });
    if (each.op === "drawn") after.push({ kind: "draw", seat: each.seat, card: each.card });
  }
  return { before, after: settles === null ? after : [{ kind: "settle", seat: 0, card: settles }, ...after] };
}
