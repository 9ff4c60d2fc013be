/** Opens a file with saved games on this device, which then has them among its finished ones. */
import { ProblemError, postHere } from "../../lib/api";
import { t } from "../../lib/i18n";
import { saveSeat } from "../../lib/identity";
import type { OpenedGame } from "../../protocol/types";

/** No file of games is larger (bytes); something else may be far too large to read. */
const MAX_SIZE = 10_000_000;

/** The ids of the replays. Rejects like `api`; then none is opened. */
export async function openFile(file: File): Promise<string[]> {
  if (file.size > MAX_SIZE) throw new ProblemError("too_large", t("games-open-large"), 0);
  const opened = await postHere<OpenedGame[]>("api/records", { text: await file.text() });
  for (const { seated } of opened) saveSeat(seated);
  return opened.map(({ game }) => game);
}
