/**
 * How the table page names people and places for its viewer, whose own seat is "you".
 *
 *   const wording = new Wording(table, rules);
 *   wording.you(3)            // "you"
 */

import { formatList, language, t } from "../lib/i18n";
import type { BoardShape, RulesCard, Seat, SeatInfo } from "../protocol/types";
import { type Names, namesOf } from "./names";

interface Table {
  readonly board: BoardShape;
  readonly seats: readonly SeatInfo[];
  readonly me: { readonly seat: Seat | null };
}

/** "a, b, or c" in the current language. */
export function either(texts: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(texts);
}

export class Wording {
  /** The names for sentences. */
  readonly names: Names;

  constructor(
    readonly table: Table,
    readonly rules: Pick<RulesCard, "words">,
  ) {
    const seats = table.seats.map((each) => ({
      ...each,
      name: each.name || t("pages-seat", { number: each.seat + 1 }),
    }));
    this.names = namesOf(table.board, seats, table.me.seat, rules.words);
  }

  get board(): BoardShape {
    return this.table.board;
  }

  isMe(seat: Seat): boolean {
    return this.table.me.seat === seat;
  }

  isPartner(seat: Seat): boolean {
    const mine = this.table.me.seat;
    return mine !== null && this.names.isPartner(seat, mine);
  }

  teamOf(seat: Seat): number {
    return this.names.teamOf(seat);
  }

  name(seat: Seat): string {
    return this.names.player(seat);
  }

  /** "you" or the name. */
  you(seat: Seat): string {
    return this.isMe(seat) ? t("you") : this.name(seat);
  }

  /** The members of a team, starting with "you". */
  team(team: number): string {
    const seats = this.#seatsOf(team);
    return formatList(
      [...seats.filter((seat) => this.isMe(seat)), ...seats.filter((seat) => !this.isMe(seat))].map((seat) =>
        this.you(seat),
      ),
    );
  }

  /** The members of a team by name. */
  teamNames(team: number): string {
    return formatList(this.#seatsOf(team).map((seat) => this.name(seat)));
  }

  #seatsOf(team: number): Seat[] {
    return this.table.seats.filter((each) => each.team === team).map((each) => each.seat);
  }

  get start(): string {
    return this.names.word("start");
  }
}
