/** Looking at the turns since the viewer's last one, on the whole board. */

import type { Play } from "../play.svelte";

/** Show the board after one of the turns, from 0; `runs`: and then after the following ones. */
export function stepTo(play: Play, step: number, runs = false): void {
  play.skip();
  const { recap, moments } = play;
  const count = recap.moments.length;
  play.lookback = recap.stepped = moments.length - count + step;
  recap.runs = runs && step < count - 1;
  play.board?.showAll();
}
