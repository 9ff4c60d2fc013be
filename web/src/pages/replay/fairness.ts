/**
 * Recomputes the commitment that was published before the deal.
 *
 * `crypto.subtle` only exists on secure (https) pages, which a server at home often isn't, so SHA-256 is bundled.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The commitment to a seed: the SHA-256 of its text, in hexadecimal. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
