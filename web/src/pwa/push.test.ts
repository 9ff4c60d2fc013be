import { beforeEach, expect, it, vi } from "vitest";
import { api, ProblemError } from "../lib/api";
import { toasts } from "../lib/notices";
import { isOffered, isOn, keepUp, turnOff, turnOn } from "./push";

const SEAT = { table: "t", token: "secret" };
const stored = new Map<string, string>();
let told: string[] = [];

/** A server that answers a request when it's asked to. */
function answers(name: "subscribe" | "unsubscribe"): () => void {
  let answer = () => {};
  vi.spyOn(api, name).mockImplementation(() => {
    told.push(name);
    return new Promise<string>((done) => {
      answer = () => done("");
    });
  });
  return () => answer();
}

/** Let everything happen that waits for no answer. */
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  told = [];
  toasts.value = [];
  stored.clear();
  stored.set("pegs.notified", JSON.stringify([SEAT.table]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("Notification", { permission: "granted" });
  const subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: new Uint8Array(3).buffer },
    toJSON: () => ({ endpoint: "https://push.example/1" }),
  };
  const worker = {
    getNotifications: async () => [],
    pushManager: { getSubscription: async () => subscription },
  };
  const serviceWorker = {
    getRegistration: async () => worker,
    register: async () => worker,
    ready: Promise.resolve(worker),
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.spyOn(api, "pushKey").mockResolvedValue({ key: "AAAA" });
});

it("says that it's off only once the server knows that it was on", async () => {
  const answerOn = answers("subscribe");
  const answerOff = answers("unsubscribe");
  const kept = keepUp(SEAT);
  await settle();
  const off = turnOff(SEAT);
  await settle();
  expect(told).toEqual(["subscribe"]);
  answerOn();
  await kept;
  await settle();
  expect(told).toEqual(["subscribe", "unsubscribe"]);
  answerOff();
  await off;
});

it("doesn't keep up what was turned off meanwhile", async () => {
  answers("subscribe");
  const answerOff = answers("unsubscribe");
  const kept = keepUp(SEAT);
  const off = turnOff(SEAT);
  await settle();
  answerOff();
  await Promise.all([off, kept]);
  expect(told).toEqual(["unsubscribe"]);
});

it("tells the server again after an answer that was a problem", async () => {
  vi.spyOn(api, "unsubscribe").mockRejectedValueOnce(new Error("busy")).mockResolvedValueOnce("");
  await expect(turnOff(SEAT)).rejects.toThrow("busy");
  await expect(turnOff(SEAT)).resolves.toBeUndefined();
});

it("says that a push service refuses its notifications, and that no other will come", async () => {
  vi.spyOn(api, "subscribe").mockRejectedValueOnce(new ProblemError("push_refused", "Refused (error 403).", 409));
  await keepUp(SEAT);
  expect(isOn(SEAT.table)).toBe(false);
  expect(toasts.value).toMatchObject([{ sentence: "Refused (error 403).", kind: "problem" }]);
});

it("keeps notifications on while the server can't be reached", async () => {
  vi.spyOn(api, "subscribe").mockRejectedValueOnce(new ProblemError("unreachable", "Can't reach the server.", 0));
  await keepUp(SEAT);
  expect(isOn(SEAT.table)).toBe(true);
});

it("tells a browser that refuses from a question that wasn't answered", async () => {
  for (const [permission, result] of [
    ["denied", "denied"],
    ["default", "unanswered"],
  ]) {
    vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
    expect(await turnOn(SEAT)).toBe(result);
  }
});

it("says that a browser has no way to be notified, whatever fails in it", async () => {
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
  vi.spyOn(navigator.serviceWorker, "register").mockRejectedValueOnce(new Error("private window"));
  expect(await turnOn(SEAT)).toBe("unreachable");
});

it("isn't offered by a server that no push service would accept", async () => {
  expect(await isOffered()).toBe(true);
  vi.spyOn(api, "pushKey").mockResolvedValue({ key: "" });
  expect(await isOffered()).toBe(false);
});
