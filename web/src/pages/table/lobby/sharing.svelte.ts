/**
 * Whether people at a table of the server could as well share this device: nobody else is there or has the link, and the
 * game is on this device, or can be kept on it.
 *
 *   onMount(() => lookForFiles(play));
 *   canShare(play)
 */
import { keepingPart } from "../../../keeping/parts";
import { kept } from "../../../lib/here";
import { missing } from "../../../local/support";
import { isUnshared } from "../../../mygames/family";
import type { Play } from "../play.svelte";

let hasFiles = $state(false);

export const canShare = (play: Play): boolean => isFree(play) && (kept.value !== "" || hasFiles);

/** Ask the server whether it has what a device needs: an installation may not. */
export async function lookForFiles(play: Play): Promise<void> {
  if (!isFree(play) || kept.value) return;
  const part = await keepingPart();
  await part?.keeping.look();
  hasFiles = Boolean(part?.keeping.size);
}

function isFree({ local, table, tableId }: Play): boolean {
  const { me, seats, settings } = table!;
  const isAlone = seats.filter(({ kind }) => kind === "person").length === 1;
  return !local && me.host && isAlone && settings.board === "screen" && isUnshared(tableId) && !missing();
}
