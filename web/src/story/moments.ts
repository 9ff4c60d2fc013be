/**
 * The turns of a game with the position before and after each, computed from the log.
 *
 *   const moments = momentsOf(log, game.pegs);   // the turns of this game that weren't taken back
 *   moments[3].before, .after                    // pegs of every seat
 *   pegsAfter(pegs, operations)
 *
 * Positions are computed backward from the current one, so the log doesn't need to reach back to the start.
 */

import { HOME, START } from "../board/shape";
import { lastIndexOf, lastOf } from "../lib/last";
import type {
  AnyLogEvent,
  AnyOperation,
  BoardCorrected,
  Card,
  GameBegan,
  GameView,
  Place,
  Seat,
  TurnPlayed,
} from "../protocol/types";

export type Pegs = readonly (readonly Place[])[];

/** One turn, and the pegs before and after it. */
export interface Moment {
  readonly turn: TurnPlayed;
  readonly before: Pegs;
  readonly after: Pegs;
}

/** Apply or undo one operation. Ignores an operation that doesn't fit the position. */
function applyOperation(pegs: Pegs, operation: AnyOperation, undo: boolean): Pegs {
  const put = (on: Pegs, seat: number, from: Place, to: Place): Pegs => {
    const places = on[seat];
    const at = places?.indexOf(undo ? to : from) ?? -1;
    if (!places || at < 0) return on;
    return on.map((each, i) => (i === seat ? places.map((place, j) => (j === at ? (undo ? from : to) : place)) : each));
  };
  switch (operation.op) {
    case "moved":
    case "sent_to_in_spot":
      return put(pegs, operation.seat, operation.origin, operation.target);
    case "sent_to_start":
    case "penalized":
      return put(pegs, operation.seat, operation.origin, START);
    case "swapped": {
      const one = put(pegs, operation.seat, operation.origin, operation.origin2);
      return put(one, operation.seat2, operation.origin2, operation.origin);
    }
    default:
      return pegs;
  }
}

export function pegsAfter(pegs: Pegs, operations: readonly AnyOperation[]): Pegs {
  return operations.reduce((each, operation) => applyOperation(each, operation, false), pegs);
}

export function pegsBefore(pegs: Pegs, operations: readonly AnyOperation[]): Pegs {
  return operations.reduceRight((each, operation) => applyOperation(each, operation, true), pegs);
}

/** The log of the latest game, from its start if it's known. */
export function latestGame(log: readonly AnyLogEvent[]): readonly AnyLogEvent[] {
  const began = lastIndexOf(log, (each) => each.what === "began");
  return began < 0 ? log : log.slice(began);
}

/** All turns of the latest game that weren't taken back. */
export const turnsOf = (log: readonly AnyLogEvent[]): TurnPlayed[] =>
  lastingEvents(log).filter((each) => each.what === "turn");

/** The turns and corrections of the latest game that weren't taken back. */
function lastingEvents(log: readonly AnyLogEvent[]): (TurnPlayed | BoardCorrected)[] {
  const lasting: (TurnPlayed | BoardCorrected)[] = [];
  for (const each of latestGame(log)) {
    if (each.what === "turn" || each.what === "corrected") lasting.push(each);
    else if (each.what === "taken_back") while ((lasting.at(-1)?.ply ?? 0) > each.ply) lasting.pop();
  }
  return lasting;
}

/** The pegs at the end of the latest game in a log, which began with `first`. */
export const pegsAtEnd = (log: readonly AnyLogEvent[], first: Pegs): Pegs =>
  lastingEvents(log).reduce((pegs, { operations }) => pegsAfter(pegs, operations), first);

/** What was corrected on a wooden board, by the number of turns before it. */
export function correctionsOf(log: readonly AnyLogEvent[]): ReadonlyMap<number, readonly AnyOperation[]> {
  const found = new Map<number, readonly AnyOperation[]>();
  for (const each of lastingEvents(log))
    if (each.what === "corrected") found.set(each.ply, [...(found.get(each.ply) ?? []), ...each.operations]);
  return found;
}

/** The turns of the latest game, with positions computed backward from the current one. */
export function momentsOf(log: readonly AnyLogEvent[], now: Pegs): Moment[] {
  let pegs = now;
  const moments: Moment[] = [];
  for (const event of lastingEvents(log).reverse()) {
    const earlier = pegsBefore(pegs, event.operations);
    if (event.what === "turn") moments.push({ turn: event, before: earlier, after: pegs });
    pegs = earlier;
  }
  return moments.reverse();
}

/** The piles after a moment. */
interface PilesAt {
  readonly draw: number;
  /** The top discard and the seat that played it, if known; "?" is a card face down. */
  readonly top: Card | null;
  readonly by: Seat | null;
  /** The card played face down: its declared rank, its real one once revealed, and whose it is. Null if there is none. */
  readonly claim: { readonly declared: Card; readonly card: Card | null; readonly by: Seat } | null;
}

type PileState = Pick<GameView, "pile_size" | "discards" | "declared" | "phase">;

/** The piles after a moment (-1: before the first), computed backward from the current state of the game. */
export function pilesAt(moments: readonly Pick<Moment, "turn">[], at: number, game: PileState): PilesAt {
  let draw = game.pile_size;
  for (const each of backwards(moments.slice(at + 1))) {
    if (each.op === "drawn") draw += 1;
    else if (each.op === "reshuffled") draw -= each.cards;
  }
  const isCurrent = at === moments.length - 1;
  const next = moments[at + 1]?.turn.operations[0]?.op ?? "";
  // A turn ends with its draw; if nothing is drawn, with the next card played.
  let isEnded = isCurrent ? game.declared === null || game.phase === "play" : ["played", "drawn"].includes(next);
  let [card, claim]: [Card | null, PilesAt["claim"]] = [null, null];
  for (const each of backwards(moments.slice(0, at + 1))) {
    if (each.op === "reshuffled") return { draw, top: null, by: null, claim };
    if (each.op === "drawn") isEnded = true;
    else if (each.op === "revealed") card = each.card;
    else if (each.op === "played" && each.kind === "declare" && !isEnded && !claim)
      [claim, card] = [{ declared: each.declared ?? "?", card, by: each.seat }, null];
    else if (each.op === "played") {
      const top = (isCurrent ? game.discards.at(-1) : null) ?? card ?? (each.kind === "declare" ? "?" : each.card);
      return { draw, top, by: each.seat, claim };
    }
  }
  return { draw, top: isCurrent ? (game.discards.at(-1) ?? null) : null, by: null, claim };
}

const backwards = (moments: readonly Pick<Moment, "turn">[]): AnyOperation[] =>
  moments.flatMap(({ turn }) => turn.operations).reverse();

/** Append new entries to a log, without duplicates. */
export function mergeLog(known: readonly AnyLogEvent[], more: readonly AnyLogEvent[]): readonly AnyLogEvent[] {
  if (more.length === 0) return known;
  const first = more[0]!.version;
  const older = known.filter((each) => each.version < first);
  return [...older, ...more];
}

/** The partner whose pegs a seat plays because its own are home, as of its last move; null if it doesn't. */
export function partnerHelped(moments: readonly Moment[], pegs: Pegs, seat: number): number | null {
  if (!pegs[seat]?.every((place) => place >= HOME)) return null;
  for (const { turn } of [...moments].reverse()) {
    const moved = turn.seat === seat ? lastOf(turn.operations, (each) => each.op === "moved") : undefined;
    if (moved) return moved.seat === seat ? null : moved.seat;
  }
  return null;
}

export function gameStart(log: readonly AnyLogEvent[]): GameBegan | undefined {
  return lastOf(log, (each) => each.what === "began");
}
