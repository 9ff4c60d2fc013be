/** Suits of cards that the server knows only by rank: decoration that stays the same as long as a card is in sight. */

export interface SuitedCard {
  readonly card: string;
  /** See `CardProps.suit`. */
  readonly suit: number;
}

/** The suit of a card that joins others. It depends on the rank and on equal cards there, so that it can be repeated. */
export function suitFor(card: string, beside: readonly SuitedCard[] = []): number {
  const taken = beside.filter((each) => each.card === card).map((each) => each.suit);
  const first = card.charCodeAt(0) * 3;
  const suits = [0, 1, 2, 3].map((suit) => (suit + first) % 4);
  return suits.find((suit) => !taken.includes(suit)) ?? first % 4;
}

export const suited = (card: string, beside: readonly SuitedCard[]): SuitedCard => ({
  card,
  suit: suitFor(card, beside),
});
