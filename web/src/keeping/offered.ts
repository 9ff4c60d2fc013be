/** Whether the front page still offers to keep the game on this device. Asked once: Settings always has it. */
import { isFlag } from "../lib/fits";
import { readStored, writeStored } from "../lib/storage";
import { Store } from "../lib/store";

export const OFFERED = "pegs.here.offered";

export const wasOffered = new Store(readStored(OFFERED, isFlag, false));

export function dismissOffer(): void {
  writeStored(OFFERED, true);
  wasOffered.value = true;
}
