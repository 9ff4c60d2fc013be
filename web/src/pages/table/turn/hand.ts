/**
 * The order of the player's hand: cards keep their place as others come and go.
 *
 *   hand = updateHand(hand, game.hand);     // after each update
 *   hand = moveCard(hand, 0, 3);            // drag the first card to the fourth place
 *   saveHand(table, hand);                  // and loadHand(table) when the page is reloaded
 */

import { isText } from "../../../lib/fits";
import { seats } from "../../../lib/identity";
import { removeStored, storedList, writeStored } from "../../../lib/storage";
import type { Card } from "../../../protocol/types";

/** A card in the hand. */
export interface HandCard {
  readonly id: number;
  readonly card: Card;
}

let next = 1;

/** The hand with new cards at the end. `lifted`: the card that leaves first, among equal ones. */
export function updateHand(
  hand: readonly HandCard[],
  cards: readonly Card[],
  lifted: number | null = null,
): readonly HandCard[] {
  const left = [...cards];
  const stays = ({ card }: HandCard): boolean => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const others = hand.filter((each) => each.id !== lifted && stays(each));
  const staying = hand.filter((each) => (each.id === lifted ? stays(each) : others.includes(each)));
  if (left.length === 0 && staying.length === hand.length) return hand;
  for (const card of left) staying.push({ id: next++, card });
  return staying;
}

/** Move a card to another place. */
export function moveCard(hand: readonly HandCard[], from: number, to: number): readonly HandCard[] {
  const all = [...hand];
  const [card] = all.splice(from, 1);
  if (!card) return hand;
  all.splice(to, 0, card);
  return all;
}

const PREFIX = "pegs.hand.";
const keyOf = (table: string): string => `${PREFIX}${table}`;
const tab = (): Storage => sessionStorage;

/** Save the order of the hand for as long as this tab is open. */
export function saveHand(table: string, hand: readonly HandCard[]): void {
  writeStored(
    keyOf(table),
    hand.map(({ card }) => card),
    tab,
  );
}

/** Forget the order of a hand that others mustn't see. */
export const forgetHand = (table: string): void => removeStored((key) => key === keyOf(table), tab);

/** The hand as this tab last showed it. */
export function loadHand(table: string): readonly HandCard[] {
  return storedList(keyOf(table), isText, tab).map((card) => ({ id: next++, card }));
}

/** Forget the hand of a seat that was left, moved or taken away, so that the tab's next user doesn't see it. */
seats.subscribe((saved) => {
  const kept = new Set(saved.map((each) => keyOf(each.table)));
  removeStored((key) => key.startsWith(PREFIX) && !kept.has(key), tab);
});
