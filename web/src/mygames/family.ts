/**
 * The table that "Play with family" opens. Until its cards are dealt, it's opened again instead of another one. Until
 * its link is shared or someone joins, it isn't listed among this person's games.
 *
 *   await openFamily();        // its id, as the host
 *   await openHere();          // a table at which everyone shares this device
 *   listTable(table);          // it was shared, or someone came
 *   isUnshared(table)
 */
import { api } from "../lib/api";
import { isName } from "../lib/fits";
import { findSeat, me } from "../lib/identity";
import { openTable } from "../lib/opentable";
import { readStored, writeStored } from "../lib/storage";
import { type BoardKind, DEFAULT_PLAYERS, DEFAULT_TEAMS, type RulesChoice } from "../protocol/types";

const KEY = "pegs.family";
/** The newest of these tables whose link was shared, or that someone joined. */
const SHARED_KEY = "pegs.family.shared";

/** The table that everyone here shares one device at. */
const HERE_KEY = "pegs.family.here";

const stored = (): string => readStored(KEY, isName, "");

export const isUnshared = (table: string): boolean =>
  stored() === table && readStored(SHARED_KEY, isName, "") !== table;

export function listTable(table: string): void {
  if (isUnshared(table)) writeStored(SHARED_KEY, table);
}

/** Open a table of four, or the one that's still waiting. Needs a name. Rejects like `api`. */
export async function openFamily(rules: RulesChoice, board: BoardKind = "screen"): Promise<string> {
  // A waiting table has its pegs on the screen.
  const table = board === "screen" ? await waiting(stored()) : "";
  return table || open(rules, board);
}

/** Open a table of four on this device, or the one that's still waiting. Needs a name. Rejects like `api`. */
export async function openHere(rules: RulesChoice): Promise<string> {
  const waits = await waiting(readStored(HERE_KEY, isName, ""));
  if (waits) return waits;
  const { table } = await openTable(
    {
      settings: { rules, players: DEFAULT_PLAYERS, teams: DEFAULT_TEAMS, seats: [{ who: "me" }] },
      ...me.value!,
      start: false,
    },
    true,
  );
  writeStored(HERE_KEY, table);
  return table;
}

/** The table that's still waiting; empty if there's none. */
async function waiting(table: string): Promise<string> {
  const seat = findSeat(table);
  if (!seat) return "";
  const [answer] = await api.mine([seat.token]);
  return answer?.table?.stage === "gathering" ? seat.table : "";
}

async function open(rules: RulesChoice, board: BoardKind): Promise<string> {
  const { table } = await openTable({
    settings: { rules, players: DEFAULT_PLAYERS, teams: DEFAULT_TEAMS, board, seats: [{ who: "me" }] },
    ...me.value!,
    start: false,
    keep: false,
  });
  if (board === "screen") writeStored(KEY, table);
  return table;
}
