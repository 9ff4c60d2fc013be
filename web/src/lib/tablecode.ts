/**
 * A table's code from what was typed or pasted: "QBT 2GH", " qbt2gh", "https://…/j/QBT2GH".
 *
 *   readTyped("qbi 2g")     // { code: "QBL2G", isCorrected: true, hasUnknown: false }
 *   grouped("QBT2GH")       // "QBT 2GH"
 *
 * The code for another device is longer.
 */

export const CODE_LENGTH = 6;

interface Typed {
  readonly code: string;
  /** Whether a letter was read as the one it looks like. */
  readonly isCorrected: boolean;
  /** Whether there's an O or a zero, which no code has and which could be anything. */
  readonly hasUnknown: boolean;
}

export function readTyped(text: string, length = CODE_LENGTH): Typed {
  const inLink = /\/(?:j\/|tv\/|device#)([\w-]+)/.exec(text)?.[1];
  const letters = (inLink ?? text).toUpperCase().replace(/[^A-Z0-9]/g, "");
  const code = letters.replace(/[I1]/g, "L").slice(0, length);
  return { code, isCorrected: /[I1]/.test(letters), hasUnknown: /[O0]/.test(code) };
}

/** In two groups, as people read it aloud. */
export const grouped = (code: string): string =>
  code.length === CODE_LENGTH ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
