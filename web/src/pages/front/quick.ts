/** The settings of *Play now*: one person and bots, with the rules of the last table. */
import type { LastRules } from "../../app/savedrules";
import type { SeatChoice, Settings } from "../../protocol/types";

const PLAYERS = 4;
const TEAMS = 2;

export function quickSettings(last: LastRules | null): Settings {
  const seats: SeatChoice[] = Array.from({ length: PLAYERS }, (_, seat) =>
    seat === 0 ? { who: "me" } : { who: "bot" },
  );
  return { rules: last?.rules ?? { name: "basic" }, players: PLAYERS, teams: TEAMS, seats };
}
