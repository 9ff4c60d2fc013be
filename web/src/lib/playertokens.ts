/** The tokens of the server's seats that this browser plays from: no more than any request takes (see MAX_SEATS). */
import { isHere } from "./here";
import { seats } from "./identity";

export const playerTokens = (): string[] =>
  seats.value.filter(({ role, table }) => role === "player" && !isHere(table)).map(({ token }) => token);
