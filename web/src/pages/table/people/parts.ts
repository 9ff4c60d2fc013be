/** What concerns a table's people and isn't needed for the first card, so that it's downloaded when it's needed. */

import { withMessages } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";
import { notifiedTables } from "../../../pwa/notified";

/** Whether this browser can notify its user while the page is closed. On iPhones only installed apps can. */
export const canNotify = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser is to be notified of turns at a table (see pwa/push.ts). */
export const wantsNotices = (table: string): boolean => canNotify() && notifiedTables().includes(table);

export const pushPart = lazyPart(() => import("../../../pwa/push"), { isOptional: true });
export const noticeOfferPart = withMessages(
  "people",
  lazyPart(() => import("./NoticeOffer.svelte"), { isOptional: true }),
);
export const noticeSwitchPart = withMessages(
  "people",
  lazyPart(() => import("./NoticeSwitch.svelte"), { isOptional: true }),
);
export const seatRequestsPart = withMessages(
  "people",
  lazyPart(() => import("./SeatRequests.svelte"), { isOptional: true }),
);
export const seatOrderPart = withMessages(
  "people",
  lazyPart(() => import("./SeatOrder.svelte"), { isOptional: true }),
);
/** The rules before the deal, and a list of others to suggest. */
export const tableRulesPart = withMessages(
  "people",
  lazyPart(() => import("./TableRules.svelte"), { isOptional: true }),
);
export const rulesVotePart = withMessages(
  "people",
  lazyPart(() => import("./RulesVote.svelte"), { isOptional: true }),
);
export const timeGiftPart = withMessages(
  "people",
  lazyPart(() => import("./TimeGift.svelte"), { isOptional: true }),
);
export const renamePart = lazyPart(() => import("./RenameForm.svelte"), { isOptional: true });
export const removePart = lazyPart(() => import("./RemovePlayer.svelte"), { isOptional: true });
export const lateHandsPart = withMessages(
  "people",
  lazyPart(() => import("./LateHands.svelte"), { isOptional: true }),
);
export const coachSwitchPart = withMessages(
  "coach",
  lazyPart(() => import("./CoachSwitch.svelte"), { isOptional: true }),
);
export const handSwitchPart = withMessages(
  "people",
  lazyPart(() => import("./HandSwitch.svelte"), { isOptional: true }),
);
