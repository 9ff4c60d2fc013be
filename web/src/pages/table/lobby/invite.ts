/** Shares the link to a table, or to one of its seats. After that, the table stays open for whoever got it. */
import { t } from "../../../lib/i18n";
import { share } from "../../../lib/share";
import { listTable } from "../../../mygames/family";
import type { Play } from "../play.svelte";

export const pathOf = (code: string, seat: number | null = null): string =>
  seat === null ? `j/${code}` : `j/${code}?seat=${seat + 1}`;

export async function invite(play: Play, seat: number | null = null): Promise<void> {
  const table = play.table!;
  listTable(play.tableId);
  void play.server.send({ do: "share" });
  await share(pathOf(table.code, seat), t("menu-invite"));
}
