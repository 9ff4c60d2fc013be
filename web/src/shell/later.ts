/** What an open app does besides its pages: none of it is in the first download. */
import { mount } from "svelte";
import { optionalPart } from "../lib/i18n";
import { lazyPart, whenLoaded } from "../lib/lazy";
import { route } from "../lib/router";
import { forgets } from "../pwa/forgets";
import { offerUpdates } from "../pwa/register";
import { followBuilds } from "../pwa/renew";

const backupPart = lazyPart(() => import("../pages/device/backup"), { isOptional: true });
const keepPart = optionalPart("device", () => import("../pages/device/KeepSheet.svelte"));

export function begin(): void {
  offerUpdates();
  followBuilds();
  whenLoaded(backupPart, ({ followBackup }) => followBackup());
  if (forgets()) warnOnFront();
}

/** On the front page, so that it interrupts no game. */
function warnOnFront(): void {
  const stop = route.subscribe(({ page }) => {
    if (page !== "front") return;
    whenLoaded(keepPart, ({ default: KeepSheet }) => mount(KeepSheet, { target: document.body }));
    setTimeout(() => stop());
  });
}
