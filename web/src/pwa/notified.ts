/** The tables whose person this browser notifies. Apart from `push.ts`, which is downloaded only if there are any. */
import { isText } from "../lib/fits";
import { storedList } from "../lib/storage";

export const NOTIFIED = "pegs.notified";

export const notifiedTables = (): string[] => storedList(NOTIFIED, isText);
