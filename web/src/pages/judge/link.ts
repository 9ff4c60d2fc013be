/**
 * A dispute as an address: everything is in the fragment, so it works without an account, and no server stores it.
 *
 *   /judge#rules=arizona&players=4&teams=2&colors=BYRW&position=3s,A1,A4/5s/5s/5s.A.7/?5/?5/?5&turn=7.A1-A8
 *   /judge#r=eJx...&players=4...       // a house sheet, packed as in other links to it
 *
 * Spaces of the notation are written as periods.
 */

import { decoded } from "../../lib/router";
import { COLORS } from "../../look/colors";
import { MAX_PLAYERS, MIN_PLAYERS } from "../../rules/seating";

export interface LinkedQuestion {
  /** A named set; with a packed `sheet`, house rules. */
  readonly rules: string;
  readonly sheet: string;
  readonly players: number;
  readonly teams: number;
  /** The letters of the players' colors, by seat. */
  readonly colors: string;
  readonly position: string;
  /** The turn that was asked about; empty if none. */
  readonly turn: string;
}

export function linkOf({ rules, sheet, players, teams, colors, position, turn }: LinkedQuestion): string {
  const parts = [
    sheet ? `r=${sheet}` : `rules=${rules}`,
    `players=${players}`,
    `teams=${teams}`,
    `colors=${colors}`,
    `position=${dotted(position)}`,
    ...(turn ? [`turn=${dotted(turn)}`] : []),
  ];
  return `judge#${parts.join("&")}`;
}

/** The question in an address's fragment; null if there is none, or it's damaged. */
export function readLink(hash: string): LinkedQuestion | null {
  const parts = new Map<string, string>();
  for (const part of hash.replace(/^#/, "").split("&")) {
    const at = part.indexOf("=");
    if (at > 0) parts.set(part.slice(0, at), decoded(part.slice(at + 1)));
  }
  const [players, teams] = [Number(parts.get("players")), Number(parts.get("teams"))];
  const colors = parts.get("colors") ?? "";
  const position = parts.get("position") ?? "";
  const isSeating = players >= MIN_PLAYERS && players <= MAX_PLAYERS && players % teams === 0 && teams > 1;
  const isColored =
    new Set(colors).size === players && [...colors].every((each) => (COLORS as string[]).includes(each));
  if (!isSeating || !isColored || !position) return null;
  return {
    rules: parts.get("rules") ?? "",
    sheet: parts.get("r") ?? "",
    players,
    teams,
    colors,
    position: position.replaceAll(".", " "),
    turn: (parts.get("turn") ?? "").replaceAll(".", " "),
  };
}

const dotted = (text: string): string => text.replaceAll(" ", ".");
