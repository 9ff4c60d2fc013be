/**
 * The people who share this device at a table, by the keys to their seats. Among the browser's seats is only that of the
 * person who opened the table.
 *
 *   peopleAt(table)                // the keys, in the order in which people sat down
 *   addPerson(seated)
 *   await seatsAt(table)           // the keys by seat, asked anew, since people may have swapped
 */
import { api } from "../../../lib/api";
import { all, type Fits, fieldsOf, isFlag, isText } from "../../../lib/fits";
import { findSeat } from "../../../lib/identity";
import { storedMap, writeStored } from "../../../lib/storage";
import type { Seat, Seated } from "../../../protocol/types";

const PEOPLE = "pegs.here.people";
/** Tables beyond this number are forgotten here, the oldest first. */
const MAX_TABLES = 40;

interface Shared {
  /** The keys of those who came after the first. */
  readonly others: readonly string[];
  /** Whether each one's cards are shown without asking first. */
  readonly open: boolean;
}

const isShared: Fits<Shared> = fieldsOf<Shared>({ others: all(isText) as Fits<readonly string[]>, open: isFlag });

const readPeople = (): Record<string, Shared> => storedMap(PEOPLE, isShared);
const at = (table: string): Shared => readPeople()[table] ?? { others: [], open: false };

function save(table: string, changes: Partial<Shared>): void {
  const { [table]: _, ...before } = readPeople();
  const kept = Object.entries(before).slice(1 - MAX_TABLES);
  writeStored(PEOPLE, { ...Object.fromEntries(kept), [table]: { ...at(table), ...changes } });
}

export const addPerson = ({ table, token }: Seated): void =>
  save(table, { others: [...new Set([...at(table).others, token])] });

/** Whether hands stay uncovered between turns. */
export const areHandsOpen = (table: string): boolean => at(table).open;
export const openHands = (table: string, open: boolean): void => save(table, { open });

export function peopleAt(table: string): readonly string[] {
  const first = findSeat(table)?.token;
  return first ? [first, ...at(table).others] : at(table).others;
}

/** The keys of the people at a table, by their seats. */
export async function seatsAt(table: string): Promise<ReadonlyMap<Seat, string>> {
  const keys = peopleAt(table);
  const answers = await api.mine(keys);
  return new Map(answers.flatMap(({ table: at }, i) => (at?.seat == null ? [] : [[at.seat, keys[i]!] as const])));
}
