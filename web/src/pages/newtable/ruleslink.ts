/**
 * House rules as a link: the TOML sheet is compressed into the URL's fragment, so no server needs to store it.
 *
 *   await packSheet('extends = "basic" ...')        // "eJx..." for /new#r=eJx...
 *   await unpackSheet(text)                         // throws if the link is damaged
 */

import { ProblemError } from "../../app/api";
import { t } from "../../app/i18n";

/** The server's limit for sheets. */
const MAX_LENGTH = 20_000;
const PREFIX = "#r=";

export async function packSheet(sheet: string): Promise<string> {
  const bytes = await pipeAll(new TextEncoder().encode(sheet), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export async function unpackSheet(text: string): Promise<string> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await pipeAll(bytes, new DecompressionStream("deflate-raw")));
}

/** The sheet in a link that someone was sent. Throws a ProblemError if the link is damaged. */
export async function openSheet(text: string): Promise<string> {
  try {
    return await unpackSheet(text);
  } catch {
    throw new ProblemError("bad_link", t("pages-bad-link"), 0);
  }
}

export const linkOf = async (sheet: string): Promise<string> => `/new${PREFIX}${await packSheet(sheet)}`;

/** The packed sheet in a URL, a fragment, or a text that contains a link; empty if there is none. */
export function packedSheetIn(text: string): string {
  return /#r=([\w-]+)/.exec(text)?.[1] ?? "";
}

async function pipeAll(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  const parts: number[] = [];
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    if (parts.length + step.value.length > 4 * MAX_LENGTH) {
      await reader.cancel();
      throw new RangeError("too long for a sheet");
    }
    for (const byte of step.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}
