/**
 * Keeping the game on this device: the download continues while the person uses other pages.
 *
 *   keeping.share            // of what's being downloaded, from 0 to 1; null if nothing is
 *   await keeping.start(); keeping.cancel(); await keeping.remove();
 *   await keeping.look();    // what it weighs
 */

import { t } from "../lib/i18n";
import { showToast } from "../lib/notices";
import { saveKept } from "../lib/savekept";
import { keep, offered, remove, weightOf } from "../local/files";

const MEGABYTE = 1_000_000;

class Keeping {
  share = $state<number | null>(null);
  /** What is downloaded, in bytes as servers send them; 0 if that isn't known, or if this server has nothing to keep. */
  size = $state(0);
  #cancelled: AbortController | null = null;

  async look(): Promise<void> {
    try {
      this.size = weightOf(await offered());
    } catch {
      // No connection, or nothing to keep.
    }
  }

  async start(): Promise<void> {
    if (this.share !== null) return;
    this.#cancelled = new AbortController();
    const { signal } = this.#cancelled;
    this.share = 0;
    try {
      saveKept(await keep({ progress: (share) => (this.share = share), signal }));
      showToast(t("keeping-done"));
    } catch (error) {
      if (!signal.aborted) {
        console.warn(error);
        showToast(t("keeping-failed"), { kind: "problem" });
      }
    } finally {
      this.share = null;
    }
  }

  cancel(): void {
    this.#cancelled?.abort();
  }

  async remove(): Promise<void> {
    await remove();
    saveKept(null);
  }
}

export const keeping = new Keeping();

/** "4.9 MB", as the language writes it. */
export const megabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })
    .format(bytes / MEGABYTE)
    .replace(" ", "\u00a0");
