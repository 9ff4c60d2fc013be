/** The board in words has an address of its own, and this browser remembers whether its person prefers it. */
import { go } from "../../../lib/router";
import { saveSettings } from "../../../lib/settings";
import type { TableView } from "../../../protocol/types";

export const addressOfWords = (table: string): string => `t/${table}/words`;

export function backToBoard(table: string): void {
  saveSettings({ inWords: false });
  go(`t/${table}`);
}

/** Whether a game is on that words can show. */
export const hasWords = ({ stage }: TableView): boolean => stage === "playing" || stage === "paused";

/** Whether turns can be typed: not with real cards or pegs, which wait for hands, nor in a lesson. */
export const canType = ({ settings, lesson }: TableView): boolean =>
  settings.cards !== "real" && settings.board !== "wooden" && !lesson;
