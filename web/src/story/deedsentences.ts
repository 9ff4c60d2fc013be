/**
 * Turns as sentences with a subject and a verb, and without the numbers of holes.
 *
 *   deed(moment, names)           // next to Theo's name: "moves 9", "moves your peg 3"
 *   deedSentence(moment, names)   // "Theo moves 9", "You bump Ben"
 *   deedWithCard(moment, names)   // the same with the card's picture after the name
 *   spokenDeed(moment, names)     // "Theo plays the 9: moves 9", for those who don't see the card
 */
import { theCard } from "../cards/cardname";
import { capitalized, t } from "../lib/i18n";
import type { Line } from "../protocol/types";
import { deedClauses } from "./deeds";
import type { Moment } from "./moments";
import { type Names, type YesNo, yesNo } from "./names";
import { markCard } from "./pictures";
import { cardPlayed, clause, mainLines, sentence } from "./sentences";

/** A turn, with the pegs before it. */
export interface Told {
  readonly turn: Pick<Moment["turn"], "lines" | "operations" | "seat">;
  readonly before: Moment["before"];
}

/** The verbs are in the third person even for the viewer's own turn: "bump Ben" would read as a command. */
export const deed = (told: Told, names: Names): string => joined(told, names, (line) => done(line, told, names, "no"));

export const deedSentence = (told: Told, names: Names): string =>
  joined(told, names, (line) => withSubject(line, done(line, told, names), names));

/** Without the picture if nothing was played, or if the sentence names the card itself: "Ben discards the 2". */
export function deedWithCard(told: Told, names: Names): string {
  const card = cardPlayed(told.turn.lines);
  const picture = markCard(card, t("deed-with", { card: theCard(card) }));
  return joined(told, names, (line) => {
    const [who, does] = [names.inSentence(line.seat), done(line, told, names)];
    if (line.head?.verb !== "plays" || !line.parts?.length) return withSubject(line, does, names, who);
    return t("deed-line", { you: names.you(line.seat), who, card: picture, does });
  });
}

export const spokenDeed = (told: Told, names: Names): string =>
  joined(told, names, (line) => {
    const clauses = done(line, told, names);
    const isPlayed = line.head && line.parts?.length;
    const does = isPlayed ? t("story-so", { head: clause(line.head!, line.seat, names), clauses }) : clauses;
    return withSubject(line, does, names);
  });

/** The lines of a turn: those about its player as `own` says them, the others as sentences, without side effects. */
function joined({ turn }: Told, names: Names, own: (line: Line) => string): string {
  return mainLines(turn.lines)
    .map((line) => (line.seat === turn.seat ? own(line) : sentence(line, names)))
    .join(". ");
}

/** What a line says its player did. */
function done(line: Line, { turn, before }: Told, names: Names, you: YesNo = yesNo(line.seat === names.me)): string {
  const parts = line.parts?.length ? line.parts : line.head ? [line.head] : [];
  const happened = { card: cardPlayed(turn.lines), operations: turn.operations, before };
  return deedClauses(parts, line.seat, happened, names, you).join(", ");
}

/** A sentence about its player. Only `who` has a picture: by itself, the sentence stands next to the player's peg. */
const withSubject = ({ seat }: Line, does: string, names: Names, who = names.player(seat!)): string =>
  capitalized(t("story-does", { you: names.you(seat), who, does }));
