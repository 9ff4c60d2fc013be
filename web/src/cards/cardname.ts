/** Cards in words: "9", "the ace", "a joker". */
import { t } from "../lib/i18n";

/** All ranks in order; `*` is a joker. */
export const RANKS = "A23456789TJQK*";

const KEYS: Readonly<Record<string, string>> = { "8": "eight", "*": "joker", "?": "unknown" };

const printed = (card: string): string => (card === "T" ? "10" : card === "?" || card === "*" ? "" : card);
const values = (card: string): Record<string, string> => ({ key: KEYS[card] ?? printed(card), card: printed(card) });

/** What's printed on a card's face: "9", "10", "K", "Joker". */
export function faceOf(card: string): string {
  return card === "*" ? t("card-face-joker") : card === "?" ? "" : printed(card);
}
/** A card's name: "9", "ace". */
export const cardName = (card: string): string => t("card-name", values(card));
/** One card: "the 9"; "a card" if its rank is unknown. */
export const theCard = (card: string): string => t("card-the", values(card));
/** Any card of a rank: "a 9", "an ace". */
export const aCard = (card: string): string => t("card-a", values(card));
