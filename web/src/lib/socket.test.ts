import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useLanguage } from "./i18n";
import { connection, serverProblem, toasts } from "./notices";
import { RefusedError, TableSocket } from "./socket";

/** A WebSocket whose server is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(version: number): void {
    this.say({ tell: "welcome", id: "h", table: { version }, rules: {}, log: [], resumed: false });
  }
}

const onMessage = vi.fn();
const onEnd = vi.fn();
/** The page's event listeners, by the name of the event. */
const listeners = new Map<string, Set<(event: object) => void>>();
const listen = (name: string, listener: () => void) =>
  listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
const fire = (name: string, event: object = {}) => {
  for (const each of [...(listeners.get(name) ?? [])]) each(event);
};
const connect = () =>
  new TableSocket(
    { table: "a table", token: "token-of-the-seat" },
    { onMessage, onEnd },
    { language: "es", open: () => new FakeSocket() as unknown as WebSocket },
  );

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  const target = {
    addEventListener: vi.fn(listen),
    removeEventListener: vi.fn((name: string, listener: () => void) => listeners.get(name)?.delete(listener)),
  };
  vi.stubGlobal("addEventListener", target.addEventListener);
  vi.stubGlobal("removeEventListener", target.removeEventListener);
  vi.stubGlobal("document", { ...target, visibilityState: "visible" });
  FakeSocket.all = [];
  onMessage.mockReset();
  onEnd.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => FakeSocket.all.at(-1)!;

it("names the table in its address, so that a proxy can route by it", () => {
  const addresses: string[] = [];
  class AddressedSocket extends FakeSocket {
    constructor(address: string) {
      super();
      addresses.push(address);
    }
  }
  vi.stubGlobal("WebSocket", AddressedSocket);
  vi.stubGlobal("document", { ...document, baseURI: "https://pegs.example/" });
  const socket = new TableSocket({ table: "1f2e", token: "token-of-the-seat" }, { onMessage, onEnd });
  expect(addresses).toEqual(["wss://pegs.example/ws?table=1f2e"]);
  socket.close();
});

it("says hello first, and holds commands back until the welcome", async () => {
  const socket = connect();
  const played = socket.send({ do: "play", version: 3, turn: "7 A1-A8" });
  last().open();
  expect(last().sent).toMatchObject([{ do: "hello", token: "token-of-the-seat", since: null, language: "es" }]);
  last().welcome(3);
  expect(connection.value).toBe("open");
  const [, play] = last().sent;
  last().say({ tell: "done", id: play!.id, version: 4 });
  await expect(played).resolves.toMatchObject({ version: 4 });
  socket.close();
});

it("takes over the connection that the page opened before the program was there", async () => {
  const seat = { table: "a table", token: "token-of-the-seat" };
  const early = new FakeSocket();
  early.readyState = 1;
  const welcome = { tell: "welcome", id: "h", table: { version: 3 }, rules: {}, log: [], resumed: false };
  const messages = [JSON.stringify(welcome)];
  const connection = { ...seat, language: "es", socket: early as unknown as WebSocket, messages };
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  vi.stubGlobal("window", { pegsEarly: connection });
  const socket = connect();
  expect(onMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(onMessage).toHaveBeenCalledWith(welcome);
  expect(FakeSocket.all).toEqual([early]);
  expect(early.sent).toEqual([]);
  early.close();
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  expect(last().sent).toMatchObject([{ do: "hello", since: 3 }]);
  socket.close();
});

it("opens a connection of its own if the early one is for another seat, or has ended", () => {
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  for (const [token, readyState] of [
    ["token-of-another", 1],
    ["token-of-the-seat", 3],
  ] as const) {
    const early = new FakeSocket();
    early.readyState = readyState;
    const socket = { table: "a table", token, language: "es", socket: early as unknown as WebSocket, messages: [] };
    vi.stubGlobal("window", { pegsEarly: socket });
    const own = connect();
    expect(last()).not.toBe(early);
    expect(early.readyState).toBe(3);
    own.close();
  }
});

it("resends unacknowledged commands with the same id after a reconnect", async () => {
  const socket = connect();
  last().open();
  last().welcome(3);
  const played = socket.send({ do: "play", version: 3, turn: "7 A1-A8" });
  const first = last().sent[1]!;
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  expect(last().sent[0]).toMatchObject({ do: "hello", since: 3 });
  last().welcome(4);
  expect(last().sent[1]).toEqual(first);
  last().say({ tell: "done", id: first.id, version: 4 });
  await played;
  socket.close();
});

it("waits longer each time, and reports being offline only after a moment", async () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  last().close();
  expect(connection.value).toBe("open");
  for (let i = 0; i < 6; i++) {
    await vi.advanceTimersByTimeAsync(15_000);
    last().close();
  }
  expect(connection.value).toBe("offline");
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(FakeSocket.all.length).toBe(before);
  socket.close();
});

it("drops a connection that has gone silent", async () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent.at(-1)).toMatchObject({ do: "ping" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
});

it("doesn't reconnect after a final goodbye", async () => {
  connect();
  last().open();
  last().say({ tell: "bye", code: "revoked", again: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ code: "revoked" }));
});

it("counts how often in a row another server process has its table", async () => {
  const socket = connect();
  const counts: unknown[] = [];
  for (const code of ["elsewhere", "elsewhere", "unavailable", "elsewhere"]) {
    last().open();
    counts.push(last().sent[0]?.sent_elsewhere);
    last().say({ tell: "bye", code, again: true });
    await vi.advanceTimersByTimeAsync(4_000);
  }
  last().open();
  last().welcome(1);
  last().close();
  await vi.advanceTimersByTimeAsync(4_000);
  last().open();
  counts.push(last().sent[0]?.sent_elsewhere);
  expect(counts).toEqual([0, 1, 2, 0, 0]);
  socket.close();
});

it("reconnects if the server only restarts", async () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  last().say({ tell: "bye", code: "shutting_down", again: true });
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
});

it("rejects a refused command", async () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  const played = socket.send({ do: "pause" });
  last().say({
    tell: "refused",
    id: last().sent[1]!.id,
    code: "not_allowed",
    sentence: "Not now.",
    rule: null,
    retry: null,
  });
  await expect(played).rejects.toThrow("Not now.");
  await expect(played).rejects.toBeInstanceOf(RefusedError);
  socket.close();
});

it("sends a command again when a busy server asks for that", async () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  const hint = socket.send({ do: "hint" });
  const first = last().sent[1]!;
  last().say({ tell: "refused", id: first.id, code: "busy", sentence: "Busy.", rule: null, retry: 3 });
  expect(toasts.value).toMatchObject([{ sentence: "The server is busy. Trying again in 3 seconds." }]);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(last().sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(last().sent[2]).toEqual(first);
  last().say({ tell: "answer", id: first.id, turn: "7 A1-A8", reasons: [] });
  await expect(hint).resolves.toMatchObject({ turn: "7 A1-A8" });
  socket.close();
});

it("tries a busy server again when told to, and doesn't count as offline until then", async () => {
  const socket = connect();
  last().open();
  last().say({ tell: "bye", code: "busy", again: true, retry: 5 });
  last().close();
  expect(serverProblem.value).toBe("The server is busy. Trying again in 5 seconds.");
  await vi.advanceTimersByTimeAsync(4_900);
  expect(FakeSocket.all).toHaveLength(1);
  expect(connection.value).toBe("connecting");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  last().welcome(1);
  expect(serverProblem.value).toBe("");
  expect(connection.value).toBe("open");
  socket.close();
});

it("shows the progress of the engine while the server prepares it", () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  for (const share of [40, 60]) {
    const sentence = `Preparing the rules engine (${share}%). You can play in a moment.`;
    last().say({ tell: "notice", code: "preparing", sentence });
    expect(serverProblem.value).toBe(sentence);
  }
  last().say({ tell: "notice", code: "prepared", sentence: "The rules engine is ready." });
  expect(serverProblem.value).toBe("");
  socket.close();
});

/** Connections that the network, or a proxy, accepts and then loses. */
const HALF_OPEN: Record<string, (socket: TableSocket) => void> = {
  "is never opened": () => {},
  "is opened and gets no welcome": () => last().open(),
  "gets a goodbye, and isn't closed": () => {
    last().open();
    last().say({ tell: "bye", code: "shutting_down", again: true });
  },
  "is welcome, and loses a command": (socket: TableSocket) => {
    last().open();
    last().welcome(1);
    socket.send({ do: "pause" }).catch(() => {});
  },
};

describe.each(Object.entries(HALF_OPEN))("a connection that %s", (_name, lose) => {
  it("is given up after some seconds", async () => {
    const socket = connect();
    lose(socket);
    const lost = last();
    for (let waited = 0; waited < 11_000 && last() === lost; waited += 100) await vi.advanceTimersByTimeAsync(100);
    expect(last()).not.toBe(lost);
    expect(lost.readyState).toBe(3);
    last().open();
    last().welcome(2);
    expect(connection.value).toBe("open");
    expect(listeners.get("online")?.size).toBe(1);
    socket.close();
    expect([...listeners.values()].every((each) => each.size === 0)).toBe(true);
  });
});

const RETURNS = {
  "the network is back": () => fire("online"),
  "the phone is unlocked": () => fire("visibilitychange"),
  "the page is shown again": () => fire("pageshow", { persisted: true }),
};

describe.each(Object.entries(RETURNS))("when %s", (_name, comeBack) => {
  it.each([["is never opened"], ["is opened and gets no welcome"]] as const)(
    "a connection that %s is replaced at once",
    async (state) => {
      const socket = connect();
      HALF_OPEN[state]!(socket);
      await vi.advanceTimersByTimeAsync(2_000);
      comeBack();
      expect(FakeSocket.all).toHaveLength(2);
      comeBack();
      expect(FakeSocket.all).toHaveLength(2);
      last().open();
      last().welcome(1);
      expect(connection.value).toBe("open");
      socket.close();
    },
  );

  it("a connection that seems to be open has to answer soon", async () => {
    const socket = connect();
    last().open();
    last().welcome(1);
    comeBack();
    expect(last().sent).toContainEqual(expect.objectContaining({ do: "ping" }));
    await vi.advanceTimersByTimeAsync(5_500);
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it("a closed connection isn't asked", () => {
    const socket = connect();
    last().open();
    last().welcome(1);
    last().readyState = 3;
    comeBack();
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });
});

it("keeps its first connection when the page has been loaded", () => {
  const socket = connect();
  fire("pageshow", { persisted: false });
  expect(FakeSocket.all).toHaveLength(1);
  socket.close();
});

it("waits longer for a slow network after some tries", async () => {
  const socket = connect();
  await vi.advanceTimersByTimeAsync(12_000);
  const slow = last();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(last()).toBe(slow);
  slow.open();
  slow.welcome(1);
  expect(connection.value).toBe("open");
  socket.close();
});

it("speaks another language over a new connection, even if the old one can't be closed", () => {
  const socket = connect();
  last().open();
  last().welcome(1);
  last().onclose = null;
  socket.setLanguage("en");
  last().open();
  expect(last().sent).toMatchObject([{ do: "hello", language: "en", since: null }]);
  socket.close();
});

it("needs no network within a device, and isn't asked whether it's alive", async () => {
  const socket = new TableSocket(
    { table: "here-A", token: "here-A.0" },
    { onMessage, onEnd },
    { local: () => new FakeSocket() as unknown as WebSocket },
  );
  // Python takes a while to start on a slow phone.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  last().open();
  last().welcome(1);
  fire("offline");
  fire("online");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(last().sent.map((each) => each.do)).toEqual(["hello"]);
  // A worker that has failed is started anew.
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
});
