/** Whether people at a table of the server could as well share this device: nobody else is there or has the link. */
import { canPlayHere } from "../../../keeping/possible.svelte";
import { isUnshared } from "../../../mygames/family";
import type { Play } from "../play.svelte";

export function canShare({ local, table, tableId }: Play): boolean {
  const { me, seats, settings } = table!;
  const isAlone = seats.filter(({ kind }) => kind === "person").length === 1;
  return !local && me.host && isAlone && settings.board === "screen" && isUnshared(tableId) && canPlayHere();
}
