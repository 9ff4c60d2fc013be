/** The settings of *Play now*: one person and bots, at a table for four. */
import { DEFAULT_PLAYERS, DEFAULT_TEAMS, type RulesChoice, type SeatChoice, type Settings } from "../protocol/types";

export function quickSettings(rules: RulesChoice): Settings {
  const seats: SeatChoice[] = Array.from({ length: DEFAULT_PLAYERS }, (_, seat) =>
    seat === 0 ? { who: "me" } : { who: "bot" },
  );
  return { rules, players: DEFAULT_PLAYERS, teams: DEFAULT_TEAMS, seats };
}
