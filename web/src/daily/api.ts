/** The server's answers about the deal of the day. They reject like `api`. */
import { get, post } from "../lib/api";
import type { DailyDay, DailyGame, PlayDaily, Seated } from "../protocol/types";

export const dailyApi = {
  /** Today's date (UTC), and how its deal has gone for people on this server. */
  today: () => get<DailyDay>("/api/daily"),
  /** Create a table with today's deal, and deal. */
  play: (body: PlayDaily) => post<Seated>("/api/daily", body),
  /** How a deal of the day ended, and how the others did. */
  result: (game: string) => get<DailyGame>(`/api/games/${encodeURIComponent(game)}/daily`),
};
