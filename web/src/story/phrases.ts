/** Chat phrases and reactions. None of them reveals a card or suggests a move. */
import { t } from "../lib/i18n";

/** By the server's ids, as are the reactions (`pegs.table.chat`). */
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

/** What a reaction is called: its name under the face. */
const REACTIONS: Readonly<Record<string, () => string>> = {
  nice: () => t("phrase-react-nice"),
  ha_ha: () => t("phrase-react-ha-ha"),
  whoa: () => t("phrase-react-whoa"),
  ouch: () => t("phrase-react-ouch"),
  thanks: () => t("phrase-react-thanks"),
  sleepy: () => t("phrase-react-sleepy"),
};

export const REACTION_IDS: readonly string[] = Object.keys(REACTIONS);

export const reactionText = (id: string): string => REACTIONS[id]?.() ?? id;

/** In the parts of a sentence, a reaction's id begins with this. */
const REACT = "react_";

/** The text of a phrase or reaction; the id itself if it's unknown. */
export const phraseText = (id: string): string =>
  id.startsWith(REACT) ? reactionText(id.slice(REACT.length)) : (PHRASES[id]?.() ?? id);
