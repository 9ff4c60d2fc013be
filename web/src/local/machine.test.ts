import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Machine } from "./machine";
import type { Reply, ToPage, ToProgram } from "./messages";
import { ConflictError, FullError, type Storage } from "./storage";

/** What happened, in order: what the program was asked, what was stored, and what the page was told. */
let happened: string[] = [];
let posted: ToPage[] = [];
/** How the program replies to what it's asked. */
let replies: (command: ToProgram) => Reply = () => ({});
let stored: Record<string, string[]> = {};
let failure: Error | null = null;
let loseLock = () => {};
let isLockFree = true;

const STORED: Reply = { store: [["here-A", ["a line"]]] };

function machine(): Machine {
  const storage = {
    find: async (id: string) => (id in stored ? id : null),
    lines: async (id: string) => stored[id] ?? [],
    tidy: async () => ["here-OLD"],
    write: async ({ store = [] }: Reply) => {
      if (failure) throw failure;
      for (const [table, lines] of store) happened.push(`write ${table} ${lines.length}`);
    },
  };
  const made = new Machine({
    post(message) {
      posted.push(message);
      happened.push(message.tell === "said" ? `said ${message.text}` : message.tell);
    },
    start: async () => ({
      handle(text) {
        const command = JSON.parse(text) as ToProgram;
        happened.push(command.do);
        return JSON.stringify(replies(command));
      },
    }),
    open: async () => storage as unknown as Storage,
    async lock(steal, lost) {
      loseLock = lost;
      return steal || isLockFree;
    },
  });
  made.take({ do: "load" });
  return made;
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const answer: Reply["answer"] = [200, "application/json", "{}"];
const request = (path: string, body: string | null = null) =>
  ({ do: "request", id: 1, method: "POST", path, body, language: "en" }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  [happened, posted, stored, failure, isLockFree] = [[], [], {}, null, true];
  replies = () => ({});
});
afterEach(() => void vi.useRealTimers());

it("stores what a command leads to before anyone is told", async () => {
  stored["here-A"] = ["made"];
  replies = ({ do: what }) =>
    what === "receive"
      ? STORED
      : what === "apply"
        ? { told: [[1, "update"]] }
        : { told: what === "open" ? [] : undefined };
  const one = machine();
  one.take({ do: "open", port: 1, table: "here-A" });
  one.take({ do: "say", port: 1, text: "play" });
  await settled();
  expect(happened).toEqual(["ready", "open", "opened", "receive", "write here-A 1", "apply", "said update"]);
});

it("takes a decision back if there's no room for it, says so, and closes the socket, which says it again", async () => {
  replies = ({ do: what }) => (what === "receive" ? STORED : {});
  failure = new FullError();
  const one = machine();
  one.take({ do: "open", port: 1, table: "here-A" });
  one.take({ do: "say", port: 1, text: "play" });
  await settled();
  expect(happened.slice(2)).toEqual(["receive", "cancel", "full", "closed", "closed"]);
});

it("does nothing more once another tab has written, or has taken over", async () => {
  for (const how of ["writes", "takes"]) {
    happened = [];
    replies = ({ do: what }) => (what === "receive" ? STORED : {});
    failure = how === "writes" ? new ConflictError() : null;
    const one = machine();
    one.take({ do: "open", port: 1, table: "here-A" });
    await settled();
    if (how === "takes") loseLock();
    one.take({ do: "say", port: 1, text: "play" });
    one.take({ do: "say", port: 1, text: "play" });
    await settled();
    expect(happened.at(-1), how).toBe("elsewhere");
    expect(happened.filter((each) => each === "elsewhere")).toHaveLength(1);
    expect(happened.filter((each) => each === "apply")).toHaveLength(0);
  }
});

it("leaves tables to the tab that has them when only a list is asked for", async () => {
  isLockFree = false;
  replies = () => ({ answer });
  const one = machine();
  one.take(request("api/mine", '{"tokens":["here-A.0"]}'));
  await settled();
  expect(posted.at(-1)).toMatchObject({ tell: "answer", answer: { status: 409 } });
  one.take(request("api/games/here-A/check"));
  await settled();
  expect(posted.at(-1)).toMatchObject({ tell: "answer", answer: { status: 200 } });
});

it("stores the games of a file only as the one tab that writes", async () => {
  const noOne = loseLock;
  replies = ({ do: what }) => (what === "request" ? STORED : { answer });
  machine().take(request("api/records", '{"text":""}'));
  await settled();
  expect(happened.slice(-3)).toEqual(["write here-A 1", "apply", "answer"]);
  expect(loseLock).not.toBe(noOne);
});

it("brings a stored table to the program once, before the first request about it", async () => {
  stored["here-A"] = ["made", "began"];
  replies = () => ({ answer });
  const one = machine();
  one.take(request("api/mine", '{"tokens":["here-A.0","here-B.0"]}'));
  one.take(request("api/mine", '{"tokens":["here-A.0"]}'));
  await settled();
  expect(happened).toEqual(["ready", "open", "request", "answer", "request", "answer"]);
});

it("lets time pass when the program says that something is due", async () => {
  replies = ({ do: what }) => (what === "open" ? { wait: 2 } : what === "pass_time" ? { told: [[1, "bot"]] } : {});
  stored["here-A"] = ["made"];
  const one = machine();
  one.take({ do: "open", port: 1, table: "here-A" });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(happened).not.toContain("pass_time");
  await vi.advanceTimersByTimeAsync(200);
  expect(happened.slice(-2)).toEqual(["pass_time", "said bot"]);
});

it("deletes the oldest finished games once there are too many, and says which", async () => {
  stored["here-OLD"] = ["made"];
  replies = ({ do: what }) => (what === "receive" ? { ...STORED, over: ["here-A"] } : {});
  const one = machine();
  one.take({ do: "open", port: 1, table: "here-A" });
  one.take({ do: "open", port: 2, table: "here-OLD" });
  one.take({ do: "say", port: 1, text: "play" });
  await settled();
  expect(happened.slice(-2)).toEqual(["forget", "dropped"]);
});

it("says that it's broken when the program fails, and asks it nothing more", async () => {
  replies = ({ do: what }) => {
    if (what === "receive") throw new Error("a bug");
    return {};
  };
  const one = machine();
  one.take({ do: "open", port: 1, table: "here-A" });
  one.take({ do: "say", port: 1, text: "play" });
  one.take({ do: "say", port: 1, text: "play" });
  await settled();
  expect(posted.at(-1)).toEqual({ tell: "broken", reason: "Error: a bug" });
  expect(happened.filter((each) => each === "receive")).toHaveLength(1);
});
