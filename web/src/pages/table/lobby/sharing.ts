/** Whether a server's table can still move to this device: no one else is there or has the link. */
import { canPlayHere } from "../../../keeping/possible.svelte";
import { isUnshared } from "../../../mygames/family";
import type { Play } from "../play.svelte";

export function canShare({ local, table, tableId }: Play): boolean {
  const { me, seats, settings } = table!;
  const isAlone = seats.filter(({ kind }) => kind === "person").length === 1;
  return !local && me.host && isAlone && settings.board === "screen" && isUnshared(tableId) && canPlayHere();
}
