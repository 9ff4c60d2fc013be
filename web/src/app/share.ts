/**
 * Handing a link on: by the phone's own sheet, else copied, else shown to be copied by hand.
 *
 *   await share("/g/abc", t("replay-title"));     // a path of this site
 *   addressOf("/j/MAPLE")                           // whole, and good on other devices
 */
import { api } from "./api";
import { t } from "./i18n";
import { showToast } from "./notices";
import { Store } from "./store";

const isOwn = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
const origin = new Store(typeof location === "undefined" ? "" : location.origin);
let asked = false;

/** On the computer that runs the server the address names nobody but itself: then the server tells a better one. */
function findOrigin(): void {
  if (asked || !isOwn(location.hostname)) return;
  asked = true;
  api.here().then(
    (here) => (origin.value = new URL(here.address, location.origin).origin),
    () => (asked = false),
  );
}

/** The whole address of a path of this site, as others reach it. Templates follow it. */
export function addressOf(path: string): string {
  findOrigin();
  return new URL(path, origin.value).href;
}

export async function share(path: string, title: string): Promise<void> {
  const url = addressOf(path);
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
  }
  showToast((await copy(url)) ? t("pages-copied") : t("pages-copy-yourself", { link: url }));
}

/** Browsers keep the clipboard from pages without https, such as those of a computer in the same house. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
