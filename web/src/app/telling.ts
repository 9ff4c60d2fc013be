/**
 * What happened, in words: one sentence for each happening, and the short row of the move list.
 *
 *   const cast = castOf(view.board, view.seats, view.me.seat, rules.words);
 *   tell(happening, cast)       // "Theo plays 9: to Ana’s 3", "You doubt it", "Ben is away"
 *   tellRow(turn, cast)         // { seat: 3, card: "9", text: "to Ana’s 3" } beside Theo's peg; "Theo doubts it"
 *   tellEffects(option.effects, seat, cast)   // ["to your 5", "bump Ben"]: the same for what would happen
 *   holeName(62, cast)          // "your 8", "Theo’s 16", "home 2"
 *
 * Who watches without a seat (`me` null) is never called "you". No sentence ends with a full stop, so that
 * rows, toasts and live regions can show it as it is.
 */
import type { AnyHappening, AnyOperation, BoardShape, SeatView, TurnPlayed } from "../protocol/types";
import { say } from "./words";
import { clauses, isAside, type Clause } from "./telling/clauses";
import { cardName, type Cast, nameOf, teamWords, youOr } from "./telling/cast";

export { cardName, holeName, type Cast } from "./telling/cast";

/** One row of the move list. */
export interface Row {
  seat: number;
  /** The letter of the card as everyone may see it; null where none was played. */
  card: string | null;
  text: string;
}

/** Who plays where, as `tell` needs it; `words` are those of the rules (`RulesCard.words`). */
export function castOf(
  board: BoardShape,
  seats: readonly SeatView[],
  me: number | null,
  words: Readonly<Record<string, string>>,
): Cast {
  const names = [...seats].sort((a, b) => a.seat - b.seat).map((each) => each.name || each.letter);
  return { board, names, me, words };
}

/** A whole sentence about a happening. `phrase` gives the text of a canned phrase of table talk. */
export function tell(happening: AnyHappening, cast: Cast, phrase: (id: string) => string = (id) => id): string {
  const seat = "seat" in happening ? happening.seat : 0;
  const whose = { you: youOr(seat, cast), who: nameOf(seat, cast) };
  switch (happening.what) {
    case "began":
      return say("telling-began", {
        number: happening.number,
        you: youOr(happening.dealer, cast),
        who: nameOf(happening.dealer, cast),
      });
    case "turn":
      return tellTurn(happening, cast);
    case "taken_back":
      return say("telling-taken-back", whose);
    case "ended":
      return say("telling-won", teamWords(happening.winner, cast));
    case "sat":
      return say("telling-sat", { ...whose, who: happening.name });
    case "left":
      return say("telling-left", { ...whose, who: happening.name });
    case "away":
      return say("telling-away", whose);
    case "back":
      return say("telling-back", whose);
    case "stand_in":
      return say("telling-stand-in", whose);
    case "paused":
      return say("telling-paused", whose);
    case "resumed":
      return say("telling-resumed", whose);
    case "said":
      return say("telling-said", { ...whose, text: happening.text ?? (happening.phrase ? phrase(happening.phrase) : "") });
  }
}

/**
 * The row of a turn: whose, with which card, and what came of it. Where that begins with a verb, the name of who
 * played goes before it, unless it stands beside the row already (`isNamed`).
 */
export function tellRow(turn: TurnPlayed, cast: Cast, isNamed = false): Row {
  const played = turn.operations.find((each) => each.op === "played");
  const told = clauses(turn.operations, turn.seat, cast);
  const inner = told.filter((each) => !isAside(each));
  const shown = inner.length > 0 ? inner : told;
  const text = shown.reduce((before, each, i) => goingOn(before, each, shown[i - 1], cast, isNamed), "");
  return { seat: turn.seat, card: played ? played.card : null, text };
}

/** What would happen, a clause each, in the order in which it happens; `seat` is who would play. */
export function tellEffects(operations: readonly AnyOperation[], seat: number, cast: Cast): string[] {
  return clauses(operations, seat, cast).map((each) => inRow(each, cast));
}

function tellTurn(turn: TurnPlayed, cast: Cast): string {
  const all = clauses(turn.operations, turn.seat, cast);
  const deeds = all.filter((each) => each.of === turn.seat && !isAside(each));
  const head = headOf(turn, cast);
  // That a card is drawn after the move goes without saying.
  const told = (each: Clause) => !(isAside(each) && each.of !== null && (head || deeds.length > 0));
  const others = all.filter((each) => !deeds.includes(each) && told(each));
  const first = firstSentence(turn.seat, head, deeds, cast);
  const sentences = [...(first ? [first] : []), ...others.map((each) => withName(each, cast))];
  const text = sentences.join(". ");
  return turn.by === "clock" ? say("telling-by-clock", { text }) : text;
}

/** What a turn begins with: "plays 9", "throws away a card"; empty where no card was played. */
function headOf(turn: TurnPlayed, cast: Cast): string {
  const played = turn.operations.find((each) => each.op === "played");
  const you = youOr(turn.seat, cast);
  if (!played) return "";
  const card = cardName(played.card);
  if (played.kind === "declare") return say("telling-lays", { you, card, said: cardName(played.declared ?? "?") });
  if (played.kind === "discard") return say("telling-throws-away", { you, card });
  if (played.kind === "free") return say("telling-throws-away", { you, card });
  return say("telling-plays", { you, card });
}

function firstSentence(seat: number, head: string, deeds: readonly Clause[], cast: Cast): string {
  const told = deeds.filter((each) => each.kind !== "card").map((each) => each.text);
  const you = youOr(seat, cast);
  const who = nameOf(seat, cast);
  if (head) {
    const does = told.length > 0 ? say("telling-so", { head, clauses: joined(told) }) : head;
    return say("telling-does", { you, who, does });
  }
  if (told.length === 0) return "";
  const moves = deeds.some((each) => each.kind === "way");
  const does = moves ? say("telling-so", { head: say("telling-moves", { you }), clauses: joined(told) }) : joined(told);
  return say("telling-does", { you, who, does });
}

function withName(clause: Clause, cast: Cast): string {
  if (clause.of === null) return clause.text;
  return say("telling-does", { you: youOr(clause.of, cast), who: nameOf(clause.of, cast), does: clause.text });
}

/** In a row the one who plays is shown by a peg; anybody else is named. */
function inRow(clause: Clause, cast: Cast): string {
  return clause.named ? withName(clause, cast) : clause.text;
}

/** A row so far, and its next clause: with a name before it that is a sentence of its own. */
function goingOn(row: string, clause: Clause, before: Clause | undefined, cast: Cast, isNamed: boolean): string {
  const isNew = !before || before.of !== clause.of || before.kind === "card";
  const hasName = clause.of !== null && (isNamed ? clause.named : clause.verb && isNew);
  if (hasName) return row ? `${row}. ${withName(clause, cast)}` : withName(clause, cast);
  const text = clause.verb && row && clause.of !== null ? say("telling-goes-on", { you: youOr(clause.of, cast), does: clause.text }) : clause.text;
  return row ? `${row}, ${text}` : text;
}

function joined(texts: readonly string[]): string {
  return texts.join(", ");
}
