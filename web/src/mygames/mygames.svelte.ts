/**
 * The tables and finished games of this browser's seats, as last heard from the server, or from this device.
 *
 *   const games = new MyGames();
 *   onMount(() => games.follow());
 *   games.lists.running, games.isOffline
 */
import { api, ProblemError } from "../lib/api";
import { isHere, isReachable, lookForServer } from "../lib/here";
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
  /** The last answers, by the seats' tokens. */
  #answers = $state.raw<ReadonlyMap<string, MyTable>>(new Map());

  readonly saved = $derived.by(() => seats.value.filter((each) => each.role !== "screen").reverse());
  /** The server can't be reached, so its games are as they were. */
  readonly isOffline = $derived.by(() => !isReachable.value && this.saved.some(({ table }) => !isHere(table)));
  readonly lists = $derived.by(() => {
    const known = this.saved.filter(({ token }) => this.#answers.has(token));
    const lists = rowsOf(
      known,
      known.map(({ token }) => this.#answers.get(token)!),
    );
    return { ...lists, running: lists.running.filter((each) => !isUntouched(each)) };
  });

  /** Ask now and from time to time. Returns a function that ends it. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.refresh(), REFRESH_INTERVAL);
    const back = () => void this.refresh();
    addEventListener("online", back);
    return () => {
      clearInterval(timer);
      removeEventListener("online", back);
    };
  }

  /** Ask the server about its tables, and this device about its own. */
  async refresh(): Promise<void> {
    const here = this.saved.filter(({ table }) => isHere(table));
    const there = this.saved.filter(({ table }) => !isHere(table));
    if (!isReachable.value) await lookForServer();
    await Promise.all([this.#ask(there), this.#ask(here)]);
  }

  async #ask(asked: readonly SavedSeat[]): Promise<void> {
    if (asked.length === 0) return;
    try {
      const answers = await api.mine(asked.map(({ token }) => token));
      this.#learn(asked, answers);
      cacheTables(asked, answers);
      // A table of this device that can't be read now may be readable after an update.
      const gone = asked.filter(({ table }, i) => !isHere(table) && answers[i]?.table === null);
      for (const { token } of gone) removeSeat(token);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const unknown = asked.filter(({ token }) => !this.#answers.has(token));
      this.#learn(unknown, cachedTables(unknown));
    }
  }

  #learn(asked: readonly SavedSeat[], answers: readonly MyTable[]): void {
    this.#answers = new Map([...this.#answers, ...asked.map(({ token }, i) => [token, answers[i]!] as const)]);
  }
}
