/** The tokens of the seats that this browser plays from: no more than any request takes (see MAX_SEATS). */
import { seats } from "./identity";

export const playerTokens = (): string[] =>
  seats.value.filter(({ role }) => role === "player").map(({ token }) => token);
