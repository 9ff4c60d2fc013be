/**
 * Names of players and holes from one viewer's point of view, whose own seat is "you".
 *
 *   const names = namesOf(view.board, view.seats, view.me.seat, rules.words);
 *   names.place(62)           // "your 8", "Theo’s 16", "home 2": by itself, as in a list
 *   names.placeOf(257, 3)     // "hole 2 of its home": in a sentence about a peg of seat 3
 *
 * A viewer without a seat (`me` is null) is never "you".
 */

import { HOME, START } from "../board/shape";
import { formatList, t } from "../lib/i18n";
import type { BoardShape, SeatInfo } from "../protocol/types";
import { markPlayer } from "./pictures";

export type YesNo = "yes" | "no";
export const yesNo = (value: boolean): YesNo => (value ? "yes" : "no");

export class Names {
  constructor(
    readonly board: BoardShape,
    /** By seat. */
    readonly players: readonly string[],
    readonly me: number | null,
    /** The rules' words for start, home, in_spot, and out_spot. */
    readonly words: Readonly<Record<string, string>>,
    /** Whether sentences contain marks where cards and players are named (see pictures.ts). */
    readonly marked = false,
    /** The letters of the players' colors, by seat. */
    readonly colors: readonly string[] = [],
    /** Whether spots are called by what's painted there, and holes of homes have no numbers. */
    readonly bySight = false,
  ) {}

  /** The same names with marks. */
  get withMarks(): Names {
    return new Names(this.board, this.players, this.me, this.words, true, this.colors, this.bySight);
  }

  /** The same names for sentences next to a board; `pegs.story.names` has them, too. */
  get seen(): Names {
    const words = { ...this.words, in_spot: t("landmark-ring"), out_spot: t("landmark-diamond") };
    return new Names(this.board, this.players, this.me, words, this.marked, this.colors, true);
  }

  player(seat: number): string {
    return this.players[seat] ?? this.board.letters[seat] ?? "";
  }

  /** A player's name for use in a sentence, with a mark if there should be. */
  inSentence(seat: number | undefined): string {
    if (seat === undefined) return "";
    return this.marked ? markPlayer(seat, this.player(seat)) : this.player(seat);
  }

  you(seat: number | undefined): YesNo {
    return yesNo(seat !== undefined && seat === this.me);
  }

  teamOf(seat: number): number {
    return seat % this.board.teams;
  }

  isPartner(seat: number, of: number): boolean {
    return seat !== of && this.teamOf(seat) === this.teamOf(of);
  }

  /** The rules' word for a place. */
  word(word: "start" | "home" | "in_spot" | "out_spot"): string {
    return this.words[word] ?? word;
  }

  /** "your 5", "Theo’s corner", "side B, hole 5" for a side without a player, "home 2", "start". */
  place(place: number): string {
    if (place === START) return this.word("start");
    if (place >= HOME) return t("story-home-label", { home: this.word("home"), number: place - HOME + 1 });
    const side = Math.floor(place / this.board.side_length);
    const number = place % this.board.side_length;
    const owner = this.board.sides_of_seats.indexOf(side);
    if (owner < 0) return t("story-side-hole", { side: String.fromCharCode(65 + side), number });
    const whose = { you: this.you(owner), who: this.player(owner) };
    return number === 0 ? t("story-corner", whose) : t("story-hole", { ...whose, number });
  }

  /**
   * A place in a sentence about its owner's peg: "hole 2 of its home"; others as `place` names them. If the sentence
   * hasn't named the owner, the place does: "hole 2 of Ana’s home".
   */
  placeOf(place: number, owner: number | undefined, isNamed = true): string {
    if (place < HOME) return this.place(place);
    if (this.you(owner) === "yes") return this.#homeHole(place, "you");
    return isNamed || owner === undefined
      ? this.#homeHole(place, "own")
      : this.#homeHole(place, "who", this.player(owner));
  }

  #homeHole(place: number, whose: "you" | "own" | "who", who = ""): string {
    const number = this.bySight ? 0 : place - HOME + 1;
    return t("story-home-hole", { whose, who, home: this.word("home"), number });
  }

  /** The name of the color of a seat's pegs: "blue". */
  color(seat: number | undefined): string {
    return t("story-color", { letter: this.colors[seat ?? -1] ?? "none" });
  }

  /** A place in words for everyone around a wooden board, as the peg's owner counts: "5", "Theo’s 16". */
  placeByHand(place: number, owner: number): string {
    if (place === START) return t("story-own-start", { start: this.word("start") });
    if (place >= HOME) return this.#homeHole(place, "own");
    const { side_length, sides_of_seats } = this.board;
    if (Math.floor(place / side_length) !== sides_of_seats[owner])
      return new Names(this.board, this.players, null, this.words).place(place);
    const number = place % side_length;
    return t(number === 0 ? "story-own-corner" : "story-own-hole", { number });
  }

  /**
   * A team: its members' names except the viewer's, whether it includes the viewer, and whether it has only one member.
   */
  team(team: number): { you: YesNo; alone: YesNo; team: string } {
    const { players } = this.board;
    const members = Array.from({ length: players }, (_, seat) => seat).filter((seat) => this.teamOf(seat) === team);
    const others = members.filter((seat) => seat !== this.me).map((seat) => this.player(seat));
    return { you: yesNo(others.length < members.length), alone: yesNo(members.length === 1), team: formatList(others) };
  }
}

export function namesOf(
  board: BoardShape,
  seats: readonly SeatInfo[],
  me: number | null,
  words: Readonly<Record<string, string>>,
): Names {
  const ordered = [...seats].sort((a, b) => a.seat - b.seat);
  const players = ordered.map((each) => each.name || each.letter);
  const colors = ordered.map((each) => each.color);
  return new Names(board, players, me, words, false, colors);
}
