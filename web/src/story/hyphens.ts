/**
 * Long names in narrow columns: divided between syllables with soft hyphens. Only lists of people need this, so it isn't
 * in the first download with the rest of names.ts.
 *
 *   hyphenated("Wilhelmina")       // "Wil-hel-mina", with soft hyphens
 *   forTwoLines("Grandma Ruth")    // { text: "Grandma Ruth", ems: the width of its longer line }
 */
import { widthOf } from "../board/platetext";

/** A word with more letters than this may be divided. */
const LONG = 8;
/** A vowel with the end of its syllable, before the consonants that begin the next one; four letters follow or more. */
const SYLLABLE =
  /[aeiouyáéíóúü][^aeiouyáéíóúü\P{L}]*?(?=(?:[cpst]h|[bcdfgpt]r|[bcfgp]l|ll|qu|[^aeiouyáéíóúü\P{L}])[aeiouyáéíóúü])(?=\p{L}{4})/giu;
/** A hyphen can't come after fewer letters of a word. */
const FIRST = 3;
const SOFT_HYPHEN = "\u00ad";

/** A name whose long words may be divided, with a hyphen, where there's little room. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? divided(word) : word));
}

const divided = (word: string): string =>
  word.replace(SYLLABLE, (end, at: number) => (at + end.length < FIRST ? end : `${end}${SOFT_HYPHEN}`));

/** Dividing a name has to make its letters larger by this factor. */
const CLEARLY = 1.25;

/** A name that may take two lines, with hyphens if they make it clearly larger, and the ems it needs for that. */
export function forTwoLines(name: string): { text: string; ems: number } {
  const parted = hyphenated(name);
  const [whole, least] = [emsInTwo(name), emsInTwo(parted)];
  return whole > CLEARLY * least ? { text: parted, ems: least } : { text: name, ems: whole };
}

function emsInTwo(text: string): number {
  const breaks = [...text.matchAll(/[ \u00ad]/g)].map(({ index }) => index);
  const width = (part: string) => widthOf(part.replaceAll(SOFT_HYPHEN, ""));
  const ways = breaks.map((at) => {
    const hyphen = text[at] === SOFT_HYPHEN ? "-" : "";
    return Math.max(width(text.slice(0, at) + hyphen), width(text.slice(at + 1)));
  });
  return Math.min(width(text), ...ways);
}
