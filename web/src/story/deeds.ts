/**
 * What a turn does, as people at a table say it: with a verb, and without the numbers of holes.
 *
 *   deedClauses(parts, seat, { card, operations, before }, names)   // ["bumps Ben"], ["moves your peg 3"]
 *
 * The parts say which hole a peg goes to (sentences.ts); the operations say how far.
 */
import { theCard } from "../cards/cardname";
import { formatList, t } from "../lib/i18n";
import type { AnyOperation, Card, Part, Seat } from "../protocol/types";
import type { Pegs } from "./moments";
import type { Names, YesNo } from "./names";
import { pegNumber } from "./pegnumbers";
import { clause, valuesOf } from "./sentences";

/** What the parts of a turn are about. */
interface Happened {
  readonly card: Card;
  readonly operations: readonly AnyOperation[];
  /** The pegs before the turn, which give each peg its number. */
  readonly before: Pegs;
}

interface Item {
  readonly part: Part;
  /** The operation of a part whose peg moves. */
  readonly move: Extract<AnyOperation, { op: "moved" }> | undefined;
}

type Values = ReturnType<typeof valuesOf>;

/** The clauses about pegs that move; each has one operation. */
const MOVES: Readonly<Record<string, (values: Values) => string>> = {
  to: (values) => t("deed-moves", values),
  back: (values) => t("deed-back", values),
  into: (values) => t("deed-into", values),
  out: (values) => t("deed-out", values),
  "out-free": (values) => t("deed-out-free", values),
  jumps: (values) => t("deed-jumps", values),
  "jumps-in": (values) => t("deed-jumps", values),
};
/** Others that would name a hole. */
const OTHERS: Readonly<Record<string, (values: Values) => string>> = {
  swaps: (values) => t("deed-swaps", values),
  boosts: (values) => t("deed-boosts", values),
  "goes-up": (values) => t("deed-goes-up", values),
};
export const JUMPS: readonly string[] = ["jumps", "jumps-in"];
/** How a peg goes that bumps or boosts another one: only that is said then. */
const ARRIVALS: readonly string[] = ["to", "back", ...JUMPS];

class Clauses {
  constructor(
    readonly seat: Seat | undefined,
    readonly happened: Happened,
    readonly names: Names,
    readonly you: YesNo,
  ) {}

  of(parts: readonly Part[]): string[] {
    const moves = this.happened.operations.filter((each) => each.op === "moved");
    let next = 0;
    const items = parts.map((part): Item => ({ part, move: part.verb in MOVES ? moves[next++] : undefined }));
    if (next < 2) return items.flatMap((_, i) => this.#whole(items, i));
    const parted = items.filter(({ move }) => move);
    return [this.#split(parted), ...items.filter(({ move }) => !move).map((each) => this.#clause(each))];
  }

  /** A part of a turn that isn't split; nothing if the next part says it, too. */
  #whole(items: readonly Item[], at: number): string[] {
    const [previous, { part }, next] = [items[at - 1]?.part, items[at]!, items[at + 1]?.part];
    const meets = (one: Part | undefined, other: Part | undefined, ways: readonly string[]) =>
      one?.peg === undefined && ways.includes(one?.verb ?? "") && (other?.verb === "bumps" || other?.verb === "boosts");
    if (meets(part, next, ARRIVALS)) return [];
    const isOnto = part.verb === "bumps" && meets(previous, part, JUMPS);
    return [isOnto ? t("deed-onto", this.#values(items[at]!)) : this.#clause(items[at]!)];
  }

  #clause(item: Item): string {
    const { verb } = item.part;
    const text = MOVES[verb] ?? OTHERS[verb];
    return text ? text(this.#values(item)) : clause(item.part, this.seat, this.names, this.you);
  }

  #split(items: readonly Item[]): string {
    const { card } = this.happened;
    const parts = items.map((item) =>
      t("deed-part", { ...this.#values(item), way: item.part.verb === "back" ? "back" : "forward" }),
    );
    return t("deed-splits", { you: this.you, card: theCard(card), parts: formatList(parts) });
  }

  #values({ part, move }: Item): Values {
    const values = valuesOf(part, this.seat, this.names);
    const isOther = part.peg !== undefined && part.peg !== this.seat;
    return {
      ...values,
      you: this.you,
      whose: isOther ? values.whose : "own",
      count: move?.path.length ?? 0,
      number: move && isOther ? this.#numberOf(move) : 0,
    };
  }

  #numberOf({ seat, origin }: NonNullable<Item["move"]>): number {
    return pegNumber(this.names.board, seat, this.happened.before[seat] ?? [], origin);
  }
}

/** Parts as clauses without their subject, the player of `seat`. */
export const deedClauses = (
  parts: readonly Part[],
  seat: Seat | undefined,
  happened: Happened,
  names: Names,
  you = names.you(seat),
): string[] => new Clauses(seat, happened, names, you).of(parts);
