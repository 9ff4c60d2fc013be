import { afterEach, expect, test, vi } from "vitest";
import { isDownloadingOptional, lazyPart, whenLoaded } from "./lazy";
import { connection } from "./notices";

const MESSAGE = "Failed to fetch dynamically imported module: http://localhost/assets/flights-abc.js";
const settle = () => new Promise((done) => setTimeout(done));

afterEach(() => (connection.value = "none"));

test("a part is downloaded once", async () => {
  const load = vi.fn(async () => "part");
  const part = lazyPart(load, { isOptional: true });
  const both = [part(), part()];
  expect(isDownloadingOptional()).toBe(true);
  expect(await Promise.all(both)).toEqual(["part", "part"]);
  expect(isDownloadingOptional()).toBe(false);
  expect(await part()).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that failed is downloaded again from another address", async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError(MESSAGE)));
  const importAgain = vi.fn(async (address: string) =>
    address.endsWith("=2") ? Promise.reject(new Error("offline")) : "part",
  );
  const part = lazyPart<string>(load, { importAgain });
  expect(await part()).toBeNull();
  expect(await part()).toBeNull();
  expect(await part()).toBe("part");
  expect(await part()).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
  expect(importAgain.mock.calls.map(([address]) => address.split("/").at(-1))).toEqual([
    "flights-abc.js?try=2",
    "flights-abc.js?try=3",
  ]);
});

test("a browser that doesn't name the address is simply asked again", async () => {
  const load = vi.fn(async () => "part").mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const part = lazyPart(load);
  expect(await part()).toBeNull();
  expect(await part()).toBe("part");
});

test("a part is used once it's there, after a reconnect if need be", async () => {
  connection.value = "open";
  const load = vi.fn(async () => "part").mockRejectedValueOnce(new Error("offline"));
  const use = vi.fn();
  whenLoaded(lazyPart(load), use);
  await settle();
  expect(use).not.toHaveBeenCalled();
  connection.value = "connecting";
  connection.value = "offline";
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  connection.value = "open";
  await settle();
  expect(use).toHaveBeenCalledExactlyOnceWith("part");
  connection.value = "offline";
  connection.value = "open";
  await settle();
  expect(use).toHaveBeenCalledTimes(1);
});

test("a part that's no longer wanted is not used", async () => {
  const use = vi.fn();
  whenLoaded(
    lazyPart(async () => "part"),
    use,
  )();
  await settle();
  expect(use).not.toHaveBeenCalled();
});
