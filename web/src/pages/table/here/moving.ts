/**
 * Moves a table of this device to the server, one way: the table stands still here until the server has it, and only
 * then is it deleted. Each step can be done again: the server gives the same seats as often as it's asked.
 *
 *   const moved = await moveOnline(table);      // rejects like `api`; then the table is still here
 *   await share(await linkTo(moved.others[0]), ...);
 */
import { api, ProblemError, post, postHere } from "../../../lib/api";
import { findSeat, saveSeat } from "../../../lib/identity";
import type { MoveTable, Seat, Seated } from "../../../protocol/types";
import { seatsAt } from "./people";

export interface Moved {
  /** The table's id on the server. */
  readonly table: string;
  /** The seats of the people besides the one whose phone this is. */
  readonly others: readonly Seated[];
}

/** Statuses of refusals that may pass in a moment. */
const PASSING = [429, 503];

export async function moveOnline(table: string): Promise<Moved> {
  const seats = await seatsAt(table);
  const body = await postHere<MoveTable>(`api/tables/${table}/move`, {});
  const seated = await importTable(table, body);
  const moved = split(seated, ownSeat(table, seats));
  await postHere(`api/tables/${table}/moved`, {});
  return moved;
}

async function importTable(table: string, body: MoveTable): Promise<Seated[]> {
  try {
    return await post<Seated[]>("api/tables/import", body);
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.status >= 400 && !PASSING.includes(error.status);
    if (isRefused && error.status < 500) await postHere(`api/tables/${table}/stay`, {});
    throw error;
  }
}

/** The seat of the person whose phone it is. */
function ownSeat(table: string, seats: ReadonlyMap<Seat, string>): Seat | undefined {
  const own = findSeat(table)?.token;
  return [...seats].find(([, token]) => token === own)?.[0];
}

/** Save this person's seat first, before anything can go wrong. */
function split(seated: readonly Seated[], own: Seat | undefined): Moved {
  const mine = seated.find(({ seat }) => seat === own) ?? seated[0]!;
  saveSeat(mine);
  return { table: mine.table, others: seated.filter((each) => each !== mine) };
}

/** The path at which another phone takes over a seat, once. Rejects like `api`. */
export async function linkTo({ token }: Seated): Promise<string> {
  return `m/${(await api.passage(token)).code}`;
}
