/** Names of people, holes, cards and teams, as one viewer says them. */
import type { BoardShape } from "../../protocol/types";
import { listed, say } from "../words";

/** The stage of a sentence: the board, a name for each seat, who is called "you", and the rules' own words. */
export interface Cast {
  board: BoardShape;
  names: readonly string[];
  me: number | null;
  words: Readonly<Record<string, string>>;
}

const START = -1;
const HOME = 256;

export const isHome = (place: number): boolean => place >= HOME;
export const isStart = (place: number): boolean => place === START;
/** The number of a home hole as people count, from 1 at the in-spot. */
export const homeNumber = (place: number): number => place - HOME + 1;

export function youOr(seat: number, cast: Cast): "yes" | "no" {
  return seat === cast.me ? "yes" : "no";
}

export function nameOf(seat: number, cast: Cast): string {
  return cast.names[seat] ?? cast.board.letters[seat] ?? "";
}

/** What the rules call start, home, in_spot or out_spot. */
export function ruleWord(word: "start" | "home" | "in_spot" | "out_spot", cast: Cast): string {
  return cast.words[word] ?? word;
}

/** "your 5", "Theo’s 16", "side B, hole 5" where nobody sits, "home 2", "start". */
export function holeName(place: number, cast: Cast): string {
  if (isStart(place)) return ruleWord("start", cast);
  if (isHome(place)) return say("telling-home-hole", { home: ruleWord("home", cast), number: homeNumber(place) });
  const side = Math.floor(place / cast.board.side_length);
  const number = place % cast.board.side_length;
  const owner = cast.board.sides_of_seats.indexOf(side);
  if (owner < 0) return say("telling-free-hole", { side: String.fromCharCode(65 + side), number });
  const whose = { you: youOr(owner, cast), who: nameOf(owner, cast) };
  return number === 0 ? say("telling-corner", whose) : say("telling-hole", { ...whose, number });
}

/** "9", "10", "Joker", "a card" for one that is not known. */
export function cardName(card: string): string {
  if (card === "*") return say("telling-joker");
  if (card === "?") return say("telling-a-card");
  return card === "T" ? "10" : card;
}

/** How a team is named in a sentence: its members, whether the viewer is one of them, and whether alone. */
export function teamWords(team: number, cast: Cast): { you: "yes" | "no"; alone: "yes" | "no"; who: string } {
  const { players, teams } = cast.board;
  const members = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat % teams === team);
  return {
    you: cast.me !== null && members.includes(cast.me) ? "yes" : "no",
    alone: members.length === 1 ? "yes" : "no",
    who: listed(members.map((seat) => nameOf(seat, cast))),
  };
}
