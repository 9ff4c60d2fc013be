/**
 * Turns the lines and parts of the server's messages into sentences for one viewer. All grammar is in the message
 * catalog, which `src/pegs/story/sentences.py` uses in the same way.
 *
 *   sentences(entry.lines, names)          // "Theo plays the 9: to Ana’s 3, bumps Ben"
 *   clauses(landing.parts, seat, names)    // ["to your 5", "bump Ben"]
 *
 * No sentence ends with a period, so that rows, toasts, and live regions can show it as it is.
 */
import type { FluentVariable } from "@fluent/bundle";
import { aCard, theCard } from "../cards/cardname";
import { capitalized, formatList, t } from "../lib/i18n";
import type { Line, Part } from "../protocol/types";
import type { Names, YesNo } from "./names";
import { phraseText } from "./phrases";
import { markCard } from "./pictures";

/** Everything that happened, in sentences. Side effects of a player's action are left out. */
export function sentences(lines: readonly Line[], names: Names): string {
  const shown = lines.filter((line) => !(line.aside && line.seat !== undefined && lines.length > 1));
  return shown.map((line) => sentence(line, names)).join(". ");
}

/** The lines of a turn without its side effects, unless there's nothing else. */
export function mainLines(lines: readonly Line[]): readonly Line[] {
  const main = lines.filter((line) => !line.aside);
  return main.length > 0 ? main : lines;
}

/** The rank of the card played; `?` if there was none or it's unknown. */
export const cardPlayed = (lines: readonly Line[]): string => lines.find((line) => line.head)?.head?.card ?? "?";

/** "Theo plays the 9": the start of the sentence; empty if no card was played. */
export function headOf(lines: readonly Line[], names: Names): string {
  const line = lines.find((each) => each.head);
  return line ? sentence({ ...line, parts: [] }, names) : "";
}

export function sentence(line: Line, names: Names): string {
  const done = clauses(line.parts ?? [], line.seat, names);
  let does = done.join(", ");
  if (line.head) {
    const head = clause(line.head, line.seat, names);
    does = done.length > 0 ? t("story-so", { head, clauses: does }) : head;
  }
  if (line.seat !== undefined)
    does = t("story-does", { you: names.you(line.seat), who: names.inSentence(line.seat), does });
  return capitalized(does);
}

/** Clauses without their subject, the player of `seat`. */
export function clauses(parts: readonly Part[], seat: number | undefined, names: Names): string[] {
  return parts.map((part) => clause(part, seat, names));
}

export function clause(part: Part, seat: number | undefined, names: Names, you?: YesNo): string {
  const values = valuesOf(part, seat, names);
  return t(`story-${part.verb}`, you ? { ...values, you } : values);
}

interface PartValues extends Record<string, FluentVariable> {
  whose: string;
  owner: string;
  hole: string;
  count: number;
}

/** The variables of a part's messages. */
export function valuesOf(part: Part, seat: number | undefined, names: Names): PartValues {
  const owner = part.peg ?? seat;
  const card = part.card ?? "?";
  const team = part.team === undefined ? { you: names.you(seat), alone: "no", team: "" } : names.team(part.team);
  return {
    ...team,
    whose: whose(part.peg, seat, names),
    owner: names.inSentence(owner),
    whose2: whose(part.peg2, seat, names),
    owner2: names.inSentence(part.peg2),
    hole: part.target === undefined ? "" : names.placeOf(part.target, owner, part.peg !== undefined),
    ...byHand(part, owner, names),
    count: part.count ?? 0,
    limit: part.limit ?? 0,
    card: names.marked ? markCard(card, theCard(card)) : theCard(card),
    "a-card": aCard(card),
    said: aCard(part.said ?? "?"),
    cards: formatList([...(part.cards ?? "")].map(aCard)),
    start: names.word("start"),
    home: names.word("home"),
    spot: names.word("in_spot"),
    text: part.phrase ? phraseText(part.phrase) : (part.text ?? ""),
  };
}

/** The colors and places of a peg that is moved by hand. */
function byHand(part: Part, owner: number | undefined, names: Names): Record<string, FluentVariable> {
  if (part.origin === undefined || part.target === undefined || owner === undefined) return {};
  return {
    color: names.color(owner),
    color2: names.color(part.peg2),
    from: names.placeByHand(part.origin, owner),
    to: names.placeByHand(part.target, owner),
  };
}

/**
 * Whose peg it is: the subject's own, the viewer's, the subject's partner's (if the subject is the viewer), or
 * another's.
 */
function whose(peg: number | undefined, seat: number | undefined, names: Names): string {
  if (peg === undefined) return "own";
  if (peg === seat) return "self";
  if (peg === names.me) return "you";
  return seat !== undefined && seat === names.me && names.isPartner(peg, seat) ? "partner" : "other";
}
