/**
 * Rules sheets from the server, each downloaded once for a language.
 *
 *   const page = await loadSheet({ rules: { name: "arizona" } });
 *   lineOf(page.sheet, "7")                 // the card's line
 *   placeOf(page.sheet, "in-spot-taken")    // { chapter, number: 2, of: 3 }
 */

import { language } from "../lib/i18n";
import type { BoardPlace, CardLine, Chapter, Effect, RulesSheet, SheetPage, SheetRequest } from "../protocol/types";
import { rulebook } from "./rulebook";

/** Someone's own position, to be shown on a paragraph's board: what couldn't be done, and where it failed. */
export interface OwnPosition {
  readonly shape: SheetPage["board"];
  readonly seats: readonly { readonly name: string; readonly color: string }[];
  readonly pegs: readonly (readonly number[])[];
  readonly focus: number;
  readonly effects: readonly Effect[];
  readonly cross: BoardPlace | null;
  readonly sentence: string;
}

const loaded = new Map<string, Promise<SheetPage>>();

export function loadSheet(request: SheetRequest): Promise<SheetPage> {
  const key = JSON.stringify([language.value, request]);
  const known = loaded.get(key);
  if (known) return known;
  const isNamed = !request.rules?.toml && request.players === undefined && request.talk === undefined;
  const page = isNamed && request.rules?.name ? rulebook.sheet(request.rules.name) : rulebook.sheetOf(request);
  loaded.set(key, page);
  page.catch(() => loaded.delete(key));
  return page;
}

export const lineOf = (sheet: RulesSheet, card: string): CardLine | undefined =>
  sheet.cards.find((line) => line.cards.includes(card));

/** The chapter of a paragraph, its number there, and how many there are. */
export function placeOf(sheet: RulesSheet, id: string): { chapter: Chapter; number: number; of: number } | null {
  for (const chapter of sheet.chapters) {
    const at = chapter.paragraphs.findIndex((each) => each.id === id);
    if (at >= 0) return { chapter, number: at + 1, of: chapter.paragraphs.length };
  }
  return null;
}
