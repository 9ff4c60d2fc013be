/**
 * A turn in a few words after the player's name: "to Ana’s 2, bumps you", "comes out", "moves your peg to your 5". The
 * card is next to it.
 */
import { t } from "../../../lib/i18n";
import type { Line, Part, TurnPlayed } from "../../../protocol/types";
import type { Names } from "../../../story/names";
import { clause, sentence, valuesOf } from "../../../story/sentences";

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
  const { count: _, ...uncounted } = part;
  const said = COUNTED.has(part.verb) && !isSplit ? uncounted : part;
  return clauseWithVerb(said, seat, names) ?? clause(said, seat, names, "no");
}

/** The clauses that begin with a peg, which the player's name can't stand before; undefined for others. */
function clauseWithVerb(part: Part, seat: number, names: Names): string | undefined {
  const { whose, owner, hole, count } = valuesOf(part, seat, names);
  if (part.verb === "out") return t("recap-out", { whose, owner });
  if (part.verb === "out-free") return t("recap-out-free", { whose, owner });
  if (part.peg === undefined) return undefined;
  if (part.verb === "back") return t("recap-back", { whose, owner, hole, count });
  return COUNTED.has(part.verb) ? t("recap-to", { whose, owner, hole, count }) : undefined;
}
