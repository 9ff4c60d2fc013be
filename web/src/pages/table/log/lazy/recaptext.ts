/**
 * A turn in a few words after the player's name: "to Ana’s 2, bumps you", "comes out". The card is next to it.
 */
import { t } from "../../../../app/i18n";
import type { Line, Part, TurnPlayed } from "../../../../protocol/types";
import type { Names } from "../../../../story/names";
import { clause, sentence } from "../../../../story/sentences";

/** The clauses that say how far a peg went, which the card says already, unless it's split. */
const COUNTED: ReadonlySet<string> = new Set(["to", "into"]);

export function recapText(turn: TurnPlayed, names: Names): string {
  const shown = turn.lines.filter((line) => !line.aside);
  return (shown.length > 0 ? shown : turn.lines).map((line) => lineText(line, turn.seat, names)).join(". ");
}

function lineText(line: Line, seat: number, names: Names): string {
  if (line.seat !== seat) return sentence(line, names);
  if (line.head?.verb === "discards" && !line.parts?.length) return t("row-discarded");
  const parts = line.parts?.length ? line.parts : line.head ? [line.head] : [];
  const isSplit = parts.filter((each) => COUNTED.has(each.verb) || each.verb === "back").length > 1;
  return parts.map((part) => partText(part, seat, names, isSplit)).join(", ");
}

function partText(part: Part, seat: number, names: Names, isSplit: boolean): string {
  if (part.verb === "out" && part.peg === undefined) return t("recap-out");
  const { count: _, ...uncounted } = part;
  return clause(COUNTED.has(part.verb) && !isSplit ? uncounted : part, seat, names, "no");
}
