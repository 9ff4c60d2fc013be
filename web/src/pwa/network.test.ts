import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NETWORK_WITHIN, networkElseCache } from "./network";

const fresh = new Response("fresh");
const stored = new Response("stored");
const never = new Promise<Response>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("prefers the network", async () => {
  expect(await networkElseCache(Promise.resolve(fresh), async () => stored)).toBe(fresh);
});

it("shows what's cached if the network fails, or accepts a request and never answers", async () => {
  expect(await networkElseCache(Promise.reject(new Error()), async () => stored)).toBe(stored);
  const late = networkElseCache(never, async () => stored);
  await vi.advanceTimersByTimeAsync(NETWORK_WITHIN);
  expect(await late).toBe(stored);
});

it("waits for a slow network if nothing is cached, and fails with it", async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(fresh), 2 * NETWORK_WITHIN));
  const answer = networkElseCache(slow, async () => undefined);
  await vi.advanceTimersByTimeAsync(2 * NETWORK_WITHIN);
  expect(await answer).toBe(fresh);
  await expect(networkElseCache(Promise.reject(new Error("no network")), async () => undefined)).rejects.toThrow();
});
