import { afterAll, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
let reload: ReturnType<typeof vi.fn>;
let newest: string;
let dialog: object | null;
let storage: "kept" | "refused";

const html = (build: string) => `<head><script type="module" crossorigin src="${build}"></script></head>`;

async function tab(): Promise<{
  connection: { value: string };
  route: { value: { page: string; params: Record<string, string> } };
}> {
  vi.resetModules();
  const { connection } = await import("../lib/notices");
  const { route } = await import("../lib/router");
  const { followBuilds } = await import("./renew");
  route.value = { page: "front", params: {} };
  connection.value = "open";
  followBuilds();
  return { connection, route } as never;
}

/** The server goes and comes back. */
async function comeBack(connection: { value: string }): Promise<void> {
  connection.value = "connecting";
  connection.value = "open";
  await vi.advanceTimersByTimeAsync(5000);
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  reload = vi.fn();
  newest = "/assets/index-new.js";
  dialog = null;
  storage = "kept";
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("location", { reload, pathname: "/" });
  vi.stubGlobal("document", {
    addEventListener: () => {},
    querySelector: (what: string) =>
      what.startsWith("dialog") ? dialog : { getAttribute: () => "/assets/index-old.js" },
    querySelectorAll: () => [],
    activeElement: null,
    visibilityState: "visible",
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => storage === "kept" && stored.set(key, value),
  });
  vi.stubGlobal("fetch", async () => new Response(html(newest)));
});

// Other files get modules that no tab listens to.
afterAll(() => void vi.resetModules());

test("a tab loads a new build after the server came back, once", async () => {
  const { connection } = await tab();
  await comeBack(connection);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  // A reload that brought the old build again isn't repeated, but the next build is loaded.
  const again = await tab();
  await comeBack(again.connection);
  expect(reload).toHaveBeenCalledTimes(1);
  newest = "/assets/index-newer.js";
  await comeBack(again.connection);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("servers with two builds that answer in turns don't make it go on and on", async () => {
  for (const build of ["one", "other", "one", "other", "one"]) {
    newest = `/assets/index-${build}.js`;
    await comeBack((await tab()).connection);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test("it doesn't reload under someone who began something while the new service worker didn't start", async () => {
  const { connection } = await tab();
  const { update } = await import("./update");
  const start = vi.fn();
  update.value = start;
  connection.value = "connecting";
  connection.value = "open";
  await vi.advanceTimersByTimeAsync(4000);
  expect(start).toHaveBeenCalledTimes(1);
  dialog = {};
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  dialog = null;
  await vi.advanceTimersByTimeAsync(1500);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test("it waits for a good moment", async () => {
  const { connection, route } = await tab();
  dialog = {};
  await comeBack(connection);
  expect(reload).not.toHaveBeenCalled();
  dialog = null;
  route.value = { page: "houserules", params: {} };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  route.value = { page: "table", params: {} };
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the same build, a server that can't be asked, and a tab that can't remember are no reason", async () => {
  const { connection } = await tab();
  newest = "/assets/index-old.js";
  await comeBack(connection);
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")));
  await comeBack(connection);
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await comeBack(connection);
  storage = "refused";
  newest = "/assets/index-new.js";
  vi.stubGlobal("fetch", async () => new Response(html(newest)));
  await comeBack(connection);
  expect(reload).not.toHaveBeenCalled();
});
