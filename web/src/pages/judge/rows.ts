/** The list of turns that can be played: what each does, and which peg moves if another one's row reads the same. */

import { faceOf, theCard } from "../../cards/cardname";
import { capitalized, formatList, t } from "../../lib/i18n";
import type { Seat } from "../../protocol/types";
import type { Names } from "../../story/names";
import { clauses } from "../../story/sentences";
import type { Candidate } from "../../turn/candidates";

export interface Row {
  readonly candidate: Candidate;
  /** The card's letter or number. */
  readonly face: string;
  /** "Jump to Ben’s 8, bump Ben". */
  readonly does: string;
  /** "from your 5"; empty if the row is clear without it. */
  readonly from: string;
}

export const cardOf = ({ option }: Candidate): string => option.card ?? option.declared ?? "?";

export function rowOf(candidate: Candidate, seat: Seat, names: Names): Row {
  const does = candidate.steps.length
    ? capitalized(doesText(candidate, seat, names))
    : t("press-discard", { card: theCard(cardOf(candidate)) });
  return { candidate, face: faceOf(cardOf(candidate)), does, from: "" };
}

export function rowsOf(candidates: readonly Candidate[], seat: Seat, names: Names): Row[] {
  const rows = candidates.map((candidate) => rowOf(candidate, seat, names));
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(textOf(row), (counts.get(textOf(row)) ?? 0) + 1);
  return rows.map((row) => (counts.get(textOf(row))! > 1 ? { ...row, from: fromText(row.candidate, names) } : row));
}

/** "jump to Ben’s 8, bump Ben": at a board that's set up by holes, they have their numbers. */
const doesText = ({ steps }: Candidate, seat: Seat, names: Names): string =>
  clauses(
    steps.flatMap((step) => step.parts),
    seat,
    names,
  ).join(", ");

const textOf = ({ face, does }: Row): string => `${face} ${does}`;

function fromText({ steps }: Candidate, names: Names): string {
  const places = steps.map(({ origin, seat }) => names.placeOf(origin, seat));
  return places.length ? t("judge-from", { place: formatList(places) }) : "";
}
