/** Chat phrases. None of them reveals a card or suggests a move. */
import { t } from "../app/i18n";

/** By the server's ids (`pegs.table.chat`). */
const PHRASES: Readonly<Record<string, () => string>> = {
  hello: () => t("phrase-hello"),
  good_luck: () => t("phrase-good-luck"),
  nice: () => t("phrase-nice"),
  well_played: () => t("phrase-well-played"),
  thanks: () => t("phrase-thanks"),
  sorry: () => t("phrase-sorry"),
  ouch: () => t("phrase-ouch"),
  your_turn: () => t("phrase-your-turn"),
  one_moment: () => t("phrase-one-moment"),
  good_game: () => t("phrase-good-game"),
  again: () => t("phrase-again"),
  bye: () => t("phrase-bye"),
};

export const PHRASE_IDS: readonly string[] = Object.keys(PHRASES);

/** The text of a phrase; the id itself if it's unknown. */
export const phraseText = (id: string): string => PHRASES[id]?.() ?? id;
