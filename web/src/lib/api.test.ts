import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api, ProblemError } from "./api";
import { useLanguage } from "./i18n";
import { toasts } from "./notices";

const BUSY = { code: "busy", sentence: "The server is busy.", retry: 3 };
const answers: Response[] = [];
const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const fetched = vi.fn(async (_path?: string, _init?: RequestInit) => answers.shift()!);

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  answers.length = 0;
  toasts.value = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends a request again when the server is no longer busy", async () => {
  answers.push(json(BUSY, 503), json(BUSY, 503), json({ table: "t" }, 201));
  const watched = api.watch("ABCDEF");
  await vi.advanceTimersByTimeAsync(2_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(toasts.value).toMatchObject([{ sentence: "The server is busy. Trying again in 3 seconds." }]);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(watched).resolves.toEqual({ table: "t" });
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("gives up on a server that stays busy", async () => {
  answers.push(...Array.from({ length: 10 }, () => json(BUSY, 503)));
  const watched = expect(api.watch("ABCDEF")).rejects.toThrow("The server is busy.");
  await vi.advanceTimersByTimeAsync(60_000);
  await watched;
  expect(fetched).toHaveBeenCalledTimes(6);
});

it("doesn't repeat a request that is refused for another reason", async () => {
  answers.push(json({ code: "too_much", sentence: "Too many tries." }, 429));
  await expect(api.watch("ABCDEF")).rejects.toBeInstanceOf(ProblemError);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("gives up on a server that accepts a request and never answers", async () => {
  fetched.mockImplementationOnce(
    (_path?: string, init?: RequestInit) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  );
  const refused = expect(api.watch("ABCDEF")).rejects.toMatchObject({ code: "unreachable" });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
}, 30_000);

it.each([new TypeError("Failed to fetch"), new DOMException("The operation was aborted.", "AbortError")])(
  "says the same of an answer that is cut off after its headers: %s",
  async (error) => {
    const body = new ReadableStream({ start: (stream) => stream.error(error) });
    answers.push(new Response(body, { status: 200, headers: { "Content-Type": "application/json" } }));
    await expect(api.watch("ABCDEF")).rejects.toMatchObject({ code: "unreachable" });
  },
);
