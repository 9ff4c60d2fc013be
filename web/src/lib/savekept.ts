/** Remembers which release's files are on this device. It isn't part of the first download, as `here.ts` is. */
import { KEPT, kept } from "./here";
import { writeStored } from "./storage";

export function saveKept(hash: string | null): void {
  writeStored(KEPT, hash ?? "");
  kept.value = hash ?? "";
}
