/** Whether the front page still offers to keep the game on this device. Asked once: Settings always has it. */
import { isFlag } from "../lib/fits";
import { readStored } from "../lib/storage";
import { Store } from "../lib/store";

export const OFFERED = "pegs.here.offered";

export const wasOffered = new Store(readStored(OFFERED, isFlag, false));
