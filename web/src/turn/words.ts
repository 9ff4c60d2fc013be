/** Turns in words, their rows, and the numbers of their pegs, as one download (parts.ts). */

export { absenceOf } from "../story/absence";
export { deed, deedSentence, deedWithCard, spokenDeed } from "../story/deedsentences";
export { placeText } from "../story/places";
export { doesText, readyText } from "./does";
export { default as Rows } from "./Rows.svelte";
export { RowText } from "./rowtext";
export { shownNumbers } from "./shownnumbers";
