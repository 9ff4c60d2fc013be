/** Saves all finished games as one file of game records. */
import { api } from "../../lib/api";

/** The server's limit of tokens per request. */
const BATCH_SIZE = 100;

export async function saveRecords(tokens: readonly string[]): Promise<void> {
  const parts: string[] = [];
  for (let from = 0; from < tokens.length; from += BATCH_SIZE)
    parts.push(await api.records(tokens.slice(from, from + BATCH_SIZE)));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "text/plain" }));
  link.download = "pegs-and-jokers.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}
