/** Single letters for what there are buttons for, on anyone's turn. */

import { go } from "../../lib/router";
import { saveSettings, settings } from "../../lib/settings";
import type { Letter } from "./keyboard";
import type { Play } from "./play.svelte";
import { addressOfWords, hasWords } from "./words/open";

export const LETTERS: Readonly<Record<Letter, (play: Play) => void>> = {
  a: ({ recap }) => {
    if (recap.moments.length) recap.showAgain();
  },
  m: (play) => {
    play.sheet = { kind: "moves" };
  },
  p: ({ pace, hasPace }) => {
    if (!hasPace) return;
    saveSettings({ waitForTap: !settings.value.waitForTap });
    pace.update();
  },
  r: ({ choice }) => {
    if (choice.isPreparing && choice.selection?.chosen) choice.makeReady();
  },
  s: (play) => {
    if (play.canTalk) play.sheet = { kind: "talk" };
  },
  t: ({ table, tableId }) => {
    if (table && hasWords(table)) go(addressOfWords(tableId));
  },
};
