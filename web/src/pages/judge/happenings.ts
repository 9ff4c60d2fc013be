/** What a legal turn does, one thing after another, in words. */
import { capitalized } from "../../lib/i18n";
import { clauses, sentence } from "../../story/sentences";
import type { Dispute } from "./dispute.svelte";

export function happeningsOf({ judgment, ownNames }: Dispute): string[] {
  const [first, ...more] = judgment?.ruling?.lines ?? [];
  if (!first || !ownNames) return [];
  const parts = first.parts?.length
    ? clauses(first.parts, first.seat, ownNames).map(capitalized)
    : [sentence(first, ownNames)];
  return [...parts, ...more.map((line) => sentence(line, ownNames))];
}
