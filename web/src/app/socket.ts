/**
 * The WebSocket connection to a table. Reconnects by itself, and resends commands that weren't acknowledged.
 *
 *   const socket = new TableSocket({ table, token }, { onMessage: (message) => ..., onEnd: (bye) => ... });
 *   const answer = await socket.send({ do: "play", version, turn });   // throws RefusedError
 *   socket.close();
 *
 * `onMessage` gets Welcome and Update messages, in order. After a reconnect, pending commands are sent again with the
 * same id, and the server carries each out only once. `since` in Hello is the last version seen, so the Welcome after a
 * reconnect only brings what's new. `connection` (notices.ts) reflects the state.
 */
import { takeEarlyConnection } from "../early/connection";
import type {
  Answer,
  AnyCommand,
  AnyMessage,
  Bye,
  Done,
  OptionsPage,
  Refused,
  Update,
  Welcome,
} from "../protocol/types";
import { busyDelay, busySentence, waitWhileBusy } from "./busy";
import { helloText, socketUrl } from "./hello";
import { connection, serverProblem } from "./notices";

/** A command without its id, which `send` adds. */
export type Command = AnyCommand extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

/** The server refused a command; the message can be shown. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.sentence);
  }
}

/** The connection was closed before the answer came. */
export class ClosedError extends Error {}

/** The id of a table, and the key to a seat there. */
interface Seat {
  table: string;
  token: string;
}

interface SocketHandlers {
  onMessage(message: Welcome | Update): void;
  /** The server ended the connection for good: the seat was moved or revoked, or the token is unknown. */
  onEnd(bye: Bye): void;
}

interface SocketOptions {
  language?: string;
  /** Opens the socket; replaced in tests. */
  open?: () => WebSocket;
}

interface PendingCommand {
  text: string;
  resolve: (answer: Done | Answer | OptionsPage) => void;
  reject: (error: Error) => void;
}

/** Delay before reconnecting (milliseconds): doubles from the first to the second value, with up to 50% jitter. */
const MIN_RETRY = 400;
const MAX_RETRY = 15_000;
/** Ping the server after this much silence, and reconnect if there's no answer in time (milliseconds). */
const PING_AFTER = 20_000;
const PING_TIMEOUT = 8_000;
/** Report being offline only after this long (milliseconds). */
const OFFLINE_AFTER = 1_500;

export class TableSocket {
  readonly #seat: Seat;
  readonly #handlers: SocketHandlers;
  readonly #options: SocketOptions;
  #socket: WebSocket | null = null;
  #isWelcome = false;
  #isClosed = false;
  #since: number | null = null;
  #attempts = 0;
  /** Seconds that a busy server has asked to wait. */
  #busyFor = 0;
  readonly #pending = new Map<string, PendingCommand>();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #offlineTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(seat: Seat, handlers: SocketHandlers, options: SocketOptions = {}) {
    this.#seat = seat;
    this.#handlers = handlers;
    this.#options = options;
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#wentOffline);
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    connection.value = "connecting";
    this.#connect();
  }

  /** Resolves once the server has carried out the command. */
  send(command: Command): Promise<Done | Answer | OptionsPage> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ClosedError());
      this.#pending.set(id, { text, resolve, reject });
      if (this.#isWelcome) this.#socket?.send(text);
    });
  }

  /** Reconnect in another language. */
  setLanguage(language: string): void {
    if (this.#options.language === language) return;
    this.#options.language = language;
    this.#since = null;
    this.#socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#offlineTimer);
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#wentOffline);
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    this.#socket?.close();
    for (const each of this.#pending.values()) each.reject(new ClosedError());
    this.#pending.clear();
    connection.value = "none";
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#isWelcome = false;
    const early = takeEarlyConnection(this.#seat.table, this.#seat.token, this.#language);
    const socket = early?.socket ?? this.#options.open?.() ?? new WebSocket(socketUrl(this.#seat.table));
    const receive = (text: string) => {
      if (socket === this.#socket) this.#receive(JSON.parse(text) as AnyMessage);
    };
    this.#socket = socket;
    if (!early) socket.onopen = () => this.#hello(socket);
    socket.onmessage = (event) => receive(String(event.data));
    socket.onclose = () => {
      if (socket === this.#socket) this.#retryLater();
    };
    // The caller isn't ready for messages before it has this object.
    for (const each of early?.messages ?? []) queueMicrotask(() => receive(each));
    this.#watchSilence();
  }

  get #language(): string {
    return this.#options.language ?? "en";
  }

  #hello(socket: WebSocket): void {
    socket.send(helloText(this.#seat.token, this.#language, this.#since));
  }

  #receive(message: AnyMessage): void {
    this.#watchSilence();
    switch (message.tell) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "update":
        this.#since = message.table.version;
        this.#handlers.onMessage(message);
        break;
      case "done":
      case "answer":
      case "options":
        this.#takePending(message.id)?.resolve(message);
        break;
      case "refused":
        if (message.retry) void this.#resendLater(message.id, message.retry);
        else this.#takePending(message.id)?.reject(new RefusedError(message));
        break;
      case "notice":
        serverProblem.value = /^(cannot_keep|preparing)$/.test(message.code) ? message.sentence : "";
        break;
      case "bye":
        if (!message.again) this.#end(message);
        else if (message.retry) this.#cameToBusyServer(message.retry);
        break;
    }
  }

  #welcomed(message: Welcome): void {
    this.#attempts = 0;
    this.#isWelcome = true;
    this.#since = message.table.version;
    clearTimeout(this.#offlineTimer);
    this.#offlineTimer = undefined;
    connection.value = "open";
    serverProblem.value = "";
    this.#handlers.onMessage(message);
    for (const each of this.#pending.values()) this.#socket?.send(each.text);
    if (document.visibilityState !== "visible") this.#look(false);
  }

  /** Whether this page is visible, so that the server knows whether to notify its person. */
  #look(visible: boolean): void {
    this.#socket?.send(JSON.stringify({ do: "look", id: `look-${Date.now()}`, visible }));
  }

  #takePending(id: string): PendingCommand | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }

  async #resendLater(id: string, seconds: number): Promise<void> {
    await waitWhileBusy(seconds);
    const pending = this.#pending.get(id);
    if (pending && this.#isWelcome) this.#socket?.send(pending.text);
  }

  /** The server closes the socket, and lets us in later. */
  #cameToBusyServer(seconds: number): void {
    this.#busyFor = seconds;
    serverProblem.value = busySentence(seconds);
  }

  #end(bye: Bye): void {
    this.close();
    this.#handlers.onEnd(bye);
  }

  #retryLater(): void {
    this.#isWelcome = false;
    clearTimeout(this.#pingTimer);
    if (this.#isClosed) return;
    if (this.#busyFor) {
      this.#retryTimer = setTimeout(() => this.#connect(), busyDelay(this.#busyFor));
      this.#busyFor = 0;
      return;
    }
    const wait = Math.min(MAX_RETRY, MIN_RETRY * 2 ** this.#attempts++);
    this.#retryTimer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
    this.#offlineTimer ??= setTimeout(() => (connection.value = "offline"), OFFLINE_AFTER);
  }

  /** The network or the user is back: reconnect without waiting for the timer. */
  readonly #reconnectNow = (): void => {
    if (this.#isClosed || this.#isWelcome) return;
    if (this.#socket?.readyState === 0) return;
    this.#attempts = 0;
    this.#connect();
  };

  /** Without a network, an open socket may take minutes to notice. */
  readonly #wentOffline = (): void => {
    if (!this.#isClosed) this.#drop();
  };

  readonly #visibilityChanged = (): void => {
    if (this.#isClosed) return;
    const visible = document.visibilityState === "visible";
    if (this.#isWelcome) this.#look(visible);
    // A phone's connection may have died while the screen was off: check at once.
    if (visible && this.#isWelcome) this.#ping();
    else if (visible) this.#reconnectNow();
  };

  #watchSilence(): void {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => (this.#isWelcome ? this.#ping() : this.#drop()), PING_AFTER);
  }

  #ping(): void {
    clearTimeout(this.#pingTimer);
    this.#socket?.send(JSON.stringify({ do: "ping", id: `ping-${Date.now()}` }));
    this.#pingTimer = setTimeout(() => this.#drop(), PING_TIMEOUT);
  }

  /** Give up on a connection that doesn't answer. Don't wait for `onclose`, which may take minutes. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#retryLater();
  }
}
