/** Opens tables, and keeps the host's seat and their number for the first shuffle. */
import type { NewTable, Seated } from "../protocol/types";
import { api } from "./api";
import { saveSeat } from "./identity";
import { commitmentOf, newSecret, saveFirstPart } from "./shuffle";

/** Rejects like `api`. */
export async function openTable(table: Omit<NewTable, "commitment">): Promise<Seated> {
  const secret = newSecret();
  const seated = await api.newTable({ ...table, commitment: commitmentOf(secret) });
  saveSeat(seated);
  saveFirstPart(seated.token, secret);
  return seated;
}
