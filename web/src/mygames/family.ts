/**
 * The table that "Play with family" opens (openfamily.ts). Until its link is shared or someone joins, it isn't listed among
 * this person's games.
 *
 *   listTable(table);          // it was shared, or someone came
 *   isUnshared(table)
 */
import { isName } from "../lib/fits";
import { readStored, writeStored } from "../lib/storage";

export const FAMILY_KEY = "pegs.family";
/** The newest of these tables whose link was shared, or that someone joined. */
const SHARED_KEY = "pegs.family.shared";

export const isUnshared = (table: string): boolean =>
  readStored(FAMILY_KEY, isName, "") === table && readStored(SHARED_KEY, isName, "") !== table;

export function listTable(table: string): void {
  if (isUnshared(table)) writeStored(SHARED_KEY, table);
}
