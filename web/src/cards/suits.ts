/** Suits of cards that the server knows only by rank: decoration, the same on every device at a table. */

/**
 * The suit of a card in a seat's hand, and of that seat's card among the discards. See `CardProps.suit`. The empty
 * string, no card, has one, too: a bluff's card is drawn with it if it's shown before there are discards.
 */
export const suitOf = (card: string, seat: number): number => ((card.codePointAt(0) ?? 0) * 3 + seat) % 4;
