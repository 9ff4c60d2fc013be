/** Waiting for a server that is too busy: it says for how many seconds. */
import { t } from "./i18n";
import { showToast } from "./notices";

/** The delay in milliseconds after which to try again. It varies, so that not everyone comes back at once. */
export const busyDelay = (seconds: number): number => 1000 * seconds * (1 + Math.random() / 3);

export const busySentence = (seconds: number): string => t("app-busy", { seconds });

/** Show that the server is busy, and wait until it may be asked again. */
export async function waitWhileBusy(seconds: number): Promise<void> {
  showToast(busySentence(seconds));
  await new Promise((resolve) => setTimeout(resolve, busyDelay(seconds)));
}
