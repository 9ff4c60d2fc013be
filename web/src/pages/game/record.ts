/** Saves the record of a game that this device played without a server, as a link to the server's does. */
import { get, sentenceOf } from "../../lib/api";
import { showToast } from "../../lib/notices";
import { saveFile } from "../../lib/savefile";

export async function saveRecord(game: string): Promise<void> {
  try {
    const text = await get<string>(`api/games/${game}/record`);
    saveFile(`${game}.txt`, new Blob([text], { type: "text/plain" }));
  } catch (error) {
    showToast(sentenceOf(error), { kind: "problem" });
  }
}
