/**
 * Notifications of this person's turns, by browser and table.
 *
 *   if (await turnOn(seat)) ...       // asks the browser's permission, so only after a tap
 *   await turnOff(seat);
 *   isOn(seat.table)
 *   void keepUp(seat); clear(table);  // when the table's page opens, or is visible again
 *
 * A browser has one subscription for all tables. The server stores it for each seat whose person wants notifications.
 */
import { api } from "../app/api";
import { language } from "../app/i18n";
import type { SavedSeat } from "../app/savedseats";
import { readStored, writeStored } from "../app/storage";

type Seat = Pick<SavedSeat, "table" | "token">;

const KEY = "pegs.notified";
/** Beyond this number the oldest tables are forgotten here; the server still has them. */
const MAX_TABLES = 60;

const tables = (): string[] => {
  const stored = readStored<unknown>(KEY, []);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
};

export const isOn = (table: string): boolean => tables().includes(table) && Notification.permission === "granted";

/** Whether the browser was asked before and said no; it wouldn't ask again. */
export const isDenied = (): boolean => Notification.permission === "denied";

function remember(table: string, on: boolean): void {
  const others = tables().filter((each) => each !== table);
  writeStored(KEY, on ? [...others, table].slice(-MAX_TABLES) : others);
}

/** Until the server has answered what it was told last. */
let told: Promise<unknown> = Promise.resolve();

/** Tell the server one thing after the other: what was meant earlier mustn't reach it later. */
function inTurn(tell: () => Promise<unknown>): Promise<unknown> {
  const answered = told.then(tell);
  told = answered.catch(() => {});
  return answered;
}

/** Returns false if the person or the browser doesn't allow notifications. Throws a ProblemError. */
export async function turnOn(seat: Seat): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const subscription = await subscribed();
  if (!subscription) return false;
  await inTurn(() => send(seat, subscription));
  remember(seat.table, true);
  return true;
}

export async function turnOff(seat: Seat): Promise<void> {
  remember(seat.table, false);
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) await inTurn(() => api.unsubscribe({ token: seat.token, endpoint: subscription.endpoint }));
}

/** On opening a table: the browser may have a new subscription since the last time. */
export async function keepUp(seat: Seat): Promise<void> {
  if (!isOn(seat.table)) return;
  await clear(seat.table);
  const subscription = await subscribed();
  // Meanwhile the person may have turned them off.
  if (subscription) await inTurn(async () => isOn(seat.table) && send(seat, subscription));
}

/** Close a table's notification: its person is there. */
export async function clear(table: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = (await worker?.getNotifications()) ?? [];
  const others = shown.filter((each) => each.tag !== `/t/${table}`);
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
async function subscribed(): Promise<PushSubscription | null> {
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const existing = await worker.pushManager.getSubscription();
  if (existing && keyOf(existing) === key) return existing;
  await existing?.unsubscribe();
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
