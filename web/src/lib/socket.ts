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

import type {
  Answer,
  AnyCommand,
  AnyMessage,
  Bye,
  Done,
  OptionsPage,
  Refused,
  TypedTurns,
  Update,
  Welcome,
} from "../protocol/types";
import { busyDelay, busySentence, waitWhileBusy } from "./busy";
import { takeEarlyConnection } from "./connection";
import { helloText, socketUrl } from "./hello";
import { connection, serverProblem } from "./notices";
import { whenBack } from "./whenback";

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
  /** Opens a socket within this device: it needs no network, and no message can get lost on the way. */
  local?: () => WebSocket;
}

/** What a command that isn't refused is answered with. */
export type AnswerToCommand = Done | Answer | OptionsPage | TypedTurns;

interface PendingCommand {
  text: string;
  resolve: (answer: AnswerToCommand) => void;
  reject: (error: Error) => void;
}

/** Delay before reconnecting (milliseconds): doubles from the first to the second value, with up to 50% jitter. */
const MIN_RETRY = 400;
const MAX_RETRY = 15_000;
/** Ping the server after this much silence, or after this much of it while a command is pending (milliseconds). */
const PING_AFTER = 20_000;
const PING_IF_PENDING_AFTER = 5_000;
/**
 * Give up on a connection that isn't open, has no welcome, or doesn't answer a ping after this long (milliseconds). A
 * proxy, or a network that has just changed, may accept a connection and then lose it. The limit grows with the number
 * of connections that came to nothing in a row, so that a slow network gets in at last.
 */
const ANSWER_WITHIN = [5_000, 5_000, 10_000, 15_000] as const;
/** `WebSocket.CLOSING` */
const CLOSING = 2;
/** Several events report one return; only the first opens a connection (milliseconds). */
const SAME_RETURN = 1_000;
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
  #timeouts = 0;
  /** How often in a row the server has said that another of its processes has the table. */
  #sentElsewhere = 0;
  #returnedAt = Number.NEGATIVE_INFINITY;
  /** Seconds that a busy server has asked to wait. */
  #busyFor = 0;
  readonly #pending = new Map<string, PendingCommand>();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Runs out when the server has been silent for too long. */
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #offlineTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopWaitingForReturn: () => void;

  constructor(seat: Seat, handlers: SocketHandlers, options: SocketOptions = {}) {
    this.#seat = seat;
    this.#handlers = handlers;
    this.#options = options;
    this.#stopWaitingForReturn = whenBack(this.#cameBack);
    if (!options.local) addEventListener("offline", this.#wentOffline);
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    connection.value = "connecting";
    this.#connect();
  }

  /** Resolves once the server has carried out the command. */
  send(command: Command): Promise<AnswerToCommand> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ClosedError());
      this.#pending.set(id, { text, resolve, reject });
      if (!this.#isWelcome) return;
      this.#socket?.send(text);
      if (this.#pending.size === 1) this.#watchSilence();
    });
  }

  /** Reconnect in another language. */
  setLanguage(language: string): void {
    if (this.#options.language === language) return;
    this.#options.language = language;
    this.#since = null;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#offlineTimer);
    this.#stopWaitingForReturn();
    removeEventListener("offline", this.#wentOffline);
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    this.#socket?.close();
    for (const each of this.#pending.values()) each.reject(new ClosedError());
    this.#pending.clear();
    connection.value = "none";
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#abandon();
    const early = takeEarlyConnection(this.#seat.table, this.#seat.token, this.#language);
    const open = this.#options.local ?? this.#options.open;
    const socket = early?.socket ?? open?.() ?? new WebSocket(socketUrl(this.#seat.table));
    const receive = (text: string) => {
      if (socket === this.#socket) this.#receive(JSON.parse(text) as AnyMessage);
    };
    this.#socket = socket;
    if (!early) socket.onopen = () => this.#opened(socket);
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

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#watchSilence();
    socket.send(helloText(this.#seat.token, this.#language, this.#since, this.#sentElsewhere));
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
      case "typed":
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
        this.#sentElsewhere = message.code === "elsewhere" ? this.#sentElsewhere + 1 : 0;
        if (message.again) this.#comeAgain(message.retry);
        else this.#end(message);
        break;
    }
  }

  #welcomed(message: Welcome): void {
    this.#attempts = 0;
    this.#timeouts = 0;
    this.#sentElsewhere = 0;
    this.#isWelcome = true;
    this.#watchSilence();
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

  /** The server closes the socket, and lets us in again: after some seconds if it's busy. */
  #comeAgain(seconds: number | undefined): void {
    if (seconds) {
      this.#busyFor = seconds;
      serverProblem.value = busySentence(seconds);
    }
    this.#drop();
  }

  #end(bye: Bye): void {
    this.close();
    this.#handlers.onEnd(bye);
  }

  #retryLater(): void {
    this.#isWelcome = false;
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#retryTimer);
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

  /** The network or the user is back: what was there before may have died meanwhile, and a timer may be far off. */
  readonly #cameBack = (): void => {
    if (this.#options.local && this.#socket) return;
    if (this.#isWelcome && this.#socket!.readyState < CLOSING) this.#ping();
    else if (Date.now() - this.#returnedAt >= SAME_RETURN) this.#reconnectNow();
  };

  #reconnectNow(): void {
    this.#returnedAt = Date.now();
    this.#attempts = 0;
    this.#timeouts = 0;
    this.#connect();
  }

  /** Without a network, an open socket may take minutes to notice. */
  readonly #wentOffline = (): void => {
    if (!this.#isClosed) this.#drop();
  };

  readonly #visibilityChanged = (): void => {
    if (this.#isWelcome) this.#look(document.visibilityState === "visible");
  };

  #watchSilence(): void {
    clearTimeout(this.#silenceTimer);
    if (this.#options.local) return;
    if (!this.#isWelcome) this.#dropAfter(this.#patience);
    else this.#silenceTimer = setTimeout(() => this.#ping(), this.#pending.size ? PING_IF_PENDING_AFTER : PING_AFTER);
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ do: "ping", id: `ping-${Date.now()}` }));
    this.#dropAfter(ANSWER_WITHIN[0]);
  }

  get #patience(): number {
    return ANSWER_WITHIN[Math.min(this.#timeouts, ANSWER_WITHIN.length - 1)]!;
  }

  #dropAfter(milliseconds: number): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#timeouts += 1;
      this.#drop();
    }, milliseconds);
  }

  /** Give up on a connection that doesn't answer, and try another one soon. */
  #drop(): void {
    this.#abandon();
    this.#retryLater();
  }

  /** Don't wait for `onclose`, which may take minutes. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    socket?.close();
  }
}
