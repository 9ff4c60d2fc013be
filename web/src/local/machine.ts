/**
 * The server of a device's tables: carries out what the page asks, one thing after the other. A command's effects are
 * stored before anyone sees them, so nothing that was seen can be lost.
 *
 *   const machine = new Machine({ post, start, open, lock });
 *   machine.take({ do: "open", port: 1, table: "here-3F9K" });
 */
import type { Answer, PortId, Program, Reply, ToPage, ToProgram, ToWorker } from "./messages";
import { ELSEWHERE, FULL } from "./messages";
import { ConflictError, FullError, type Storage } from "./storage";

/** The ids of tables and games on this device, wherever one is named. */
const NAMED = /here-[\w-]+/g;
/** Requests that read many tables for a list, which needn't take them from another tab. */
const LISTS = /^api\/mine$/;
/** Requests that make a table. */
const MAKES = /^api\/(tables|records|games\/.*\/practice)\b/;

/** A full device is tried again after this long (seconds). */
const ROOM_AGAIN = 5;

interface Around {
  post(message: ToPage): void;
  start(progress: (share: number) => void): Promise<Program>;
  open(): Promise<Storage>;
  /**
   * Become the one tab that writes; `steal`: even if another one does. Returns whether this tab is; `lost` is called
   * when another one has become it.
   */
  lock(steal: boolean, lost: () => void): Promise<boolean>;
}

type Request = Extract<ToWorker, { do: "request" }>;

export class Machine {
  readonly #around: Around;
  #queue: Promise<void> = Promise.resolve();
  #program: Program | null = null;
  #storage: Storage | null = null;
  #isWriter = false;
  /** Another tab has taken over, or the program has failed. */
  #isOver = false;
  /** The tables that the program has. */
  readonly #tables = new Set<string>();
  readonly #ports = new Map<PortId, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  take(message: ToWorker): void {
    this.#enqueue(() => this.#carryOut(message));
  }

  /** Act after all that was asked before, unless this worker is over by then. */
  #enqueue(act: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (this.#isOver) return;
      try {
        await act();
      } catch (error) {
        if (error instanceof ConflictError) this.#lost();
        else this.#end({ tell: "broken", reason: String(error) });
      }
    });
  }

  async #carryOut(message: ToWorker): Promise<void> {
    switch (message.do) {
      case "load":
        this.#program ??= await this.#around.start((share) => this.#around.post({ tell: "progress", share }));
        this.#around.post({ tell: "ready" });
        return;
      case "request":
        this.#around.post({ tell: "answer", id: message.id, answer: await this.#answer(message) });
        return;
      case "open":
        await this.#write(true);
        await this.#fetch(message.table);
        this.#ports.set(message.port, message.table);
        this.#around.post({ tell: "opened", port: message.port });
        return;
      case "say":
        await this.#receive(message.port, message.text);
        return;
      case "close":
        await this.#close(message.port);
        return;
    }
  }

  async #answer({ method, path, body, language }: Request): Promise<Answer> {
    const named = `${path} ${body ?? ""}`.match(NAMED) ?? [];
    if ((named.length || MAKES.test(path)) && !(await this.#write(!LISTS.test(path)))) return problem(409, ELSEWHERE);
    for (const each of new Set(named)) await this.#fetch(each);
    try {
      const { answer } = await this.#run({ do: "request", method, path, body: body ?? "", language });
      const [status, type, text] = answer!;
      return { status, type, body: text };
    } catch (error) {
      if (!(error instanceof FullError)) throw error;
      this.#around.post({ tell: "full" });
      return problem(507, FULL);
    }
  }

  async #receive(port: PortId, text: string): Promise<void> {
    const table = this.#ports.get(port);
    if (table === undefined) return;
    try {
      await this.#run({ do: "receive", table, port, text });
    } catch (error) {
      if (!(error instanceof FullError)) throw error;
      // The page comes back, and says it again: nothing has happened.
      this.#around.post({ tell: "full" });
      await this.#close(port);
    }
  }

  async #close(port: PortId): Promise<void> {
    const table = this.#ports.get(port);
    if (table === undefined) return;
    this.#ports.delete(port);
    await this.#run({ do: "closed", table, port });
    this.#around.post({ tell: "closed", port });
  }

  /** Ask the program, store what it decides, and tell what happens. Throws a `FullError` if it can't be stored. */
  async #run(command: ToProgram): Promise<Reply> {
    const reply = this.#ask(command);
    const applied = reply.store || reply.drop ? await this.#keep(reply) : reply;
    for (const [port, text] of applied.told ?? []) this.#around.post({ tell: "said", port, text });
    this.#wait(applied.wait);
    return applied;
  }

  async #keep(decided: Reply): Promise<Reply> {
    const storage = await this.#stored();
    try {
      await storage.write(decided);
    } catch (error) {
      this.#wait(this.#ask({ do: "cancel" }).wait);
      throw error;
    }
    const applied = this.#ask({ do: "apply" });
    for (const [table] of decided.store ?? []) this.#tables.add(table);
    const gone = decided.over?.length ? await storage.tidy() : [];
    for (const table of gone) this.#forget(table);
    for (const table of decided.drop ?? []) this.#tables.delete(table);
    const dropped = [...gone, ...(decided.drop ?? [])];
    if (dropped.length) this.#around.post({ tell: "dropped", tables: dropped });
    return applied;
  }

  #forget(table: string): void {
    if (this.#tables.delete(table)) this.#ask({ do: "forget", table });
  }

  #ask(command: ToProgram): Reply {
    if (!this.#program) throw new Error("the program hasn't been started");
    return JSON.parse(this.#program.handle(JSON.stringify(command))) as Reply;
  }

  /** Bring a stored table to the program, by its id or that of one of its games. */
  async #fetch(named: string): Promise<void> {
    if (this.#tables.has(named)) return;
    const storage = await this.#stored();
    const table = await storage.find(named);
    if (table === null || this.#tables.has(table)) return;
    const lines = await storage.lines(table);
    this.#wait(this.#ask({ do: "open", table, lines }).wait);
    this.#tables.add(table);
  }

  async #stored(): Promise<Storage> {
    this.#storage ??= await this.#around.open();
    return this.#storage;
  }

  /** Become the one tab that writes. */
  async #write(steal: boolean): Promise<boolean> {
    if (!this.#isWriter) this.#isWriter = await this.#around.lock(steal, () => this.#lost());
    return this.#isWriter;
  }

  /** Let time pass when the program says that something is due, such as a bot's turn. */
  #wait(seconds: number | undefined): void {
    clearTimeout(this.#timer);
    if (seconds === undefined) return;
    this.#timer = setTimeout(() => this.#passTime(), Math.max(0, seconds * 1000));
  }

  #passTime(): void {
    this.#enqueue(async () => {
      try {
        await this.#run({ do: "pass_time" });
      } catch (error) {
        if (!(error instanceof FullError)) throw error;
        this.#around.post({ tell: "full" });
        this.#wait(ROOM_AGAIN);
      }
    });
  }

  /** Another tab plays here now. */
  #lost(): void {
    if (!this.#isOver) this.#end({ tell: "elsewhere" });
  }

  #end(last: ToPage): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#around.post(last);
  }
}

const problem = (status: number, code: string): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify({ code }),
});
