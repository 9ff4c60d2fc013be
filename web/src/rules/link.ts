/**
 * House rules as a link: the TOML sheet is compressed into the URL's fragment, so no server needs to store it. The
 * browser's own compression would be too new for iPhones before iOS 16.4.
 *
 *   await packSheet('extends = "basic" ...')        // "eJx..." for /new#r=eJx...
 *   await unpackSheet(text)                         // throws if the link is damaged
 */

import { ProblemError } from "../lib/api";
import { t } from "../lib/i18n";

/** The server's limit for sheets. */
const MAX_LENGTH = 20_000;
/** As many bytes as these letters can be. */
const MAX_BYTES = 4 * MAX_LENGTH;
const PREFIX = "#r=";

export async function packSheet(sheet: string): Promise<string> {
  const { deflateSync } = await import("fflate");
  const bytes = deflateSync(new TextEncoder().encode(sheet));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export async function unpackSheet(text: string): Promise<string> {
  if (text.length > MAX_BYTES) throw new RangeError("too long for a sheet");
  const { inflateSync } = await import("fflate");
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  // What's beyond the end of the room is lost, and the last byte of the room is never a sheet's.
  const found = inflateSync(bytes, { out: new Uint8Array(MAX_BYTES + 1) });
  if (found.length > MAX_BYTES) throw new RangeError("too long for a sheet");
  return new TextDecoder("utf-8", { fatal: true }).decode(found);
}

/** The sheet in a link that someone was sent. Throws a ProblemError if the link is damaged. */
export async function openSheet(text: string): Promise<string> {
  try {
    return await unpackSheet(text);
  } catch {
    throw new ProblemError("bad_link", t("pages-bad-link"), 0);
  }
}

export const linkOf = async (sheet: string): Promise<string> => `new${PREFIX}${await packSheet(sheet)}`;

/** The packed sheet in a URL, a fragment, or a text that contains a link; empty if there is none. */
export function packedSheetIn(text: string): string {
  return /#r=([\w-]+)/.exec(text)?.[1] ?? "";
}
