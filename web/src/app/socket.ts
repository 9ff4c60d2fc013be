/**
 * The wire to a table: says hello, comes back after a lost connection, and loses no command.
 *
 *   const wire = new TableSocket(token, { told: (message) => ..., ended: (bye) => ... });
 *   const answer = await wire.send({ do: "play", version, turn });   // Done | Answer; throws RefusedError
 *   wire.close();
 *
 * `told` gets Welcome and Update messages, in order. A command that was not acknowledged when the connection
 * broke is sent again with the same id after the next Welcome: the server does it once. `since` of Hello is
 * the last version seen, so that a Welcome after a break brings just what was missed.
 * `connection` (notices.ts) follows the state.
 */
import type { Answer, AnyCommand, AnyMessage, Bye, Done, Refused, Update, Welcome } from "../protocol/types";
import { connection, trouble } from "./notices";

/** A command without its id: `send` chooses one. */
export type Wish = AnyCommand extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

/** The server carried a command out not; the message is its sentence. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.sentence);
  }
}

/** The wire was closed before the answer came. */
export class ClosedError extends Error {}

export interface Listener {
  told(message: Welcome | Update): void;
  /** The server closed the wire for good: moved to another device, revoked, unknown. */
  ended(bye: Bye): void;
}

export interface Options {
  language?: string;
  /** For tests: opens the socket. */
  open?: () => WebSocket;
}

interface Waiting {
  text: string;
  resolve: (answer: Done | Answer) => void;
  reject: (error: Error) => void;
}

/** Waiting before coming back: doubles from the first to the last (milliseconds), up to half of it by chance. */
const FIRST_WAIT = 400;
const LAST_WAIT = 15_000;
/** Ask whether the server is there after so much silence, and give up on it after so much more. */
const SILENCE = 20_000;
const PATIENCE = 8_000;
/** A break shorter than this is not worth a notice. */
const NOTICE_AFTER = 1_500;

export class TableSocket {
  readonly #token: string;
  readonly #listener: Listener;
  readonly #options: Options;
  #socket: WebSocket | null = null;
  #greeted = false;
  #closed = false;
  #since: number | null = null;
  #tries = 0;
  #helloId = "";
  readonly #waiting = new Map<string, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;

  constructor(token: string, listener: Listener, options: Options = {}) {
    this.#token = token;
    this.#listener = listener;
    this.#options = options;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#seen);
    connection.value = "connecting";
    this.#connect();
  }

  /** Send a command; resolves when the server has carried it out. */
  send(wish: Wish): Promise<Done | Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ClosedError());
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#greeted) this.#socket?.send(text);
    });
  }

  /** Say hello again, in another language. */
  speak(language: string): void {
    if (this.#options.language === language) return;
    this.#options.language = language;
    this.#since = null;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#notice);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
    for (const each of this.#waiting.values()) each.reject(new ClosedError());
    this.#waiting.clear();
    connection.value = "none";
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#greeted = false;
    const socket =
      this.#options.open?.() ?? new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#listenForSilence();
  }

  #hello(socket: WebSocket): void {
    this.#helloId = `hello-${Date.now()}`;
    const language = this.#options.language ?? "en";
    socket.send(JSON.stringify({ do: "hello", id: this.#helloId, token: this.#token, since: this.#since, language }));
  }

  #hear(message: AnyMessage): void {
    this.#listenForSilence();
    switch (message.tell) {
      case "welcome":
        this.#greet(message);
        break;
      case "update":
        this.#since = message.table.version;
        this.#listener.told(message);
        break;
      case "done":
      case "answer":
        this.#take(message.id)?.resolve(message);
        break;
      case "refused":
        this.#take(message.id)?.reject(new RefusedError(message));
        break;
      case "notice":
        trouble.value = message.code === "cannot_keep" ? message.sentence : "";
        break;
      case "bye":
        if (!message.again) this.#end(message);
        break;
    }
  }

  #greet(message: Welcome): void {
    this.#tries = 0;
    this.#greeted = true;
    this.#since = message.table.version;
    clearTimeout(this.#notice);
    this.#notice = undefined;
    connection.value = "open";
    trouble.value = "";
    this.#listener.told(message);
    for (const each of this.#waiting.values()) this.#socket?.send(each.text);
  }

  #take(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #end(bye: Bye): void {
    this.close();
    this.#listener.ended(bye);
  }

  #lost(): void {
    this.#greeted = false;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
    this.#notice ??= setTimeout(() => (connection.value = "offline"), NOTICE_AFTER);
  }

  /** The network, or the person, is back: do not wait any longer. */
  readonly #now = (): void => {
    if (this.#closed || this.#greeted) return;
    if (this.#socket?.readyState === 0) return;
    this.#tries = 0;
    this.#connect();
  };

  /** The system says that there is no network: an open wire would only tell so after minutes. */
  readonly #gone = (): void => {
    if (!this.#closed) this.#drop();
  };

  readonly #seen = (): void => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    // A phone that slept may hold a dead wire for minutes: ask at once.
    if (this.#greeted) this.#ping();
    else this.#now();
  };

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.#greeted ? this.#ping() : this.#drop()), SILENCE);
  }

  #ping(): void {
    clearTimeout(this.#silence);
    this.#socket?.send(JSON.stringify({ do: "ping", id: `ping-${Date.now()}` }));
    this.#silence = setTimeout(() => this.#drop(), PATIENCE);
  }

  /** Give a wire up that does not answer; `onclose` may take minutes, so do not wait for it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }
}
