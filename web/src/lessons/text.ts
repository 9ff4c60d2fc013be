/** The sentences of lessons, with marks for bold words and small pictures. */

import { aCard } from "../cards/cardname";
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

/** What a lesson says before its first step. */
const SENTENCES: Readonly<Record<string, Write>> = {
  goal: (values, name) => t("learn-goal", { name, pegs: word(values.pegs), team: values.team! }),
  out: (values) => t("learn-out", { cards: either([...String(values.cards)].map(aCard)) }),
  declare: () => t("learn-declare"),
  doubt: (values, name) => t("learn-doubt", { name, card: aCard(card(values)) }),
  count: () => t("learn-count"),
  bump: () => t("learn-bump"),
  boost: () => t("learn-boost"),
  split: (values) =>
    capitalized(t("learn-split", { card: aCard(card(values)), pegs: values.pegs!, must: values.must! })),
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
  joker: (values) =>
    t("learn-joker", {
      jump: values.jump!,
      ahead: values.ahead!,
      spot: values.spot!,
      send: values.send!,
      boost: values.boost!,
    }),
  trade: (values) => capitalized(t("learn-trade", { card: aCard(card(values)) })),
  stuck: (values) => t("learn-stuck", { limit: values.limit! }),
  free: (values) => t("learn-free", { limit: values.limit! }),
  home: (values) => t("learn-home", { ring: values.ring!, inside: word(values.inside), steps: word(values.ring) }),
  partner: (values, name) => t("learn-partner", { name, pegs: word(values.pegs) }),
};

/** What a lesson says before its last step: what the turn will do. */
const RESULTS: Readonly<Record<string, Write>> = {
  out: ({ draw }) => t("learn-result-out", { draw: draw! }),
  count: () => t("learn-result-count"),
  bump: (values, name) => t("learn-result-bump", { name, count: capitalized(word(values.count)) }),
  boost: (values, name) => t("learn-result-boost", { name, count: capitalized(word(values.count)) }),
  joker: ({ jump }, name) => (jump === "no" ? "" : t("learn-result-joker", { name })),
  trade: (_values, name) => t("learn-result-trade", { name }),
  stuck: ({ must }) => (must === "no" ? "" : t("learn-result-stuck", { must: must! })),
  home: (values) =>
    values.other
      ? t("learn-result-home", { other: capitalized(aCard(String(values.other))), around: values.around! })
      : "",
  partner: (_values, name) => t("learn-result-partner", { name }),
};

type Told = Pick<LessonView, "lesson" | "values">;

/** What a lesson says before its first step. `name` is the player's that it's about. */
export const sentenceOf = ({ lesson, values }: Told, name: string): string => SENTENCES[lesson]?.(values, name) ?? "";

/** What a lesson says before its last step; empty if that needs no words. */
export const resultOf = ({ lesson, values }: Told, name: string): string => RESULTS[lesson]?.(values, name) ?? "";

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
  partner: () => t("learn-title-partner"),
};

/** A lesson's name in lists: "Bumping". */
export const lessonTitle = (lesson: string): string => TITLES[lesson]?.() ?? lesson;
