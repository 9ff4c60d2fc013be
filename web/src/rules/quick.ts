/** The settings of *Play now*: one person and bots, with the rules of the last table. */

import { DEFAULT_PLAYERS, DEFAULT_RULES, DEFAULT_TEAMS, type SeatChoice, type Settings } from "../protocol/types";
import type { LastRules } from "./saved";

export function quickSettings(last: LastRules | null): Settings {
  const seats: SeatChoice[] = Array.from({ length: DEFAULT_PLAYERS }, (_, seat) =>
    seat === 0 ? { who: "me" } : { who: "bot" },
  );
  const rules = last?.rules ?? { name: DEFAULT_RULES };
  return { rules, players: DEFAULT_PLAYERS, teams: DEFAULT_TEAMS, seats };
}
