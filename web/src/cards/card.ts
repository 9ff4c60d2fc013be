/**
 * Cards as SVG markup. Callers say what a card does; there are no rules here.
 *
 *   cardFace({ rank: "7", suit: 1, items: [{ kind: "split", text: "+7" }] })
 *   cardBack()
 *
 * 56 x 84 units, scaled with CSS. Ranks: A 2 ... 9 T J Q K, * for a joker, ? for an unknown card.
 */
import { cap, marks, suits } from "../../../src/pegs/look/cards.json";
import { el, group, inked, num, safe } from "../lib/svg";

type MarkKind = keyof typeof marks | "plain";

interface CardMark {
  readonly kind: MarkKind;
  readonly text: string;
}

export interface CardProps {
  readonly rank: string;
  /** 0 to 3: spades, hearts, clubs, diamonds. Odd suits are red. Decoration only. */
  readonly suit?: number;
  /** The marks at the foot of the card; no foot if empty. */
  readonly items?: readonly CardMark[];
  readonly isChosen?: boolean;
  /** "Joker" in the current language. */
  readonly jokerWord?: string;
}

export const CARD_WIDTH = 56;
export const CARD_HEIGHT = 84;
const FOOT = 0.44 * CARD_WIDTH;

/** The kind that gives the foot its tint: the first of the file's. */
export const tintOf = (items: readonly CardMark[]): MarkKind =>
  (Object.keys(marks) as MarkKind[]).find((kind) => items.some((each) => each.kind === kind)) ?? "plain";

/** The size of the words of a foot (cards.css), and how wide their letters and digits are at most, by that. */
const SIZE = 14.5;
const wide = (text: string): number => text.length * SIZE * 0.61;

interface Piece {
  readonly width: number;
  draw(x: number): string;
}

function pieces(item: CardMark): Piece[] {
  // 12 units wide, centered on (0, 0). A plain count needs none.
  const sign = item.kind === "plain" ? "" : inked(marks[item.kind], "currentColor");
  const signed: Piece = { width: 12.5, draw: (x) => group({ transform: `translate(${num(x + 6.2)} 0)` }, sign) };
  const text: Piece = {
    width: wide(item.text),
    draw: (x) => el("text", { x: x + wide(item.text) / 2, y: 4.1, class: "foot-words" }, safe(item.text)),
  };
  const words = item.text ? [text] : [];
  if (!sign) return words;
  // Signs go before the text, except the fork, which follows the count that is split.
  return item.kind === "split" ? [...words, signed] : [signed, ...words];
}

function foot(items: readonly CardMark[]): string {
  const kind = tintOf(items);
  const dot: Piece = { width: 4, draw: (x) => el("circle", { cx: x + 2, r: 1.7, fill: "currentColor" }) };
  const row = [...items.slice(0, 2).flatMap(pieces), ...(items.length > 2 ? [dot] : [])];
  const space = 3;
  const total = row.reduce((sum, each) => sum + each.width + space, -space);
  const scale = Math.min(1, (CARD_WIDTH - 9) / total);
  let x = -total / 2;
  const drawn = row.map((each) => {
    const markup = each.draw(x);
    x += each.width + space;
    return markup;
  });
  const top = CARD_HEIGHT - FOOT;
  return group(
    { class: "foot", "data-kind": kind, style: `color: var(--on-foot-${kind})` },
    el("path", {
      d: `M0 ${num(top)}H56V75.6A8.4 8.4 0 0 1 47.6 84H8.4A8.4 8.4 0 0 1 0 75.6Z`,
      fill: `var(--foot-${kind})`,
    }),
    el("path", { class: "foot-line", d: `M0 ${num(top)}H56`, stroke: "var(--card-edge)", "stroke-width": 0.6 }),
    group({ transform: `translate(28 ${num(top + FOOT / 2)}) scale(${num(scale)})` }, ...drawn),
  );
}

/** A jester's cap in the color of the text around it: a joker, where a whole card is too large. */
export const jokerPicture = (): string =>
  el("svg", { class: "joker", viewBox: "-18 -12 36 30", "aria-hidden": "true" }, inked(cap, "currentColor"));

/** The largest size at which a joker's name stays on the card. */
const jokerWordSize = (word: string): number => Math.min(14, 76 / word.length);

function joker(word: string, hasFoot: boolean): string {
  return group(
    { fill: "var(--card-joker)", transform: hasFoot ? "" : "translate(0 11)" },
    group({ transform: "translate(28 22)" }, inked(cap, "var(--card-joker)")),
    el("text", { x: 28, y: 53, class: "joker-word", "font-size": jokerWordSize(word) }, safe(word)),
  );
}

function rankMarkup(rank: string, suit: number, hasFoot: boolean): string {
  const fill = suit % 2 ? "var(--card-red)" : "var(--card-ink)";
  const shift = hasFoot ? 0 : 10;
  return group(
    { fill },
    el(
      "text",
      {
        x: 28,
        y: 35 + shift,
        class: "rank",
        ...(rank === "T" ? { textLength: 38, lengthAdjust: "spacingAndGlyphs" } : {}),
      },
      rank === "T" ? "10" : safe(rank),
    ),
    el("path", { d: suits[suit % 4]!, transform: `translate(28 ${49 + shift * 1.5})` }),
  );
}

const plate = el("rect", {
  x: 0.4,
  y: 0.4,
  width: 55.2,
  height: 83.2,
  rx: 8.2,
  fill: "var(--card)",
  stroke: "var(--card-edge)",
  "stroke-width": 0.8,
});

/** The content of a card's SVG, for embedding in the board's. */
export function cardInside(look: CardProps): string {
  if (look.rank === "?") return backInside();
  const items = look.items ?? [];
  const hasFoot = items.length > 0;
  const middle =
    look.rank === "*" ? joker(look.jokerWord ?? "Joker", hasFoot) : rankMarkup(look.rank, look.suit ?? 0, hasFoot);
  return plate + middle + (hasFoot ? foot(items) : "");
}

function backInside(): string {
  const dots = Array.from({ length: 18 }, (_, k) => {
    const row = Math.floor(k / 3);
    return el("circle", { cx: 15 + (k % 3) * 11 + (row % 2 ? 5 : 0), cy: 19 + row * 9.2, r: 1.9 });
  });
  return [
    plate,
    el("rect", { x: 3, y: 3, width: 50, height: 78, rx: 6, fill: "var(--card-back)" }),
    el("rect", {
      x: 8.5,
      y: 8.5,
      width: 39,
      height: 67,
      rx: 4,
      fill: "none",
      stroke: "var(--card-back-mark)",
      "stroke-width": 1.1,
    }),
    group({ fill: "var(--card-back-mark)" }, ...dots),
  ].join("");
}

/** A card's face, hidden from screen readers: the button around it needs a label. */
export function cardFace(look: CardProps): string {
  const states = look.isChosen ? "face chosen" : "face";
  return el(
    "svg",
    { class: `card-picture ${states}`, viewBox: "0 0 56 84", width: "100%", "aria-hidden": "true" },
    cardInside(look),
  );
}

export const cardBack = (): string =>
  el("svg", { class: "card-picture back", viewBox: "0 0 56 84", width: "100%", "aria-hidden": "true" }, backInside());
