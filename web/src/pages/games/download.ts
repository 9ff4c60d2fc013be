/** Saves all finished games as one file of game records. */
import { api } from "../../lib/api";
import { saveFile } from "../../lib/savefile";

/** The server's limit of tokens per request. */
const BATCH_SIZE = 100;

export async function saveRecords(tokens: readonly string[]): Promise<void> {
  const parts: string[] = [];
  for (let from = 0; from < tokens.length; from += BATCH_SIZE)
    parts.push(await api.records(tokens.slice(from, from + BATCH_SIZE)));
  saveFile("pegs-and-jokers.txt", new Blob(parts, { type: "text/plain" }));
}
