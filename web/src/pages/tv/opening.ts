/** The table that a screen opens by itself: anyone in the room can sit down, and the first to do so is the host. */
import { api } from "../../lib/api";
import { isText } from "../../lib/fits";
import { saveSeat, seats } from "../../lib/identity";
import { readStored, writeStored } from "../../lib/storage";
import { DEFAULT_PLAYERS, DEFAULT_RULES, DEFAULT_TEAMS, type Settings } from "../../protocol/types";
import { lastRules } from "../../rules/saved";

/** The code of the last table that this screen opened. */
const OPENED = "pegs.tv";

/** The code of the table that this screen opened, if people can still sit down there; null otherwise. */
export async function findTable(): Promise<string | null> {
  const code = readStored(OPENED, isText, "");
  if (!code || !seats.value.some((each) => each.role === "screen" && each.code === code)) return null;
  try {
    return (await api.table(code)).stage === "gathering" ? code : null;
  } catch {
    return null;
  }
}

/** Open a table, by the rules that were last played on this device, and return its code. */
export async function openTable(): Promise<string> {
  const seated = await api.openScreen({ settings: settings() });
  saveSeat(seated, "screen");
  writeStored(OPENED, seated.code);
  return seated.code;
}

function settings(): Settings {
  const { rules, players, teams } = lastRules.value ?? {
    rules: { name: DEFAULT_RULES },
    players: DEFAULT_PLAYERS,
    teams: DEFAULT_TEAMS,
  };
  return { rules, players, teams, seats: Array.from({ length: players }, () => ({ who: "invited" })) };
}
