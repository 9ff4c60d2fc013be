/** What a turn does to the cards, from the protocol's changes: before the pegs move, and after. */
import type { AnyOperation } from "../protocol/types";
import type { Step } from "./schedule";

export interface Turn {
  readonly first: readonly Step[];
  readonly then: readonly Step[];
}

/**
 * `hasClaims`: there is a place for a card that lies face down. `settles`: what the one lying there goes to the discards
 * as, at the end of this turn; null: it stays, or there is none. `top`: the last discard, for when the pile is renewed.
 */
export function stepsOf(operations: readonly AnyOperation[], { hasClaims = false, settles = null as string | null, top = "?" } = {}): Turn {
  const first: Step[] = [];
  const then: Step[] = [];
  let last = top;
  for (const each of operations) {
    if (each.op === "played") {
      const isLaid = hasClaims && each.kind === "declare";
      first.push({ kind: isLaid ? "lay" : "play", seat: each.seat, card: each.card });
      if (!isLaid) last = each.card;
    }
    if (each.op === "revealed" && hasClaims) first.push({ kind: "reveal", seat: each.seat, card: each.card });
    if (each.op === "reshuffled") then.push({ kind: "renew", seat: 0, card: settles ?? last });
    if (each.op === "drawn") then.push({ kind: "draw", seat: each.seat, card: each.card });
  }
  return { first, then: settles === null ? then : [{ kind: "settle", seat: 0, card: settles }, ...then] };
}
