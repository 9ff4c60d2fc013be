/** The card of a turn, and who played it; undefined for a turn without one. */
import type { AnyOperation, TurnPlayed } from "../../protocol/types";

type Played = Extract<AnyOperation, { op: "played" }>;

export const playedIn = (turn: TurnPlayed | null): Played | undefined =>
  turn?.operations.find((each) => each.op === "played");
