/**
 * The event logs of this device's tables, in IndexedDB. A line is never written twice: if another tab has written it
 * meanwhile, the write fails as a whole.
 *
 *   const storage = await Storage.open("pegs-here");
 *   await storage.write({ store: [["here-3F9K", [line, line]]] });     // all of it, or nothing
 *   await storage.lines("here-3F9K");
 */
import type { Changes } from "./messages";

/** Finished games beyond this number go, the oldest first. */
export const KEPT = 30;

const LINES = "lines";
const TABLES = "tables";

interface StoredTable {
  readonly id: string;
  /** The number of its lines. */
  readonly count: number;
  /** When it was last written (milliseconds since 1970). */
  readonly at: number;
  readonly over: boolean;
  /** The ids of its games, for whoever asks for a replay. */
  readonly games: readonly string[];
}

/** Where a line of an event log names a game. */
const GAME = /"game":"(here-[\w-]+)"/;

/** Another tab has written to the same table. */
export class ConflictError extends Error {}
/** There's no room left, even without finished games. */
export class FullError extends Error {}

export class Storage {
  private constructor(readonly database: IDBDatabase) {}

  static async open(name: string, factory: IDBFactory = indexedDB): Promise<Storage> {
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(LINES);
      opening.result.createObjectStore(TABLES, { keyPath: "id" });
    };
    return new Storage(await resultOf(opening));
  }

  /** A table's lines; empty if there's no such table. */
  async lines(table: string): Promise<string[]> {
    const reading = this.database.transaction(LINES).objectStore(LINES).getAll(rangeOf(table));
    return resultOf(reading as IDBRequest<string[]>);
  }

  /** The table with this id, or with a game that has it; null if it isn't here. */
  async find(id: string): Promise<string | null> {
    return (await this.#all()).find((table) => table.id === id || table.games.includes(id))?.id ?? null;
  }

  /** Write all of it, or nothing. When there's no room, the oldest finished games go. */
  async write(changes: Changes, now: number = Date.now()): Promise<void> {
    for (;;) {
      try {
        await this.#writeOnce(changes, now);
        return;
      } catch (error) {
        if (!isFull(error)) throw nameOf(error) === "ConstraintError" ? new ConflictError() : error;
        if (!(await this.#dropOldest(changes))) throw new FullError();
      }
    }
  }

  /** Delete finished games beyond the number that's kept. Returns those that went. */
  async tidy(): Promise<string[]> {
    const gone = (await this.#all())
      .filter(({ over }) => over)
      .slice(KEPT)
      .map(({ id }) => id);
    if (gone.length) await this.#writeOnce({ drop: gone }, 0);
    return gone;
  }

  async #all(): Promise<StoredTable[]> {
    const reading = this.database.transaction(TABLES).objectStore(TABLES).getAll();
    const found = await resultOf(reading as IDBRequest<StoredTable[]>);
    return found.sort((one, other) => other.at - one.at);
  }

  async #writeOnce({ store = [], drop = [], over = [] }: Changes, at: number): Promise<void> {
    const writing = this.database.transaction([LINES, TABLES], "readwrite");
    const done = finished(writing);
    const [lines, tables] = [writing.objectStore(LINES), writing.objectStore(TABLES)];
    try {
      for (const [id, added] of store) {
        const known = (await resultOf(tables.get(id))) as StoredTable | undefined;
        let count = known?.count ?? 0;
        for (const line of added) lines.add(line, [id, count++]);
        const games = new Set([...(known?.games ?? []), ...added.flatMap((line) => GAME.exec(line)?.[1] ?? [])]);
        tables.put({ id, count, at, over: over.includes(id), games: [...games] } satisfies StoredTable);
      }
      for (const id of drop) {
        lines.delete(rangeOf(id));
        tables.delete(id);
      }
    } catch {
      // The transaction failed, and says why.
    }
    await done;
  }

  /** Returns whether there was one, besides those being written. */
  async #dropOldest({ store = [] }: Changes): Promise<boolean> {
    const written = new Set(store.map(([id]) => id));
    const oldest = (await this.#all()).filter(({ id, over }) => over && !written.has(id)).at(-1);
    if (oldest) await this.#writeOnce({ drop: [oldest.id] }, 0);
    return oldest !== undefined;
  }
}

/** All lines of a table: their keys are its id and their number. */
const rangeOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : "");
const isFull = (error: unknown): boolean => nameOf(error) === "QuotaExceededError";

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
