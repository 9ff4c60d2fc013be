/** The server's answers about the deal of the day. They reject like `api`. */
import { get, post } from "../lib/api";
import type { DailyGame, DailyOpening, PlayDaily, Seated } from "../protocol/types";

export const dailyApi = {
  /** A day's deal, and how it has gone for people on this server. */
  opening: (day: string) => get<DailyOpening>(`api/daily?day=${day}`),
  /** Create a table with today's deal, and deal. */
  play: (body: PlayDaily) => post<Seated>("api/daily", body),
  /** How a deal of the day ended, and how the others did. */
  result: (game: string) => get<DailyGame>(`api/games/${encodeURIComponent(game)}/daily`),
};
