/**
 * This browser's backup at the server, for whoever has its link. It's saved again whenever something has changed, and
 * every few weeks, so that the server keeps it. If another device has saved it, this one has what that one has, too.
 *
 *   backup.value              // { key, revision, saved, digest } | null
 *   await makeBackup();       // then share backupPath(backup.value.key)
 *   followBackup();           // once, while the app is open
 */

import { clubs } from "../../clubs/saved";
import { ProblemError } from "../../lib/api";
import { fieldsOf, isName, isNumber } from "../../lib/fits";
import { me, seats } from "../../lib/identity";
import { readStored, writeStored } from "../../lib/storage";
import { Store } from "../../lib/store";
import { savedRules } from "../../rules/saved";
import { bundle, restore } from "./bundle";
import { deviceApi } from "./deviceapi";
import { digestOf } from "./digest";

interface SavedHere {
  readonly key: string;
  readonly revision: number;
  /** When this browser saved it last (milliseconds). */
  readonly saved: number;
  /** Of what it saved then. */
  readonly digest: number;
}

export const BACKUP = "pegs.backup";
/** How old a backup may become before it's saved again as it is (milliseconds). */
const FRESH = 25 * 24 * 60 * 60 * 1000;
/** Changes often come together (milliseconds). */
const PAUSE = 3000;
const INTERVAL = 5 * 60 * 1000;

const isSavedHere = fieldsOf<SavedHere>({ key: isName, revision: isNumber, saved: isNumber, digest: isNumber });

export const readBackup = (): SavedHere | null => readStored(BACKUP, isSavedHere, null);
export const backup = new Store<SavedHere | null>(readBackup());

export const backupPath = (key: string): string => `device#backup=${key}`;
/** The key in a backup link, whatever a message has put around it; empty if there's none, or it was cut. */
export const backupKeyIn = (text: string): string => /#backup=([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? "";

function store(saved: SavedHere | null): void {
  writeStored(BACKUP, saved);
  backup.value = saved;
}

const now = (text: string, key: string, revision: number): SavedHere => ({
  key,
  revision,
  saved: Date.now(),
  digest: digestOf(text),
});

export async function makeBackup(): Promise<void> {
  const text = bundle();
  const { key, revision } = await deviceApi.backUp(text);
  store(now(text, key, revision));
}

/** From now on this device saves to a backup that it was restored from. */
export async function joinBackup(key: string, revision: number): Promise<void> {
  store({ key, revision, saved: 0, digest: 0 });
  await saveBackup();
}

export async function deleteBackup(): Promise<void> {
  try {
    if (backup.value) await deviceApi.deleteBackup(backup.value.key);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  store(null);
}

/** Whether the backup was deleted on another device. */
const isGone = (error: unknown): boolean => error instanceof ProblemError && error.code === "unknown_token";

let isSaving = false;

/** Save what has changed since the last time. */
export async function saveBackup(): Promise<void> {
  const known = readBackup(); // another tab may have saved it
  backup.value = known;
  const text = bundle();
  if (isSaving || !known || (known.digest === digestOf(text) && Date.now() - known.saved < FRESH)) return;
  isSaving = true;
  try {
    await save(known, text);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Everything else may be better the next time.
    if (isGone(error)) store(null);
  } finally {
    isSaving = false;
  }
}

async function save({ key, revision }: SavedHere, text: string): Promise<void> {
  try {
    const saved = await deviceApi.saveBackup(key, revision, text);
    store(now(text, key, saved.revision));
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== "outdated") throw error;
    const stored = await deviceApi.readBackup(key);
    restore(stored.bundle);
    const both = bundle();
    const saved = await deviceApi.saveBackup(key, stored.revision, both);
    store(now(both, key, saved.revision));
  }
}

/** Does nothing until there's one. */
export function followBackup(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveBackup(), PAUSE);
  };
  for (const each of [me, seats, clubs, savedRules] as readonly Store<unknown>[]) each.subscribe(soon);
  setInterval(() => document.visibilityState === "visible" && void saveBackup(), INTERVAL);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void saveBackup());
}
