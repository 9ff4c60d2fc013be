/** Table talk without words of one's own: nothing in it tells a card or suggests a move. */
import { t } from "../app/i18n";

/** By the ids that the server knows (`pegs.table.chat`). */
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

/** The text of a phrase; the id itself for one that is not known. */
export const phraseText = (id: string): string => PHRASES[id]?.() ?? id;
