/**
 * A name on its plate or below a card: on one line or two; without room for that, its first word and an initial, "Aunt
 * E."; or its initials; never cut off.
 */
import { glyphsOf } from "../lib/glyphs";

/** The lines, and their font size in spacings. */
export interface PlateText {
  readonly lines: readonly string[];
  readonly size: number;
  /** How much of the name it is: 2 for all of it, 1 for its first word and an initial, 0 for its initials. */
  readonly kept: 0 | 1 | 2;
}

export const LARGEST = 0.95;
/** Below this, two lines are easier to read than one. */
const ONE_LINE = 0.74;
const LARGEST_OF_TWO = 0.72;
/** From one line to the next, by the size of letters. */
export const LEADING = 0.96;
/** The smallest text in pixels; a shorter form takes the place of a smaller name. */
const READABLE = 5.6;

/** Characters by their width in the text font at the weight of plates, in hundredths of an em. */
const BY_WIDTH: Readonly<Record<number, string>> = {
  26: "!',.:;i’|",
  28: " j",
  30: "I",
  34: "l",
  38: "()Jf",
  40: "t",
  42: "r",
  44: "-",
  48: "cz",
  50: "s",
  54: "evy",
  56: "Fakx",
  60: "0123456789ELbdhnopqu",
  62: "Zg",
  64: "STY",
  66: "P",
  68: "CKX",
  70: "BR",
  72: "V",
  74: "&GU",
  76: "AN",
  78: "DH",
  80: "OQ",
  86: "w",
  88: "Mm",
  96: "@",
  112: "W",
};
const WIDTHS = new Map(
  Object.entries(BY_WIDTH).flatMap(([width, glyphs]) => [...glyphs].map((glyph) => [glyph, Number(width) / 100])),
);
/** Other letters before this one are about as wide as an n. Those of other scripts, and emojis, may be squares. */
const LAST_LATIN = "\u0250";

/** An accented letter is as wide as the letter alone. */
const glyphWidth = (glyph: string): number => WIDTHS.get(glyph.normalize("NFD")[0]!) ?? (glyph < LAST_LATIN ? 0.6 : 1);

/** The width of a text, in ems. */
export const widthOf = (text: string): number => glyphsOf(text).reduce((sum, glyph) => sum + glyphWidth(glyph), 0);

/** Where the longer of two lines is shortest. */
function inTwo(words: readonly string[]): readonly string[] {
  const ways = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const initial = (word: string): string => glyphsOf(word)[0]!;

const initials = (words: readonly string[]): string => words.slice(0, 3).map(initial).join("");

/** The room for letters of this size, in spacings: near a slanted edge, smaller ones have more of it. */
type RoomOf = (size: number) => number;

/** How a name may be on its plate: no larger than this, and in how much room if it takes two lines. */
interface Limits {
  readonly largest?: number;
  readonly roomOfTwo?: RoomOf;
}

/** From one size of letters that is tried to the next. */
const STEP = 0.01;

/** The largest size of letters, up to this one, at which so many ems fit. */
function fittingSize(ems: number, roomOf: RoomOf, largest: number): number {
  let size = largest;
  while (size > 2 * STEP && size * ems > roomOf(size)) size -= STEP;
  return size;
}

/** The name in this room (spacings), readable at this scale (pixels per spacing). */
export function fittingText(
  name: string,
  roomOf: RoomOf,
  scale: number,
  { largest = LARGEST, roomOfTwo = roomOf }: Limits = {},
): PlateText {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (words.length === 0) return { lines: [], size: largest, kept: 2 };
  const one = fittingSize(widthOf(name), roomOf, largest);
  const isOne = words.length === 1 || one >= Math.min(largest, ONE_LINE);
  const lines = isOne ? [name] : inTwo(words);
  const size = isOne ? one : fittingSize(Math.max(...lines.map(widthOf)), roomOfTwo, Math.min(largest, LARGEST_OF_TWO));
  if (size * scale >= READABLE) return { lines, size, kept: 2 };
  const alone = (line: string, kept: 0 | 1): PlateText => ({
    lines: [line],
    size: fittingSize(widthOf(line), roomOf, largest),
    kept,
  });
  const shorter = alone(`${words[0]} ${initial(words.at(-1)!)}.`, 1);
  return words.length > 1 && shorter.size * scale >= READABLE ? shorter : alone(initials(words), 0);
}
