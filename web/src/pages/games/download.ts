/** Saves all finished games as one file of game records. */
import { api } from "../../lib/api";
import { isHere } from "../../lib/here";
import { saveFile } from "../../lib/savefile";

/** The server's limit of tokens per request. */
const BATCH_SIZE = 100;

export async function saveRecords(tokens: readonly string[]): Promise<void> {
  const parts: string[] = [];
  const here = tokens.filter(isHere);
  if (here.length) parts.push(await api.records(here));
  const there = tokens.filter((each) => !isHere(each));
  for (let from = 0; from < there.length; from += BATCH_SIZE)
    parts.push(await api.records(there.slice(from, from + BATCH_SIZE)));
  saveFile("pegs-and-jokers.txt", new Blob(parts, { type: "text/plain" }));
}
