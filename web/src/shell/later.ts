/** What an open app does besides its pages: none of it is in the first download. */
import { type Component, mount } from "svelte";
import { keepSheetPart } from "../keeping/parts";
import { isKept } from "../lib/here";
import { optionalPart } from "../lib/i18n";
import { lazyPart, whenLoaded } from "../lib/lazy";
import { route } from "../lib/router";
import { saveKept } from "../lib/savekept";
import { forgets } from "../pwa/forgets";
import { offerUpdates } from "../pwa/register";
import { followBuilds } from "../pwa/renew";

const backupPart = lazyPart(() => import("../pages/device/backup"), { isOptional: true });
const filesPart = lazyPart(() => import("../local/files"), { isOptional: true });
const keepPart = optionalPart("device", () => import("../pages/device/KeepSheet.svelte"));

export function begin(): void {
  offerUpdates();
  followBuilds();
  whenLoaded(backupPart, ({ followBackup }) => followBackup());
  if (forgets()) warnOnFront();
  if (isKept()) whenLoaded(filesPart, ({ renew }) => void renew().then(saveKept, () => {}));
  // Whoever installs the app may want it without internet, too.
  else addEventListener("appinstalled", () => whenLoaded(keepSheetPart, show), { once: true });
}

const show = ({ default: Sheet }: { default: Component }) => void mount(Sheet, { target: document.body });

/** On the front page, so that it interrupts no game. */
function warnOnFront(): void {
  const stop = route.subscribe(({ page }) => {
    if (page !== "front") return;
    whenLoaded(keepPart, ({ default: KeepSheet }) => mount(KeepSheet, { target: document.body }));
    setTimeout(() => stop());
  });
}
