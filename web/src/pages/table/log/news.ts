/** The most important thing that others did, which is told first. */

import { HOME } from "../../../board/shape";
import { lastOf } from "../../../lib/last";
import type { Card, Seat } from "../../../protocol/types";
import type { Moment } from "../../../story/moments";
import { cardPlayed } from "../../../story/sentences";

type Told = Pick<Moment, "turn">;
type News = { readonly by: Seat } & (
  | { readonly kind: "bump"; readonly of: Seat }
  | { readonly kind: "home" }
  | { readonly kind: "card"; readonly card: Card }
);

/** A bump on the viewer, else on a partner, else a peg that came home, else the last card. */
export function newsOf(moments: readonly Told[], me: Seat, isPartner: (seat: Seat) => boolean): News | null {
  const last = moments.at(-1)?.turn;
  if (!last) return null;
  return (
    bumpOn(moments, (seat) => seat === me) ??
    bumpOn(moments, isPartner) ??
    homecoming(moments) ?? { kind: "card", by: last.seat, card: cardPlayed(last.lines) }
  );
}

function bumpOn(moments: readonly Told[], isMeant: (seat: Seat) => boolean): News | null {
  const bumps = moments.flatMap(({ turn }) =>
    turn.operations.flatMap((each) => (each.op === "sent_to_start" ? [{ by: turn.seat, of: each.seat }] : [])),
  );
  const bump = lastOf(bumps, ({ of }) => isMeant(of));
  return bump ? { kind: "bump", ...bump } : null;
}

function homecoming(moments: readonly Told[]): News | null {
  const found = lastOf(moments, ({ turn }) =>
    turn.operations.some((each) => each.op === "moved" && each.target >= HOME && each.origin < HOME),
  );
  return found ? { kind: "home", by: found.turn.seat } : null;
}
