/**
 * Share a link: in the system's share sheet on phones, otherwise by copying it to the clipboard.
 *
 *   await share("g/abc", t("app-name"));     // a path of this site
 *   addressOf("j/MAPLE")                        // a full URL that works on other devices
 */
import { api } from "./api";
import { t } from "./i18n";
import { showToast } from "./notices";
import { addressIn, siteUrl } from "./site";
import { Store } from "./store";

const isLocalhost = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
const site = new Store(siteUrl());
let isRequested = false;

/**
 * On the computer that runs the server, the address is `localhost`, which is useless elsewhere; and inside someone
 * else's page, it's one of that page's user. Ask the server for one that other devices can reach.
 */
function findSite(): void {
  if (isRequested || !(isLocalhost(location.hostname) || parent !== window)) return;
  isRequested = true;
  api.here().then(
    (here) => (site.value = `${here.address}/`),
    () => (isRequested = false),
  );
}

/** The full URL of a path, as other devices reach it. Reactive in templates. */
export function addressOf(path: string): string {
  findSite();
  return new URL(addressIn(path), site.value).href;
}

/** The same as people type it. */
export const typedAddress = (path: string): string => addressOf(path).replace(/^https?:\/\//, "");

/** Share a link, with a text before it if there's one. */
export async function share(path: string, title: string, text = ""): Promise<void> {
  const url = addressOf(path);
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url, ...(text ? { text } : {}) });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
  }
  const all = text ? `${text}\n${url}` : url;
  showToast((await copyText(all)) ? t("pages-copied") : t("pages-copy-yourself", { link: url }));
}

/** Share a picture. Says so if it couldn't be made, or what makes it couldn't be downloaded. */
export async function sharePicture(draw: () => Promise<void>): Promise<void> {
  try {
    await draw();
  } catch {
    showToast(t("pages-picture-failed"), { kind: "problem" });
  }
}

/** The clipboard API only exists on secure (https) pages, which a server at home often isn't. */
export async function copyText(text: string): Promise<boolean> {
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
  // The rest of the page can't be selected while a dialog is open.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
