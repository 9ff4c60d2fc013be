/** Table talk without words of one's own: nothing in it tells a card or suggests a move. */
import { say } from "../app/words";

/** By the ids that the server knows (`pegs.table.chat`). */
const PHRASES: Readonly<Record<string, () => string>> = {
  hello: () => say("phrase-hello"),
  good_luck: () => say("phrase-good-luck"),
  nice: () => say("phrase-nice"),
  well_played: () => say("phrase-well-played"),
  thanks: () => say("phrase-thanks"),
  sorry: () => say("phrase-sorry"),
  ouch: () => say("phrase-ouch"),
  your_turn: () => say("phrase-your-turn"),
  one_moment: () => say("phrase-one-moment"),
  good_game: () => say("phrase-good-game"),
  again: () => say("phrase-again"),
  bye: () => say("phrase-bye"),
};

export const PHRASE_IDS: readonly string[] = Object.keys(PHRASES);

/** The text of a phrase; the id itself for one that is not known. */
export const phraseText = (id: string): string => PHRASES[id]?.() ?? id;
