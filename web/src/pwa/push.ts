/**
 * Notifications of this person's turns, by browser and table.
 *
 *   if (await isOffered()) ...        // whether the server can notify anyone
 *   const result = await turnOn(seat) // asks the browser's permission, so only after a tap
 *   await turnOff(seat);
 *   isOn(seat.table)
 *   void keepUp(seat); clear(table);  // when the table's page opens, or is visible again
 *
 * A browser has one subscription for all tables. The server stores it for each seat whose person wants notifications.
 */
import { api, ProblemError } from "../lib/api";
import { language } from "../lib/i18n";
import { showToast } from "../lib/notices";
import type { SavedSeat } from "../lib/savedseats";
import { writeStored } from "../lib/storage";
import { NOTIFIED, notifiedTables } from "./notified";

type Seat = Pick<SavedSeat, "table" | "token">;

/** Beyond this number the oldest tables are forgotten here; the server still has them. */
const MAX_TABLES = 60;

export const isOn = (table: string): boolean =>
  notifiedTables().includes(table) && Notification.permission === "granted";

/** Whether the browser was asked before and said no; it wouldn't ask again. */
export const isDenied = (): boolean => Notification.permission === "denied";

function remember(table: string, on: boolean): void {
  const others = notifiedTables().filter((each) => each !== table);
  writeStored(NOTIFIED, on ? [...others, table].slice(-MAX_TABLES) : others);
}

/** Until the server has answered what it was told last. */
let told: Promise<unknown> = Promise.resolve();

/** Tell the server one thing after the other: what was meant earlier mustn't reach it later. */
function inTurn(tell: () => Promise<unknown>): Promise<unknown> {
  const answered = told.then(tell);
  told = answered.catch(() => {});
  return answered;
}

/** Why a browser wasn't turned on: its user or its settings say no, the question wasn't answered, or it has no way. */
export type Turned = "on" | "denied" | "unanswered" | "unreachable";

/** Turn a table's notifications on, if the person and the browser allow it. Throws a ProblemError. */
export async function turnOn(seat: Seat): Promise<Turned> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "unanswered";
  const subscription = await subscribed((await api.pushKey()).key);
  if (!subscription) return "unreachable";
  await inTurn(() => send(seat, subscription));
  remember(seat.table, true);
  return "on";
}

/** Whether the server can notify anyone. */
export const isOffered = (): Promise<boolean> =>
  api.pushKey().then(
    ({ key }) => key !== "",
    () => false,
  );

export async function turnOff(seat: Seat): Promise<void> {
  remember(seat.table, false);
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) await inTurn(() => api.unsubscribe({ token: seat.token, endpoint: subscription.endpoint }));
}

/**
 * On opening a table: the browser may have a new subscription since the last time, and a push service may have refused
 * the last notification. The person is told that, as no other will come.
 */
export async function keepUp(seat: Seat): Promise<void> {
  if (!isOn(seat.table)) return;
  await clear(seat.table);
  try {
    const { key } = await api.pushKey();
    const subscription = key ? await subscribed(key) : null;
    // Meanwhile the person may have turned them off.
    if (subscription) await inTurn(async () => isOn(seat.table) && send(seat, subscription));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Everything else may be better the next time.
    if (error.code !== "push_refused") return;
    remember(seat.table, false);
    showToast(error.message, { kind: "problem" });
  }
}

/** Close a table's notification: its person is there. */
export async function clear(table: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = (await worker?.getNotifications()) ?? [];
  const others = shown.filter((each) => each.tag !== `t/${table}`);
  for (const each of shown) if (!others.includes(each)) each.close();
  await (others.length ? navigator.setAppBadge?.(others.length) : navigator.clearAppBadge?.())?.catch(() => {});
}

async function send(seat: Seat, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
    token: seat.token,
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    language: language.value,
  });
}

/** This browser's subscription with the server's present key; null if the browser can't reach a push service. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  try {
    const worker = await activeWorker();
    const existing = await worker.pushManager.getSubscription();
    if (existing && keyOf(existing) === key) return existing;
    await existing?.unsubscribe();
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}

/** A worker that couldn't download its files never becomes active (milliseconds). */
const ACTIVE_WITHIN = 15_000;

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const worker = await navigator.serviceWorker.register("sw.js");
  const late = new Promise((_resolve, reject) => setTimeout(() => reject(new Error("no worker")), ACTIVE_WITHIN));
  await Promise.race([navigator.serviceWorker.ready, late]);
  return worker;
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
