/**
 * The tables and finished games of this browser's seats, as of the server's last answer.
 *
 *   const games = new MyGames();
 *   onMount(() => games.follow());
 *   games.lists.running, games.isOffline
 */
import { api, ProblemError } from "../lib/api";
import { removeSeat, seats } from "../lib/identity";
import type { SavedSeat } from "../lib/savedseats";
import type { MyTable } from "../protocol/types";
import { isUnshared } from "./family";
import { type RunningRow, rowsOf } from "./rows";
import { cachedTables, cacheTables } from "./tablecache";

const REFRESH_INTERVAL = 20_000;

/** A table that the host opened and then neither shared nor played at. */
const isUntouched = ({ table, seats }: RunningRow): boolean =>
  isUnshared(table) && seats.filter((each) => each.kind === "person").length === 1;

export class MyGames {
  /** The server didn't answer, so these are the games as they were. */
  isOffline = $state(false);
  #answers = $state.raw<readonly MyTable[]>([]);
  /** The seats that the answers are about. */
  #seats = $state.raw<readonly SavedSeat[]>([]);

  readonly saved = $derived.by(() => seats.value.filter((each) => each.role !== "screen").reverse());
  readonly lists = $derived.by(() => {
    const lists = rowsOf(this.#seats, this.#answers);
    return { ...lists, running: lists.running.filter((each) => !isUntouched(each)) };
  });

  /** Ask now and from time to time. Returns a function that ends it. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.refresh(), REFRESH_INTERVAL);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    const asked = this.saved;
    if (asked.length === 0) {
      this.#seats = [];
      return;
    }
    try {
      this.#answers = await api.mine(asked.map((each) => each.token));
      this.#seats = asked;
      this.isOffline = false;
      cacheTables(asked, this.#answers);
      for (const token of this.lists.dead) removeSeat(token);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 0) return;
      this.isOffline = true;
      if (this.#answers.length > 0) return;
      this.#seats = asked;
      this.#answers = cachedTables(asked);
    }
  }
}
