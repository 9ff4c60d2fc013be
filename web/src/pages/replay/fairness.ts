/**
 * The promise made before the deal, computed again in this browser.
 *
 * The browser's own SHA-256 is there only on https pages, and a table at home is often played without: so this
 * one comes with the page.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What had to be description before the deal, for a seed description after the end: SHA-256 of its text, in hexadecimal. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
