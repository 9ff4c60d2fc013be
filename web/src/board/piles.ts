/** The piles in the free middle: to draw from, discards, a card claimed face down, cards that cannot play. */
import { CARD_HEIGHT, CARD_WIDTH, cardInside } from "../cards/card";
import { type Layout, PILES } from "./geometry";
import type { Point } from "./shape";
import { el, group, num, safe } from "./svg";

export interface Piles {
  /** Cards left to draw. */
  readonly draw: number;
  /** The top discard's rank; null: none. */
  readonly top: string | null;
  readonly suit?: number;
  /** The name of who played it. */
  readonly by?: string;
  /** A card that lies face down, and what it is said to be; `card` once it is turned over. null: its place is free. */
  readonly claim?: { readonly said: string; readonly card?: string | null } | null | undefined;
  /** How many cards lie on the pile of those that could not be played; null: there is no such pile. */
  readonly stuck?: number | null;
  readonly jokerWord?: string;
}

/** How wide a pile's card is, in spacings; 0 where the piles lie beside the board. */
export const pileWidth = (layout: Layout): number =>
  layout.opening < PILES ? 0 : Math.min(0.6 * layout.opening, Math.max(2.9, 0.24 * layout.opening));

export type PileName = "draw" | "discards" | "claim" | "stuck";

/** Where a pile's card lies: its middle, its width in spacings, and by how many degrees it is turned. */
interface PileSpot {
  readonly at: Point;
  readonly width: number;
  readonly turn: number;
}

/** The places of the piles; null where they lie beside the board. */
export function pileSpots(layout: Layout, { claim, stuck = null }: Piles): Partial<Record<PileName, PileSpot>> | null {
  const width = pileWidth(layout);
  if (width === 0) return null;
  const small = width * 0.8;
  const left = -width * (0.57 + ((claim === undefined ? 0 : 1) + (stuck === null ? 0 : 1)) * 0.48);
  const third = left + width * 2.28;
  return {
    draw: { at: [left, 0], width, turn: 0 },
    discards: { at: [left + width * 1.14, 0], width, turn: 6 },
    ...(claim === undefined ? {} : { claim: { at: [third, 0], width: small, turn: -4 } }),
    ...(stuck === null
      ? {}
      : { stuck: { at: [claim === undefined ? third : third + width * 0.96, 0], width: small, turn: 90 } }),
  };
}

function card({ at: [x, y], width, turn }: PileSpot, inside: string): string {
  const scale = width / CARD_WIDTH;
  const middle = `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale.toFixed(5)}) translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})`;
  return group(
    { transform: middle, class: "pile-card" },
    el("rect", { x: 0.4, y: 2.4, width: 55.2, height: 83.2, rx: 8.2, fill: "var(--wood-shadow)" }),
    inside,
  );
}

/** The least height of words, in pixels. */
const READABLE = 12;

/** A name with its end cut off where it would reach the next pile. */
const within = (name: string, most: number): string =>
  [...name].length > most ? `${[...name].slice(0, most - 1).join("")}…` : name;

/** `scale`: pixels a spacing. */
export function pilesMarkup(layout: Layout, piles: Piles | null, scale = Infinity): string {
  const spots = piles && pileSpots(layout, piles);
  if (!spots) return "";
  const { draw, top, suit = 2, by = "", claim, stuck, jokerWord = "" } = piles;
  const wide = spots.draw!.width;
  // Larger than this they would lie on one another.
  const size = Math.min(wide * 0.4, Math.max(wide * 0.24, READABLE / scale));
  const face = (rank: string) => cardInside({ rank, suit, ...(jokerWord ? { jokerWord } : {}) });
  const pile = (name: PileName, inside: string, words: string): string => {
    const spot = spots[name];
    if (!spot) return "";
    const under = { class: "pile-words", x: spot.at[0], y: wide * 0.78 + size, "font-size": size };
    return (inside ? card(spot, inside) : empty(spot)) + (words && el("text", under, safe(words)));
  };
  const back = face("?");
  return [
    pile("draw", draw > 0 ? back : "", String(draw)),
    pile("discards", top ? face(top) : "", within(by, Math.max(5, Math.floor((1.4 * wide) / (size * 0.56))))),
    pile("claim", claim ? face(claim.card ?? "?") : "", claim?.said ?? ""),
    pile("stuck", stuck ? back : "", String(stuck)),
  ].join("");
}

const empty = ({ at: [x, y], width }: PileSpot): string =>
  el("rect", {
    x: x - width / 2,
    y: y - width * 0.75,
    width,
    height: width * 1.5,
    rx: width * 0.15,
    fill: "none",
    stroke: "var(--line)",
    "stroke-width": 0.06,
    "stroke-dasharray": "0.3 0.2",
  });
