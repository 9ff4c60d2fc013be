/** The piles in the middle of the board: draw pile, discards, a card claimed face down, and cards of stuck players. */
import { CARD_HEIGHT, CARD_WIDTH, cardInside } from "../cards/card";
import { el, group, num, type Point, safe } from "../lib/svg";
import type { Box, Layout } from "./geometry";
import { fittingText } from "./platetext";

export interface Piles {
  /** Cards left to draw. */
  readonly draw: number;
  /** The rank of the top discard; null if there is none. */
  readonly top: string | null;
  readonly suit?: number;
  /** The name of the player who discarded it. */
  readonly by?: string;
  /**
   * A card played face down and the rank it was declared as; `card` once it's revealed. Null if no card is there,
   * undefined if the rules have no such place.
   */
  readonly claim?:
    | { readonly declared: string; readonly card?: string | null; readonly suit?: number }
    | null
    | undefined;
  /** The number of cards on the pile of cards that couldn't be played; null if the rules have no such pile. */
  readonly stuck?: number | null;
  readonly jokerWord?: string;
  /** Whether they're shown elsewhere, and not on the board. */
  readonly apart?: boolean;
}

/** The width of a pile's card, in spacings; 0 if the piles are beside the board. */
export const pileWidth = (layout: Layout): number =>
  layout.isSolid ? 0 : Math.min(0.6 * layout.opening, Math.max(2.9, 0.24 * layout.opening));

export type PileName = "draw" | "discards" | "claim" | "stuck";

/** The position of a pile's card: center, width in spacings, and rotation in degrees. */
interface PileSpot {
  readonly at: Point;
  readonly width: number;
  readonly turn: number;
}

/** The positions of the piles; null if they are beside the board. */
export function pileSpots(
  layout: Layout,
  { claim, stuck = null, apart }: Piles,
): Partial<Record<PileName, PileSpot>> | null {
  const width = pileWidth(layout);
  if (width === 0 || apart) return null;
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

/** The space that the piles take up, with their words; null if they are beside the board. */
export function pilesBox(layout: Layout, piles: Piles | null): Box | null {
  const spots = piles && pileSpots(layout, piles);
  if (!spots) return null;
  const all = Object.values(spots);
  const [left, right] = [all.map(({ at, width }) => at[0] - width), all.map(({ at, width }) => at[0] + width)];
  const reach = pileWidth(layout) * 1.3;
  const x = Math.min(...left);
  return { x, y: -reach, width: Math.max(...right) - x, height: 2 * reach };
}

function card({ at: [x, y], width, turn }: PileSpot, inside: string): string {
  const scale = width / CARD_WIDTH;
  const transform = [
    `translate(${num(x)} ${num(y)})`,
    `rotate(${turn})`,
    `scale(${scale.toFixed(5)})`,
    `translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})`,
  ].join(" ");
  return group(
    { transform, class: "pile-card" },
    el("rect", { x: 0.4, y: 2.4, width: 55.2, height: 83.2, rx: 8.2, fill: "var(--wood-shadow)" }),
    inside,
  );
}

/** The smallest readable text, in pixels. */
const READABLE = 12;

/** `scale`: pixels per spacing. */
export function pilesMarkup(layout: Layout, piles: Piles | null, scale = Infinity): string {
  const spots = piles && pileSpots(layout, piles);
  if (!spots) return "";
  const { draw, top, suit = 2, by = "", claim, stuck, jokerWord = "" } = piles;
  const wide = spots.draw!.width;
  // Any larger, and they would overlap.
  const size = Math.min(wide * 0.4, Math.max(wide * 0.24, READABLE / scale));
  const face = (rank: string, its = suit) => cardInside({ rank, suit: its, ...(jokerWord ? { jokerWord } : {}) });
  const pile = (name: PileName, inside: string, words: string): string => {
    const spot = spots[name];
    if (!spot) return "";
    // As wide as the pile, so that it doesn't run into the next one.
    const text = fittingText(words, () => spot.width * 1.1, scale, { largest: size });
    const lines = text.lines.map((line, k) =>
      el(
        "text",
        { class: "pile-words", x: spot.at[0], y: wide * 0.78 + size + k * text.size, "font-size": text.size },
        safe(line),
      ),
    );
    return (inside ? card(spot, inside) : empty(spot)) + lines.join("");
  };
  const back = face("?");
  return [
    pile("draw", draw > 0 ? back : "", String(draw)),
    pile("discards", top ? face(top) : "", by),
    pile("claim", claim ? face(claim.card ?? "?", claim.suit) : "", claim?.declared ?? ""),
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
