/**
 * The own hand as it lies before its owner: cards keep their place while others come and go.
 *
 *   hand = arranged(hand, game.hand);     // after each update
 *   hand = moved(hand, 0, 3);             // drag the first card to the fourth place
 */
import type { Card } from "./types";

/** A card in the hand. `suit` is decoration: no rule asks for it. */
export interface Held {
  readonly id: number;
  readonly card: Card;
  readonly suit: number;
}

let next = 1;

/** The hand as it is now, in the order its owner gave it; new cards come last. */
export function arranged(held: readonly Held[], cards: readonly Card[]): readonly Held[] {
  const left = [...cards];
  const kept = held.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (left.length === 0 && kept.length === held.length) return held;
  return [...kept, ...left.map((card) => dealt(card, kept))];
}

function dealt(card: Card, beside: readonly Held[]): Held {
  const taken = beside.filter((each) => each.card === card).map((each) => each.suit);
  const id = next++;
  const suits = [0, 1, 2, 3].map((suit) => (suit + id * 3) % 4);
  return { id, card, suit: suits.find((suit) => !taken.includes(suit)) ?? 0 };
}

/** One card put in another place. */
export function moved(held: readonly Held[], from: number, to: number): readonly Held[] {
  const all = [...held];
  const [card] = all.splice(from, 1);
  if (!card) return held;
  all.splice(to, 0, card);
  return all;
}
