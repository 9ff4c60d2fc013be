/** Opens tables, and keeps the host's seat and their number for the first shuffle. */
import type { NewTable, Seated } from "../protocol/types";
import { api, postHere } from "./api";
import { saveSeat } from "./identity";
import { commitmentOf, newSecret, saveFirstPart } from "./shuffle";

/** `here`: on this device, even if there's a server. Rejects like `api`. */
export async function openTable(table: Omit<NewTable, "commitment">, here = false): Promise<Seated> {
  const secret = newSecret();
  const wanted = { ...table, commitment: commitmentOf(secret) };
  const seated = here ? await postHere<Seated>("api/tables", wanted) : await api.newTable(wanted);
  saveSeat(seated);
  saveFirstPart(seated.token, secret);
  return seated;
}
