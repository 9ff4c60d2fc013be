/**
 * Names, places and fates in words, for the rows and prompts of the table. (What happened is told by
 * `app/telling.ts`.)
 *
 *   const voice = new Voice(table, rules);
 *   voice.to(seat, place)                 // "to Theo’s 16", "to home 2"
 *   voice.from(seat, place)               // "from your 5"
 *   voice.fate(operation)                 // "Ben’s peg goes back to start"
 *
 * Everything is told to the one who looks: their own seat is "you".
 */
import { castOf, holeName, type Cast } from "../../app/telling";
import { listed, language, say } from "../../app/words";
import { HOME, START, type Pegs } from "./timeline";
import type { BoardShape, Operation, Place, RulesCard, Seat, SeatView, Step } from "./types";

export interface Table {
  readonly board: BoardShape;
  readonly seats: readonly SeatView[];
  readonly me: { readonly seat: Seat | null };
}

/** Whose peg is hit, and where it goes. */
export interface Hit {
  readonly seat: Seat;
  readonly fate: "start" | "in-spot";
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

/** "a, b or c" in the language spoken. */
export function either(texts: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(texts);
}

export class Voice {
  /** The same people, for telling what happened. */
  readonly cast: Cast;

  constructor(
    readonly table: Table,
    readonly rules: RulesCard,
  ) {
    const names = table.seats.map((each) => ({ ...each, name: each.name || say("seat-open", { letter: each.letter }) }));
    this.cast = castOf(table.board, names, table.me.seat, rules.words);
  }

  get board(): BoardShape {
    return this.table.board;
  }

  isMe(seat: Seat): boolean {
    return this.table.me.seat === seat;
  }

  isPartner(seat: Seat): boolean {
    const mine = this.table.me.seat;
    return mine !== null && mine !== seat && this.teamOf(mine) === this.teamOf(seat);
  }

  teamOf(seat: Seat): number {
    return seat % this.board.teams;
  }

  name(seat: Seat): string {
    return this.cast.names[seat] ?? "";
  }

  /** "you" or the name. */
  you(seat: Seat): string {
    return this.isMe(seat) ? say("you") : this.name(seat);
  }

  team(team: number): string {
    const seats = this.table.seats.filter((each) => each.team === team).map((each) => each.seat);
    return listed([...seats.filter((seat) => this.isMe(seat)), ...seats.filter((seat) => !this.isMe(seat))].map((seat) => this.you(seat)));
  }

  /** The members of a team by their names. */
  names(team: number): string {
    return listed(this.table.seats.filter((each) => each.team === team).map((each) => this.name(each.seat)));
  }

  /** The variables of a place: whose hole it is, and its number. */
  #place(seat: Seat, place: Place): Record<string, string | number> {
    const words = { home: this.rules.words.home ?? "home", start: this.rules.words.start ?? "start" };
    if (place === START) return { ...words, whose: "start", name: "", n: 0 };
    if (place >= HOME) return { ...words, whose: "home", name: this.name(seat), n: place - HOME + 1 };
    const side = Math.floor(place / this.board.side_length);
    const n = place % this.board.side_length;
    const owner = this.board.sides_of_seats.indexOf(side);
    if (owner >= 0 && n === 0) return { ...words, whose: this.isMe(owner) ? "your-corner" : "corner", name: this.name(owner), n };
    if (owner < 0) return { ...words, whose: "side", name: "ABCDEFGHIJ"[side] ?? "", n };
    return { ...words, whose: this.isMe(owner) ? "you" : "seat", name: this.name(owner), n };
  }

  at = (place: Place): string => holeName(place, this.cast);
  to = (seat: Seat, place: Place): string => say("place-to", this.#place(seat, place));
  from = (seat: Seat, place: Place): string => say("place-from", this.#place(seat, place));

  get start(): string {
    return this.rules.words.start ?? "start";
  }

  /** Whether a step goes backward. A jump goes neither way. */
  isBack(step: Step): boolean {
    const ring = this.board.sides * this.board.side_length;
    return step.origin >= 0 && step.origin < HOME && step.path[0] === (step.origin + ring - 1) % ring && step.path.length < ring / 2;
  }

  /** What becomes of a peg that is landed on: "Ben’s peg goes back to start". */
  fate(operation: Operation): string {
    switch (operation.op) {
      case "sent_to_start":
      case "penalized":
        return say("fate-start", { you: yes(this.isMe(operation.seat)), name: this.name(operation.seat), start: this.start });
      case "sent_to_in_spot":
        return say("fate-in-spot", { you: yes(this.isMe(operation.seat)), name: this.name(operation.seat), spot: this.rules.words.in_spot ?? "" });
      default:
        return "";
    }
  }

  /** Who is hit by the changes, in order, each told once for each fate. */
  hits(effects: readonly Operation[]): Hit[] {
    return effects.flatMap((each): Hit[] => {
      if (each.op === "sent_to_start") return [{ seat: each.seat, fate: "start" }];
      return each.op === "sent_to_in_spot" ? [{ seat: each.seat, fate: "in-spot" }] : [];
    });
  }

  /** A hit in a few words: "bump Ben", "help Ana". */
  hit({ seat, fate }: Hit): string {
    const relation = this.isMe(seat) ? "me" : this.isPartner(seat) ? "partner" : "other";
    const values = { relation, name: this.name(seat) };
    return fate === "start" ? say("hit-bump", values) : say("hit-help", values);
  }

  /** Where all pegs of a seat are, in one sentence: the board's text twin. */
  whereabouts(seat: Seat, pegs: Pegs): string {
    const places = pegs[seat] ?? [];
    const onTrack = places.filter((place) => place >= 0 && place < HOME).map((place) => this.at(place));
    const home = places.filter((place) => place >= HOME).length;
    const start = places.filter((place) => place === START).length;
    const parts = [];
    if (onTrack.length) parts.push(say("twin-track", { count: onTrack.length, places: listed(onTrack) }));
    if (start) parts.push(say("twin-start", { count: start, start: this.start }));
    if (home) parts.push(say("twin-home", { count: home, home: this.rules.words.home ?? "home" }));
    return say("twin-seat", { name: capital(this.you(seat)), parts: parts.join("; ") });
  }
}

export const yes = (value: boolean): "yes" | "no" => (value ? "yes" : "no");
