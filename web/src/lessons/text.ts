/** The sentences of lessons, with marks for bold words and small pictures. */

import { aCard, cardName, theCard } from "../cards/cardname";
import { capitalized, t } from "../lib/i18n";
import type { LessonView } from "../protocol/types";
import { either } from "../story/wording";

/** A piece of a sentence: plain or bold words, or the picture of a peg (`you`, `seat`) or of a card's sign (`out`). */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  readonly picture: "you" | "seat" | "out" | null;
}

type Write = (values: Values, name: string) => string;
type Values = Readonly<Record<string, string | number>>;

const card = (values: Values): string => String(values.card ?? "?");
const numbers = (values: Values, key: string): string =>
  either(
    String(values[key] ?? "")
      .split(" ")
      .filter(Boolean),
  );

const word = (value: string | number | undefined): string => t("learn-number", { count: Number(value) });

const SENTENCES: Readonly<Record<string, Write>> = {
  goal: (values, name) => t("learn-goal", { name, pegs: word(values.pegs), team: values.team! }),
  out: (values) => {
    const cards = either([...String(values.cards)].map(aCard));
    return t("learn-out", { cards, card: cardName(card(values)) });
  },
  declare: (values) => t("learn-declare", { card: cardName(card(values)), the: theCard(card(values)) }),
  doubt: (values, name) => t("learn-doubt", { name, card: aCard(card(values)) }),
  count: (values) => t("learn-count", { card: theCard(card(values)) }),
  bump: (values, name) => t("learn-bump", { name, count: word(values.count) }),
  boost: (values, name) => t("learn-boost", { name, count: word(values.count) }),
  split: (values) => t("learn-split", { card: theCard(card(values)), pegs: values.pegs!, must: values.must! }),
  "split-back": (values) => capitalized(t("learn-split-back", { card: aCard(card(values)), count: values.count! })),
  "split-any": (values) => capitalized(t("learn-split-any", { card: aCard(card(values)), must: values.must! })),
  counts: (values) =>
    capitalized(
      t("learn-counts", {
        card: aCard(card(values)),
        forward: numbers(values, "forward"),
        back: numbers(values, "back"),
        ways: !values.back ? "forward" : !values.forward ? "back" : "both",
      }),
    ),
  back: (values) =>
    capitalized(
      t("learn-back", {
        card: aCard(card(values)),
        count: values.count!,
        shortcut: values.shortcut!,
        plain: String(values.count) === card(values) ? "yes" : "no",
      }),
    ),
  joker: (values, name) => t("learn-joker", { name, jump: values.jump!, spot: values.spot!, send: values.send! }),
  trade: (values, name) => capitalized(t("learn-trade", { card: aCard(card(values)), name })),
  stuck: (values) => t("learn-stuck", { limit: values.limit! }),
  free: (values) => t("learn-free", { limit: values.limit! }),
  home: (values) =>
    t("learn-home", {
      card: capitalized(theCard(card(values))),
      ring: values.ring!,
      inside: word(values.inside),
      steps: word(values.ring),
      other: values.other ? capitalized(aCard(String(values.other))) : "",
      fits: !values.other ? "yes" : values.around === "yes" ? "around" : "no",
    }),
};

/** The sentence of a lesson, in pieces. `name` is the player's that it's about. */
export function lessonPieces(view: Pick<LessonView, "lesson" | "values">, name: string): Piece[] {
  return piecesOf(SENTENCES[view.lesson]?.(view.values, name) ?? "");
}

/** A sentence with **bold** words and pictures like [seat], in pieces. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  text.split("**").forEach((part, i) => {
    part.split(/\[(you|seat|out)\]/).forEach((each, k) => {
      const picture = k % 2 ? (each as Piece["picture"]) : null;
      if (picture || each) pieces.push({ text: picture ? "" : each, bold: i % 2 === 1, picture });
    });
  });
  return pieces;
}

/** The sentence with words for its pictures, for screen readers. */
export const plainText = (pieces: readonly Piece[]): string =>
  pieces
    .map((each) => (each.picture === "you" ? t("learn-pegs") : each.picture === "out" ? t("learn-arrow") : each.text))
    .join("")
    .replace(/ +/g, " ")
    .replace(/ ([.,:;!?])/g, "$1")
    .trim();

const TITLES: Readonly<Record<string, () => string>> = {
  goal: () => t("learn-title-goal"),
  out: () => t("learn-title-out"),
  declare: () => t("learn-title-declare"),
  doubt: () => t("learn-title-doubt"),
  count: () => t("learn-title-count"),
  bump: () => t("learn-title-bump"),
  boost: () => t("learn-title-boost"),
  split: () => t("learn-title-split"),
  "split-back": () => t("learn-title-split-back"),
  "split-any": () => t("learn-title-split-any"),
  counts: () => t("learn-title-counts"),
  back: () => t("learn-title-back"),
  joker: () => t("learn-title-joker"),
  trade: () => t("learn-title-trade"),
  stuck: () => t("learn-title-stuck"),
  free: () => t("learn-title-free"),
  home: () => t("learn-title-home"),
};

/** A lesson's name in lists: "Bumping". */
export const lessonTitle = (lesson: string): string => TITLES[lesson]?.() ?? lesson;
