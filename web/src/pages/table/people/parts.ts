/** What concerns a table's people and isn't needed for the first card, so that it's downloaded when it's needed. */

import { optionalPart } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";
import { notifiedTables } from "../../../pwa/notified";

/** Whether this browser can notify its user while the page is closed. On iPhones only installed apps can. */
export const canNotify = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser is to be notified of turns at a table (see pwa/push.ts). */
export const wantsNotices = (table: string): boolean => canNotify() && notifiedTables().includes(table);

export const pushPart = lazyPart(() => import("../../../pwa/push"), { isOptional: true });
export const noticeOfferPart = optionalPart("people", () => import("./NoticeOffer.svelte"));
export const noticeSwitchPart = optionalPart("people", () => import("./NoticeSwitch.svelte"));
export const awayPart = optionalPart("people", () => import("./Away.svelte"));
export const seatListPart = optionalPart("people", () => import("./SeatList.svelte"));
export const seatRequestsPart = optionalPart("people", () => import("./SeatRequests.svelte"));
export const rulesVotePart = optionalPart("people", () => import("./RulesVote.svelte"));
export const timeGiftPart = optionalPart("people", () => import("./TimeGift.svelte"));
export const renamePart = optionalPart("people", () => import("./RenameForm.svelte"));
export const tableNamePart = optionalPart("people", () => import("./TableName.svelte"));
export const removePart = optionalPart("people", () => import("./RemovePlayer.svelte"));
export const lateHandsPart = optionalPart("people", () => import("./LateHands.svelte"));
export const coachSwitchPart = optionalPart("coach", () => import("./CoachSwitch.svelte"));
export const handSwitchPart = optionalPart("people", () => import("./HandSwitch.svelte"));
