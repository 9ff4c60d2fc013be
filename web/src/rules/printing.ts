/**
 * What can be printed for some rules, the choices for each, and the order that the server gets.
 *
 *   const order = orderOf("board", rules, choices);     // {what: "board", players: 4, ..., file: "pdf"}
 */

import type { PrintCard, PrintOrder, RulesChoice } from "../protocol/types";
import { teamsFor } from "./seating";

export const WHATS = ["card", "book", "board", "panel", "sheet"] as const;
export type What = (typeof WHATS)[number];

/** Both languages on one card. */
export const BOTH = "both";

/** Any number of players that the rules are for. */
export const ANY = "any";

export const FORMATS = ["sheet", "half", "pocket", "tent", "large"] as const;
export const PAGES = ["single", "booklet"] as const;
export const KINDS = ["whole", "panels"] as const;
export const SIZES = ["small", "usual", "large"] as const;
export const PANELS = ["travel", "standard", "large", "marbles"] as const;
export const FILES = ["pdf", "svg", "dxf"] as const;
export const OUTPUTS = ["pdf", "svg"] as const;
export const BUILDS = ["panel", "planks"] as const;
export const PEGS = ["cribbage", "craft", "tee", "large", "marble"] as const;
export const PAPERS = ["a4", "letter"] as const;

/** All choices; each thing to print uses a few of them. */
export interface Choices {
  format: (typeof FORMATS)[number];
  /** How the pages of a book lie on the paper. */
  pages: (typeof PAGES)[number];
  kind: (typeof KINDS)[number];
  size: (typeof SIZES)[number];
  /** The size of a wooden panel. */
  panel: (typeof PANELS)[number];
  /** How a wooden board is made. */
  build: (typeof BUILDS)[number];
  file: (typeof FILES)[number];
  /** A whole board of paper: on sheets, or as one picture. */
  output: (typeof OUTPUTS)[number];
  /** A board's or a score sheet's. */
  players: number;
  teams: number;
  /** The number of players that a card or a book is for, or `ANY`. */
  readers: string;
  /** A language's code, or `BOTH`. */
  language: string;
  paper: (typeof PAPERS)[number];
}

/** Measures of your own, as typed; empty ones are the size's. */
export interface Measures {
  pitch: string;
  peg: "" | (typeof PEGS)[number];
  hole: string;
  kerf: string;
  marker: boolean;
  floor: boolean;
}
export const NO_MEASURES: Measures = { pitch: "", peg: "", hole: "", kerf: "", marker: false, floor: false };

/** The kind of file for a wooden board; planks have no template to print. */
export const fileOf = ({ build, file }: Pick<Choices, "build" | "file">): Choices["file"] =>
  build === "planks" && file === "pdf" ? "svg" : file;

/** The measures that matter to a thing to print, in order. */
export function measuresOf(what: What, choices: Choices): (keyof Measures)[] {
  if (what === "board") return ["pitch"];
  if (what !== "panel") return [];
  if (choices.build === "planks") return ["pitch", "peg", "hole", "kerf"];
  const both = ["pitch", "peg", "hole", "marker"] as const;
  return choices.file === "pdf" ? [...both] : [...both, "kerf", "floor"];
}

/** A length as typed, with a point or a comma; null if there's none, NaN if it isn't a number. */
export function lengthOf(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return text === "" ? null : Number(text);
}

/** The first measure that matters and isn't a number; null if all are. */
export function unreadable(what: What, choices: Choices, measures: Measures): keyof Measures | null {
  const lengths = measuresOf(what, choices).filter((name) => ["pitch", "hole", "kerf"].includes(name));
  return lengths.find((name) => Number.isNaN(lengthOf(String(measures[name])))) ?? null;
}

/** What can be chosen about a thing to print, in order. */
export function choicesOf(what: What, { kind, build, file, output, players }: Choices): (keyof Choices)[] {
  if (what === "card") return ["format", "readers", "language", "paper"];
  if (what === "book") return ["pages", "readers", "language", "paper"];
  if (what === "panel" && build === "planks") return ["build", "players", "panel", "file"];
  if (what === "panel") return ["build", "panel", "file", ...(file === "pdf" ? (["language", "paper"] as const) : [])];
  if (what === "sheet") return ["players", ...(hasTeams(players) ? (["teams"] as const) : []), "language", "paper"];
  if (kind === "panels") return ["kind", "players", "language", "paper"];
  return ["kind", "players", "size", "output", ...(output === "pdf" ? (["language", "paper"] as const) : [])];
}

/** The extension of the ordered file's name. */
export const endingOf = (order: PrintOrder): Choices["file"] => ("file" in order && order.file) || "pdf";

/** Whether these players can sit in more than one way. */
const hasTeams = (players: number): boolean => teamsFor(players).length > 1;

/** The order for a thing to print. `languages`: all there are. Every length has to be readable. */
export function orderOf(
  what: What,
  rules: RulesChoice,
  choices: Choices,
  languages: readonly string[],
  measures: Measures = NO_MEASURES,
): PrintOrder {
  const { format, pages, kind, size, players, teams, paper, language } = choices;
  const readers = choices.readers === ANY ? null : Number(choices.readers);
  if (what === "card") {
    const chosen = (language === BOTH ? languages : [language]) as PrintCard["languages"];
    return { what, rules, format, paper, languages: chosen, players: readers };
  }
  if (what === "book") return { what, rules, paper, booklet: pages === "booklet", players: readers };
  if (what === "board") {
    const file = kind === "whole" ? choices.output : "pdf";
    return { what, rules, players, teams, kind, size, pitch: lengthOf(measures.pitch), paper, file };
  }
  if (what === "panel") return woodOf(rules, choices, measures);
  return { what, rules, players, teams, paper };
}

/** The order for a wooden board: a template to print, or a drawing for a machine. */
function woodOf(rules: RulesChoice, choices: Choices, measures: Measures): PrintOrder {
  const { build, panel, players, paper } = choices;
  const { peg, marker, floor } = measures;
  const [pitch, hole, kerf] = [lengthOf(measures.pitch), lengthOf(measures.hole), lengthOf(measures.kerf) ?? 0];
  const size = { rules, size: panel, pitch, peg: peg || null, hole };
  const file = fileOf(choices);
  if (file === "pdf") return { what: "panel", ...size, marker, paper, file };
  if (build === "planks") return { what: "planks", ...size, players, kerf, file };
  return { what: "panel", ...size, marker, kerf, floor, file };
}
