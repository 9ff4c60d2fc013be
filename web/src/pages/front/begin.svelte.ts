/**
 * Begins a game or a lesson from the front page, and says what goes wrong. A game asks for a name first; a lesson doesn't.
 *
 *   const begin = new Begin();
 *   begin.play();  begin.learn();
 *   begin.naming                   // what waits for a name, or null
 */

import { keepingPart } from "../../keeping/parts";
import { FIRST_GAME, skipFirstGame } from "../../lessons/stored";
import { sentenceOf } from "../../lib/api";
import { hasServer, isKept } from "../../lib/here";
import { holdPage } from "../../lib/holds";
import { me } from "../../lib/identity";
import { showToast } from "../../lib/notices";
import { openTable } from "../../lib/opentable";
import { go } from "../../lib/router";
import { DEFAULT_RULES } from "../../protocol/types";
import { quickSettings } from "../../rules/quick";
import { usualRules } from "../../rules/saved";

type Start = () => Promise<void>;

export class Begin {
  isBusy = $state(false);
  /** What to start once the player has a name. */
  naming = $state.raw<Start | null>(null);

  /** A table with three bots, by the rules of the last one. */
  play(): Promise<void> {
    return this.#beginNamed(async () => {
      const { table } = await openTable({ settings: quickSettings(usualRules()), ...me.value!, start: true });
      go(`t/${table}`);
    });
  }

  learn(): Promise<void> {
    return this.#begin(async () =>
      (await import("../../lessons/open")).openLesson({ name: DEFAULT_RULES }, FIRST_GAME),
    );
  }

  /** Play without the lesson, which isn't offered again. */
  async skip(): Promise<void> {
    skipFirstGame();
    await this.play();
  }

  /** The player has a name now. */
  named(): void {
    const start = this.naming;
    this.naming = null;
    void start?.();
  }

  async #beginNamed(start: Start): Promise<void> {
    if (me.value) await this.#begin(start);
    else this.naming = () => this.#begin(start);
  }

  async #begin(start: Start): Promise<void> {
    this.isBusy = true;
    // After a reload, the page wouldn't go to the table that the server is making.
    const letGo = holdPage(() => true);
    try {
      if (!hasServer() && !isKept()) await (await keepingPart())?.keeping.start();
      await start();
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
    } finally {
      letGo();
      this.isBusy = false;
    }
  }
}
