/** Turns in words, as one download (parts.ts). */

export { doesClauses, doesText, readyText } from "./does";
export { RowText } from "./rowtext";
