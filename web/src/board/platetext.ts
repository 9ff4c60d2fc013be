/** A name on its plate or below a card: on one line or two, or its initials; never cut off. */
import { glyphsOf } from "../lib/glyphs";

/** The lines, and their font size in spacings. */
export interface PlateText {
  readonly lines: readonly string[];
  readonly size: number;
}

const LARGEST = 0.95;
/** Below this, two lines are easier to read than one. */
const ONE_LINE = 0.74;
const LARGEST_OF_TWO = 0.72;
/** The smallest text in pixels; initials take the place of a smaller name. */
const READABLE = 6.5;

/** Widths in the text font's heaviest weight, in ems. */
function glyphWidth(glyph: string): number {
  if (/[ijlI.,'’|!: ]/.test(glyph)) return 0.3;
  if (/[ftr()-]/.test(glyph)) return 0.42;
  if (/[mwMW@]/.test(glyph)) return 0.9;
  if (/[A-ZÀ-Þ]/.test(glyph)) return 0.7;
  return glyph < "\u0250" ? 0.58 : 1;
}

/** The width of a text, in ems. */
export const widthOf = (text: string): number => glyphsOf(text).reduce((sum, glyph) => sum + glyphWidth(glyph), 0);

/** Where the longer of two lines is shortest. */
function inTwo(words: readonly string[]): readonly string[] {
  const ways = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const initials = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => glyphsOf(word)[0]!)
    .join("");

/** The name in this room (spacings), readable at this scale (pixels per spacing), and no larger than `largest`. */
export function fittingText(name: string, room: number, scale: number, largest = LARGEST): PlateText {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (words.length === 0) return { lines: [], size: largest };
  const one = Math.min(largest, room / widthOf(name));
  const isOne = words.length === 1 || one >= Math.min(largest, ONE_LINE);
  const lines = isOne ? [name] : inTwo(words);
  const size = isOne ? one : Math.min(largest, LARGEST_OF_TWO, ...lines.map((line) => room / widthOf(line)));
  if (size * scale >= READABLE) return { lines, size };
  const short = initials(words);
  return { lines: [short], size: Math.min(largest, room / widthOf(short)) };
}
