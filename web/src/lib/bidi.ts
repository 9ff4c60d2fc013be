/**
 * Text of scripts that run from right to left, in a sentence. A Hebrew or Arabic name would drag the words and numbers
 * beside it to its other side; isolated, it stands there like any other word.
 *
 *   isolated("שרה")     // between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX 9)
 *   isolated("Ann")     // as it is
 */
const ISOLATE = "\u2068";
const POP = "\u2069";
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
/** Unicode's blocks for scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text, isolated if anything in it runs from right to left and isn't isolated yet. */
export function isolated(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  let open = text;
  for (let before = ""; before !== open; ) {
    before = open;
    open = open.replace(ISOLATED, "");
  }
  return RIGHT_TO_LEFT.test(open) ? `${ISOLATE}${text}${POP}` : text;
}
