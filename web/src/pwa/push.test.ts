import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../app/api";
import { keepUp, turnOff } from "./push";

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
  stored.clear();
  stored.set("pegs.notified", JSON.stringify([SEAT.table]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("Notification", { permission: "granted" });
  const subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: new ArrayBuffer(0) },
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
  vi.spyOn(api, "pushKey").mockResolvedValue({ key: "" });
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
