/** Suits of cards that the server knows only by rank: decoration, the same on every device at a table. */

/** The suit of a card in a seat's hand, and of that seat's card among the discards. See `CardProps.suit`. */
export const suitOf = (card: string, seat: number): number => (card.charCodeAt(0) * 3 + seat) % 4;
