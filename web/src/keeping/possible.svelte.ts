/**
 * Whether this device can play without a server: the game is here, or can be kept here.
 *
 *   onMount(() => lookForFiles());
 *   canPlayHere()
 */
import { hasServer, kept } from "../lib/here";
import { missing } from "../local/support";
import { keepingPart } from "./parts";

let hasFiles = $state(false);

/** The game is here, or is the whole site. */
export const isReady = (): boolean => kept.value !== "" || !hasServer();

export const canPlayHere = (): boolean => !missing() && (isReady() || hasFiles);

/** Ask the server whether it has what a device needs: an installation may not. */
export async function lookForFiles(): Promise<void> {
  if (missing() || isReady()) return;
  const part = await keepingPart();
  await part?.keeping.look();
  hasFiles = Boolean(part?.keeping.size);
}
