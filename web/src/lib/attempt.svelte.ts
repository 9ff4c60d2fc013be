/**
 * What someone starts on a page, and may have to try again.
 *
 *   const attempt = new Attempt();
 *   await attempt.run(async () => ...);     // something that rejects like `api`
 *   attempt.isBusy, attempt.problem         // whether it's running; the sentence of the last failure, or ""
 */
import { sentenceOf } from "./api";

export class Attempt {
  isBusy = $state(false);
  problem = $state("");

  async run(task: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = "";
    try {
      await task();
    } catch (error) {
      this.problem = sentenceOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
