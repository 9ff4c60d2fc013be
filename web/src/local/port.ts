/**
 * The page's end of the worker: requests to the tables of this device, and sockets to them. The worker starts with the
 * first of either, and again if it failed or if another tab had taken over: the event logs are stored.
 *
 *   const response = await request("GET", "api/rules", null, "en");
 *   new TableSocket(seat, handlers, { local: () => socketTo("here-3F9K") });
 */
import type { Bye } from "../protocol/types";
import { LocalSocket } from "./localsocket";
import type { Answer, PortId, ToPage, ToWorker } from "./messages";
import { ELSEWHERE } from "./messages";

interface Listeners {
  /** How much of the program is here, from 0 to 1. */
  progress(share: number): void;
  /** The device has no room for the game. */
  full(): void;
  /** Tables aren't here anymore: they were deleted, or others took their room. */
  dropped(tables: readonly string[]): void;
}

const listeners: Listeners = { progress: () => {}, full: () => {}, dropped: () => {} };
export const listen = (changes: Partial<Listeners>): void => void Object.assign(listeners, changes);

/** The answer to a request; throws an error if there's no program on this device. */
export async function request(method: string, path: string, body: string | null, language: string): Promise<Response> {
  const { status, type, body: text } = await connection().request(method, path, body, language);
  // An answer without a body (204) may not even have an empty one.
  return new Response(text || null, { status, headers: { "Content-Type": type } });
}

/** A connection to a table of this device. */
export function socketTo(table: string): WebSocket {
  // Browsers then keep the games when they need room. It doesn't matter here whether they agree.
  void navigator.storage?.persist?.().catch(() => {});
  return connection().open(table) as unknown as WebSocket;
}

let current: Connection | null = null;
const connection = (): Connection => (current ??= new Connection());

class Connection {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "pegs" });
  readonly #asked = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  readonly #sockets = new Map<PortId, LocalSocket>();
  #next = 1;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<ToPage>) => this.#take(data));
    this.#worker.addEventListener("error", () => this.#end());
    // A page that was left may stay in the browser's memory, and Safari's worker with it, which then keeps the lock.
    addEventListener("pagehide", () => this.#end(), { once: true });
    this.#post({ do: "load" });
  }

  request(method: string, path: string, body: string | null, language: string): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#post({ do: "request", id, method, path, body, language });
    });
  }

  open(table: string): LocalSocket {
    const port = this.#next++;
    const socket = new LocalSocket({
      say: (text) => this.#post({ do: "say", port, text }),
      close: () => {
        this.#sockets.delete(port);
        this.#post({ do: "close", port });
      },
    });
    this.#sockets.set(port, socket);
    this.#post({ do: "open", port, table });
    return socket;
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #take(message: ToPage): void {
    switch (message.tell) {
      case "progress":
        listeners.progress(message.share);
        break;
      case "ready":
        listeners.progress(1);
        break;
      case "answer":
        this.#asked.get(message.id)?.resolve(message.answer);
        this.#asked.delete(message.id);
        break;
      case "opened":
        this.#sockets.get(message.port)?.opened();
        break;
      case "said":
        this.#sockets.get(message.port)?.said(message.text);
        break;
      case "closed":
        this.#sockets.get(message.port)?.ended();
        this.#sockets.delete(message.port);
        break;
      case "dropped":
        listeners.dropped(message.tables);
        break;
      case "full":
        listeners.full();
        break;
      case "elsewhere":
        for (const each of this.#sockets.values()) each.said(BYE);
        this.#end();
        break;
      case "broken":
        console.error(message.reason);
        this.#end();
    }
  }

  /** Everything that waits for this worker ends; the next use starts another one. */
  #end(): void {
    if (current === this) current = null;
    this.#worker.terminate();
    for (const each of this.#asked.values()) each.reject(new Error("the worker has ended"));
    this.#asked.clear();
    for (const each of [...this.#sockets.values()]) each.ended();
    this.#sockets.clear();
  }
}

const BYE = JSON.stringify({ tell: "bye", code: ELSEWHERE, again: false } satisfies Bye & { tell: "bye" });
