/**
 * What can be printed of some rules, what can be chosen about each, and the request that gets it.
 *
 *   const request = requestOf("board", rules, choices);     // {what: "board", body: {...}, file: "pdf"}
 */
import { teamsFor } from "../../pages/newtable/seating";
import type {
  PrintBoard,
  PrintBook,
  PrintDrawing,
  PrintPanel,
  PrintRequest,
  PrintSheet,
  RulesChoice,
} from "../../protocol/types";

export const WHATS = ["card", "book", "board", "panel", "sheet"] as const;
export type What = (typeof WHATS)[number];

/** Both languages on one card. */
export const BOTH = "both";

export const FORMATS = ["sheet", "half", "pocket", "tent", "large"] as const;
export const PAGES = ["single", "booklet"] as const;
export const KINDS = ["whole", "panels"] as const;
export const SIZES = ["small", "usual", "large"] as const;
export const PANELS = ["travel", "standard", "large", "marbles"] as const;
export const FILES = ["pdf", "svg", "dxf"] as const;
export const PAPERS = ["a4", "letter"] as const;

/** What is chosen about anything; each thing to print uses a few of them. */
export interface Choices {
  format: (typeof FORMATS)[number];
  /** How the pages of a book lie on the paper. */
  pages: (typeof PAGES)[number];
  kind: (typeof KINDS)[number];
  size: (typeof SIZES)[number];
  /** The size of a wooden panel. */
  panel: (typeof PANELS)[number];
  file: (typeof FILES)[number];
  players: number;
  teams: number;
  /** A language's code, or `BOTH`. */
  language: string;
  paper: (typeof PAPERS)[number];
}

/** What can be chosen about a thing to print, in order. */
export function choicesOf(what: What, { kind, file, players }: Choices): (keyof Choices)[] {
  if (what === "card") return ["format", "language", "paper"];
  if (what === "book") return ["pages", "language", "paper"];
  if (what === "panel") return file === "pdf" ? ["panel", "file", "language", "paper"] : ["panel", "file"];
  if (what === "sheet") return ["players", ...(hasTeams(players) ? (["teams"] as const) : []), "language", "paper"];
  return kind === "whole" ? ["kind", "players", "size", "language", "paper"] : ["kind", "players", "language", "paper"];
}

export interface Printing {
  /** The end of its address. */
  readonly what: What | `panel/${string}`;
  readonly body: PrintRequest | PrintBook | PrintBoard | PrintPanel | PrintDrawing | PrintSheet;
  /** The kind of the file, as its name ends. */
  readonly file: Choices["file"];
}

/** Whether these players can sit in more than one way. */
const hasTeams = (players: number): boolean => teamsFor(players).length > 1;

/** The request for a thing to print. `languages`: all there are. */
export function requestOf(
  what: What,
  rules: RulesChoice,
  { format, pages, kind, size, panel, file, players, teams, paper, language }: Choices,
  languages: readonly string[],
): Printing {
  if (what === "card") {
    const chosen = (language === BOTH ? languages : [language]) as PrintRequest["languages"];
    return { what, body: { rules, format, paper, languages: chosen }, file: "pdf" };
  }
  if (what === "book") return { what, body: { rules, paper, booklet: pages === "booklet" }, file: "pdf" };
  if (what === "board") return { what, body: { rules, players, teams, kind, size, paper }, file: "pdf" };
  if (what === "panel" && file !== "pdf") return { what: `panel/${file}`, body: { rules, size: panel }, file };
  if (what === "panel") return { what, body: { rules, size: panel, paper }, file };
  return { what, body: { rules, players, teams, paper }, file: "pdf" };
}
