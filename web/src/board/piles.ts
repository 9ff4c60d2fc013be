/** The piles in the free middle: to draw from, discards, a card claimed face down, cards that cannot play. */
import { CARD_HEIGHT, CARD_WIDTH, cardInside } from "../cards/card";
import { PILES, type Layout } from "./geometry";
import { el, group, num, safe } from "./svg";

export interface Piles {
  /** Cards left to draw. */
  readonly draw: number;
  /** The top discard's rank; null: none. */
  readonly top: string | null;
  readonly suit?: number;
  /** The name of who played it. */
  readonly by?: string;
  /** A card that lies face down, and what it is said to be. */
  readonly claim?: { readonly said: string } | null;
  /** How many cards lie on the pile of those that could not be played; null: there is no such pile. */
  readonly stuck?: number | null;
  readonly jokerWord?: string;
}

/** How wide a pile's card is, in spacings; 0 where the piles lie beside the board. */
export const pileWidth = (layout: Layout): number =>
  layout.opening < PILES ? 0 : Math.min(0.6 * layout.opening, Math.max(2.9, 0.24 * layout.opening));

function card(x: number, y: number, width: number, inside: string, turn = 0): string {
  const scale = width / CARD_WIDTH;
  const middle = `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale.toFixed(5)}) translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})`;
  return group({ transform: middle, class: "pile-card" }, el("rect", { x: 0.4, y: 2.4, width: 55.2, height: 83.2, rx: 8.2, fill: "var(--wood-shadow)" }), inside);
}

const words = (text: string, x: number, y: number, size: number): string => el("text", { class: "pile-words", x, y, "font-size": size }, safe(text));

/** The least height of words, in pixels. */
const READABLE = 12;

/** A name with its end cut off where it would reach the next pile. */
const within = (name: string, most: number): string => ([...name].length > most ? `${[...name].slice(0, most - 1).join("")}…` : name);

/** `scale`: pixels a spacing. */
export function pilesMarkup(layout: Layout, piles: Piles | null, scale = Infinity): string {
  const width = pileWidth(layout);
  if (!piles || width === 0) return "";
  const high = (width * CARD_HEIGHT) / CARD_WIDTH;
  const extras = (piles.claim ? 1 : 0) + (piles.stuck === null || piles.stuck === undefined ? 0 : 1);
  const left = -width * (0.57 + extras * 0.48);
  const step = width * 1.14;
  // Larger than this they would lie on one another.
  const size = Math.min(width * 0.4, Math.max(width * 0.24, READABLE / scale));
  const under = high / 2 + width * 0.03 + size;
  const parts = [piles.draw > 0 ? card(left, 0, width, cardInside({ rank: "?" })) : empty(left, width, high), words(String(piles.draw), left, under, size)];
  const x = left + step;
  if (piles.top) parts.push(card(x, 0, width, cardInside({ rank: piles.top, suit: piles.suit ?? 2, ...(piles.jokerWord ? { jokerWord: piles.jokerWord } : {}) }), 6));
  else parts.push(empty(x, width, high));
  if (piles.by) parts.push(words(within(piles.by, Math.max(5, Math.floor((1.4 * width) / (size * 0.56)))), x, under, size));
  let next = x + step;
  if (piles.claim) {
    parts.push(card(next, 0, width * 0.8, cardInside({ rank: "?" }), -4), words(piles.claim.said, next, under, size));
    next += width * 0.96;
  }
  if (piles.stuck !== null && piles.stuck !== undefined) {
    parts.push(piles.stuck > 0 ? card(next, 0, width * 0.8, cardInside({ rank: "?" }), 90) : empty(next, width * 0.8, high * 0.8));
    parts.push(words(String(piles.stuck), next, under, size));
  }
  return parts.join("");
}

const empty = (x: number, width: number, high: number): string =>
  el("rect", { x: x - width / 2, y: -high / 2, width, height: high, rx: width * 0.15, fill: "none", stroke: "var(--line)", "stroke-width": 0.06, "stroke-dasharray": "0.3 0.2" });
