/** Turns in words, their rows, the numbers of their pegs, and taps on holes, as one download (parts.ts). */

export { absenceOf } from "../story/absence";
export { deed, deedSentence, deedWithCard, spokenDeed } from "../story/deedsentences";
export { placeText } from "../story/places";
export { doesText, readyText } from "./does";
export { picksTo } from "./holes";
export { default as Rows } from "./Rows.svelte";
export { RowText } from "./rowtext";
export { shownNumbers } from "./shownnumbers";
