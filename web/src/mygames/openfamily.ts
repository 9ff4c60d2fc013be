/**
 * Opens a table of four for a family. Until its cards are dealt, it's opened again instead of another one.
 *
 *   await openFamily(rules);   // its id, as the host
 *   await openHere(rules);     // a table at which everyone shares this device
 *   await openAsHere(settings, host);   // another one like that, with these settings
 *
 * The first two need a name. All reject like `api`.
 */
import { api } from "../lib/api";
import { isName } from "../lib/fits";
import { findSeat, type Identity, me } from "../lib/identity";
import { openTable } from "../lib/opentable";
import { readStored, writeStored } from "../lib/storage";
import { type BoardKind, DEFAULT_PLAYERS, DEFAULT_TEAMS, type RulesChoice, type Settings } from "../protocol/types";
import { FAMILY_KEY } from "./family";

/** The newest table at which everyone shares this device. */
const HERE_KEY = "pegs.family.here";

export async function openFamily(rules: RulesChoice, board: BoardKind = "screen"): Promise<string> {
  const settings = settingsFor(rules, board);
  // A waiting table has its pegs on the screen.
  if (board === "screen") return (await waiting(FAMILY_KEY)) || open(settings, { key: FAMILY_KEY });
  return open(settings);
}

export const openHere = async (rules: RulesChoice): Promise<string> =>
  (await waiting(HERE_KEY)) || openAsHere(settingsFor(rules));

export const openAsHere = (settings: Settings, host?: Identity): Promise<string> =>
  open(settings, { key: HERE_KEY, here: true, host });

const settingsFor = (rules: RulesChoice, board: BoardKind = "screen"): Settings => ({
  rules,
  players: DEFAULT_PLAYERS,
  teams: DEFAULT_TEAMS,
  board,
  seats: [{ who: "me" }],
});

/** The table that's still waiting; empty if there's none. */
async function waiting(key: string): Promise<string> {
  const seat = findSeat(readStored(key, isName, ""));
  if (!seat) return "";
  const [answer] = await api.mine([seat.token]);
  return answer?.table?.stage === "gathering" ? seat.table : "";
}

interface Place {
  /** Where the table's id is stored, so that it's opened again. */
  readonly key?: string;
  readonly here?: boolean;
  readonly host?: Identity;
}

async function open(settings: Settings, { key, here = false, host = me.value! }: Place = {}): Promise<string> {
  // The server closes a table whose host leaves before anyone comes. One on this device is still there the next day.
  const { table } = await openTable({ settings, ...host, start: false, keep: here }, here);
  if (key) writeStored(key, table);
  return table;
}
