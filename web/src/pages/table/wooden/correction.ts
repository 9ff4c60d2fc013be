/**
 * Pegs that are moved by taps until a picture matches the wooden board, as plain data.
 *
 *   let correction = beginCorrection(shape, pegs);
 *   correction = tapped(correction, 0, 12);     // picks seat 0's peg on hole 12; then a free hole moves it there
 *   correction = stepped(correction, 1);        // one hole forward
 *   correction.moves                            // for the server
 */

import { HOME, isHome, ringOf, type Shape, START } from "../../../board/shape";
import { lastOf } from "../../../lib/last";
import type { PegMove, Place, Seat } from "../../../protocol/types";
import type { Pegs } from "../../../story/moments";

export interface Correction {
  readonly shape: Shape;
  /** The pegs as the app has them. */
  readonly before: Pegs;
  /** Every peg that stands elsewhere, the last one moved last. */
  readonly moves: readonly PegMove[];
  /** The peg that a tap on a hole moves. */
  readonly picked: { readonly seat: Seat; readonly place: Place } | null;
}

export const beginCorrection = (shape: Shape, before: Pegs): Correction => ({ shape, before, moves: [], picked: null });

/** The pegs after all moves at once. */
export function correctedPegs({ before, moves }: Correction): Pegs {
  const pegs = before.map((places) => [...places]);
  for (const { seat, origin } of moves) pegs[seat]!.splice(pegs[seat]!.indexOf(origin), 1);
  for (const { seat, target } of moves) pegs[seat]!.push(target);
  return pegs.map((places) => places.sort((a, b) => a - b));
}

/** The seat whose peg stands at a place; null if there is none. A home hole belongs to `owner`. */
function seatAt(pegs: Pegs, owner: Seat, place: Place): Seat | null {
  if (isHome(place) || place === START) return pegs[owner]?.includes(place) ? owner : null;
  const seat = pegs.findIndex((places) => places.includes(place));
  return seat < 0 ? null : seat;
}

/** A tap on a peg picks it, or lets go of it; a tap on a free hole moves the picked peg there. */
export function tapped(correction: Correction, owner: Seat, place: Place): Correction {
  const { picked } = correction;
  const there = seatAt(correctedPegs(correction), owner, place);
  if (there !== null) {
    const again = picked?.seat === there && picked.place === place;
    return { ...correction, picked: again ? null : { seat: there, place } };
  }
  if (!picked || (isHome(place) && owner !== picked.seat)) return correction;
  return moved(correction, picked.seat, picked.place, place);
}

/** The picked peg one hole forward or back; the same correction if it can't go there. */
export function stepped(correction: Correction, way: 1 | -1): Correction {
  const target = nextPlace(correction, way);
  const { picked } = correction;
  return target === null || !picked ? correction : moved(correction, picked.seat, picked.place, target);
}

/** The free hole next to the picked peg, along the track or its home; null if there is none. */
export function nextPlace(correction: Correction, way: 1 | -1): Place | null {
  const { shape, picked } = correction;
  if (!picked || picked.place === START) return null;
  const ring = ringOf(shape);
  const target = isHome(picked.place) ? picked.place + way : (picked.place + way + ring) % ring;
  if (isHome(picked.place) && (target < HOME || target >= HOME + shape.home_length)) return null;
  return seatAt(correctedPegs(correction), picked.seat, target) === null ? target : null;
}

/** The picked peg back to its start. */
export const toStart = (correction: Correction): Correction =>
  correction.picked && correction.picked.place !== START
    ? moved(correction, correction.picked.seat, correction.picked.place, START)
    : correction;

/** Without one of the moves; the same correction if another peg stands where that peg was. */
export function undone(correction: Correction, move: PegMove): Correction {
  if (!canUndo(correction, move)) return correction;
  return { ...correction, moves: correction.moves.filter((each) => each !== move), picked: null };
}

export const canUndo = (correction: Correction, { seat, origin }: PegMove): boolean =>
  origin === START || seatAt(correctedPegs(correction), seat, origin) === null;

function moved(correction: Correction, seat: Seat, from: Place, target: Place): Correction {
  const earlier = lastOf(correction.moves, (each) => each.seat === seat && each.target === from);
  const move: PegMove = { seat, origin: earlier?.origin ?? from, target };
  const others = correction.moves.filter((each) => each !== earlier);
  const moves = move.origin === target ? others : [...others, move];
  return { ...correction, moves, picked: { seat, place: target } };
}
