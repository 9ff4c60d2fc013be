import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProblemError } from "../../lib/api";
import {
  BACKUP,
  backup,
  backupKeyIn,
  backupPath,
  deleteBackup,
  joinBackup,
  makeBackup,
  readBackup,
  saveBackup,
} from "./backup";
import { deviceApi } from "./deviceapi";

const ME = "pegs.me";
const stored = new Map<string, string>();
const outdated = () => new ProblemError("outdated", "", 409);

beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }),
);

afterEach(() => {
  stored.clear();
  backup.value = null;
  vi.restoreAllMocks();
});

async function made(): Promise<void> {
  vi.spyOn(deviceApi, "backUp").mockResolvedValue({ key: "k", revision: 1 });
  await makeBackup();
}

test("it's saved when something has changed, or after some weeks", async () => {
  const save = vi
    .spyOn(deviceApi, "saveBackup")
    .mockImplementation(async (_, revision) => ({ revision: revision + 1 }));
  await saveBackup();
  await made();
  await saveBackup();
  expect(save).not.toHaveBeenCalled();
  stored.set(ME, JSON.stringify({ name: "Rosa", color: "B" }));
  await saveBackup();
  await saveBackup();
  expect(save.mock.calls.map(([key, revision]) => [key, revision])).toEqual([["k", 1]]);
  stored.set(BACKUP, JSON.stringify({ ...readBackup()!, saved: Date.now() - 26 * 86_400_000 }));
  await saveBackup();
  expect(readBackup()).toMatchObject({ key: "k", revision: 3 });
});

test("what another device has saved since comes here, and both are saved", async () => {
  await made();
  stored.set(ME, JSON.stringify({ name: "Rosa", color: "B" }));
  const theirs = { "pegs.rules.saved": [{ title: "Theirs", toml: "t" }] };
  const save = vi
    .spyOn(deviceApi, "saveBackup")
    .mockRejectedValueOnce(outdated())
    .mockResolvedValueOnce({ revision: 8 });
  vi.spyOn(deviceApi, "readBackup").mockResolvedValue({ bundle: JSON.stringify(theirs), revision: 7, saved: 0 });
  await saveBackup();
  const [, revision, both] = save.mock.calls[1]!;
  expect(revision).toBe(7);
  expect(JSON.parse(both)).toMatchObject({ ...theirs, [ME]: { name: "Rosa" } });
  expect(readBackup()).toMatchObject({ revision: 8 });
});

test("a link has its key, also with a sentence around it, unless it was cut", () => {
  const key = "Ab-_".repeat(11).slice(1);
  for (const text of [backupPath(key), `My backup: https://pegs.example${backupPath(key)}.`])
    expect(backupKeyIn(text)).toBe(key);
  for (const text of ["", key, backupPath(key.slice(1)), backupPath(`${key}x`), "device#ABCDE23456"])
    expect(backupKeyIn(text)).toBe("");
});

test("one that's gone is forgotten, and one that can't be reached is tried again", async () => {
  await made();
  stored.set(ME, JSON.stringify({ name: "Rosa", color: "B" }));
  const save = vi.spyOn(deviceApi, "saveBackup").mockRejectedValueOnce(new ProblemError("unreachable", "", 0));
  await saveBackup();
  expect(readBackup()?.revision).toBe(1);
  save.mockRejectedValueOnce(new ProblemError("unknown_token", "", 403));
  await saveBackup();
  expect(readBackup()).toBeNull();
});

test("a device that joins a backup saves to it, and deletes it for all", async () => {
  vi.spyOn(deviceApi, "saveBackup").mockResolvedValue({ revision: 5 });
  await joinBackup("k", 4);
  expect(readBackup()).toMatchObject({ key: "k", revision: 5 });
  const gone = vi.spyOn(deviceApi, "deleteBackup").mockResolvedValue("");
  await deleteBackup();
  expect(gone).toHaveBeenCalledWith("k");
  expect(readBackup()).toBeNull();
});

test("one that another device has deleted is forgotten when it's deleted here, and another failure is said", async () => {
  await made();
  const gone = vi.spyOn(deviceApi, "deleteBackup").mockRejectedValueOnce(new ProblemError("unreachable", "", 0));
  await expect(deleteBackup()).rejects.toThrow(ProblemError);
  expect(readBackup()).not.toBeNull();
  gone.mockRejectedValueOnce(new ProblemError("unknown_token", "", 403));
  await deleteBackup();
  expect(readBackup()).toBeNull();
});

test("two saves at once don't get in each other's way", async () => {
  await made();
  stored.set(ME, JSON.stringify({ name: "Rosa", color: "B" }));
  const save = vi.spyOn(deviceApi, "saveBackup").mockResolvedValue({ revision: 2 });
  await Promise.all([saveBackup(), saveBackup()]);
  expect(save).toHaveBeenCalledTimes(1);
});
