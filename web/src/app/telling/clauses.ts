/**
 * The changes of one decision as clauses without their subject: "to Ana’s 3", "bumps Ben", "draws a card".
 *
 * A clause says whose deed it is (`of`; null: nobody's), so that a sentence can put the name before it.
 */
import type { AnyOperation, Moved, Played, SentToInSpot, SentToStart, Swapped } from "../../protocol/types";
import { say } from "../words";
import { cardName, type Cast, holeName, homeNumber, isHome, isStart, nameOf, ruleWord, teamWords, youOr } from "./cast";

export interface Clause {
  /** `card`: what became of the card itself; `way`: where a peg went; `aside`: what the rules did meanwhile. */
  kind: "card" | "way" | "deed" | "aside";
  of: number | null;
  text: string;
  /** Whether it needs the name of its subject also in the row of the one who plays. */
  named: boolean;
  /** Whether it begins with a verb, whose subject is `of`. */
  verb: boolean;
}

/** Things that a row leaves out where there is anything better to tell. */
export const isAside = (clause: Clause): boolean => clause.kind === "aside";

/** Everything that is worth telling of one decision by `actor`. */
export function clauses(operations: readonly AnyOperation[], actor: number, cast: Cast): Clause[] {
  const parts = operations.filter((each) => each.op === "moved").length;
  const story = new Story(actor, cast, parts > 1);
  return operations.flatMap((each) => story.tell(each));
}

/** What was told already decides how the next change is told: a bump is the deed of the one who moved. */
class Story {
  /** A peg was just moved: the next peg sent away was hit by it. */
  #mover = false;
  /** Something was moved or sent in this decision. */
  #stirred = false;
  #free = false;
  #jumps = false;

  constructor(
    readonly actor: number,
    readonly cast: Cast,
    readonly split: boolean,
  ) {}

  tell(op: AnyOperation): Clause[] {
    switch (op.op) {
      case "played":
        return this.#played(op);
      case "moved":
        this.#mover = this.#stirred = true;
        return [this.#deed("way", this.actor, this.#way(op))];
      case "swapped":
        this.#stirred = true;
        return [{ ...this.#deed("way", this.actor, this.#swap(op)), verb: true }];
      case "sent_to_start":
      case "sent_to_in_spot":
        return [this.#sent(op)];
      case "accepted":
        return [this.#deed("deed", op.seat, say("telling-accepts", this.#you(op.seat)))];
      case "doubted":
        return [this.#deed("deed", op.seat, say("telling-doubts", this.#you(op.seat)))];
      case "revealed":
        return [this.#deed("deed", op.seat, say("telling-shows", { ...this.#you(op.seat), card: cardName(op.card) }))];
      case "penalized":
        return [this.#penalty(op.seat, op.origin)];
      case "gained_extra":
        return [this.#deed("deed", op.seat, say("telling-gains-extra", this.#you(op.seat)))];
      case "took_extra":
        return [this.#deed("deed", op.seat, say("telling-takes-extra", this.#you(op.seat)))];
      case "declined_extra":
        return [this.#deed("deed", op.seat, say("telling-declines-extra", this.#you(op.seat)))];
      case "forgot":
        return [this.#deed("deed", op.seat, say("telling-forgets", this.#you(op.seat)))];
      case "sat_out":
        return [this.#deed("deed", op.seat, say("telling-sits-out", this.#you(op.seat)))];
      case "counted_stuck":
        return [this.#deed("deed", op.seat, say("telling-stuck", { ...this.#you(op.seat), count: op.count }))];
      case "drawn":
        return [this.#deed("aside", op.seat, say("telling-draws", { ...this.#you(op.seat), card: cardName(op.card) }))];
      case "reshuffled":
        return [{ kind: "aside", of: null, text: say("telling-reshuffled"), named: false, verb: false }];
      case "won":
        return [{ kind: "aside", of: null, text: say("telling-won", teamWords(op.team, this.cast)), named: false, verb: false }];
      case "dealt":
        return [];
    }
  }

  #you(seat: number): { you: "yes" | "no" } {
    return { you: youOr(seat, this.cast) };
  }

  #deed(kind: Clause["kind"], of: number, text: string): Clause {
    return { kind, of, text, named: of !== this.actor, verb: kind === "deed" || kind === "aside" };
  }

  #played(op: Played): Clause[] {
    this.#free = op.kind === "free";
    this.#jumps = (op.declared ?? op.card) === "*";
    const you = this.#you(op.seat);
    if (op.kind === "declare") {
      const said = cardName(op.declared ?? "?");
      return [{ ...this.#deed("card", op.seat, say("telling-says", { ...you, said })), verb: true }];
    }
    return op.kind === "discard" ? [this.#deed("card", op.seat, say("telling-thrown-away"))] : [];
  }

  /** "to Ana’s 3", "3 into home, hole 2 with Ana’s peg", "back 8 to your 16". */
  #way(op: Moved): string {
    const way = this.#plainWay(op);
    if (op.seat === this.actor) return way;
    return say("telling-with-peg", { way, you: youOr(op.seat, this.cast), who: nameOf(op.seat, this.cast) });
  }

  #plainWay(op: Moved): string {
    const { cast } = this;
    const hole = holeName(op.target, cast);
    if (isStart(op.origin)) {
      if (op.target === outSpot(op.seat, cast)) return this.#free ? say("telling-out-free") : say("telling-out");
      return say("telling-from-start", { start: ruleWord("start", cast), hole });
    }
    const count = this.split ? op.path.length : 0;
    if (isHome(op.target)) {
      const home = ruleWord("home", cast);
      const number = homeNumber(op.target);
      if (!isHome(op.origin)) return say("telling-into-home", { count, home, number });
      return say("telling-on-in-home", { count, home, from: homeNumber(op.origin), number });
    }
    const back = this.#jumps ? 0 : stepsBack(op, cast);
    return back > 0 ? say("telling-back-to", { back, hole }) : say("telling-to", { count, hole });
  }

  #swap(op: Swapped): string {
    const { cast } = this;
    const [first, other] = op.seat2 === this.actor ? [op.seat2, op.seat] : [op.seat, op.seat2];
    const of = { you: youOr(other, cast), who: nameOf(other, cast) };
    if (first === this.actor) {
      const hole = holeName(first === op.seat ? op.origin2 : op.origin, cast);
      return say("telling-swaps", { actor: youOr(this.actor, cast), ...of, hole });
    }
    return say("telling-swaps-others", {
      actor: youOr(this.actor, cast),
      you1: youOr(first, cast),
      who1: nameOf(first, cast),
      you2: of.you,
      who2: of.who,
    });
  }

  /** The first peg hit is the deed of who moved; those further on in a chain go by themselves. */
  #sent(op: SentToStart | SentToInSpot): Clause {
    const { actor, cast } = this;
    const values = {
      actor: youOr(actor, cast),
      you: youOr(op.seat, cast),
      who: nameOf(op.seat, cast),
      start: ruleWord("start", cast),
      spot: ruleWord("in_spot", cast),
    };
    const hit = this.#mover && op.seat !== actor;
    const sent = !this.#stirred;
    this.#mover = false;
    this.#stirred = true;
    if (op.op === "sent_to_in_spot") {
      if (hit) return this.#deed("deed", actor, say("telling-moves-up", values));
      return { kind: "deed", of: op.seat, text: say("telling-goes-up", values), named: true, verb: true };
    }
    if (hit) return this.#deed("deed", actor, say("telling-bumps", values));
    if (sent) return this.#deed("deed", actor, say("telling-sends", values));
    return { kind: "deed", of: op.seat, text: say("telling-goes-to-start", values), named: true, verb: true };
  }

  #penalty(seat: number, origin: number): Clause {
    const { cast } = this;
    const hole = holeName(origin, cast);
    const text = say("telling-loses-peg", { ...this.#you(seat), hole, start: ruleWord("start", cast) });
    return { kind: "deed", of: seat, text, named: true, verb: true };
  }
}

function outSpot(seat: number, cast: Cast): number {
  const { board } = cast;
  return (board.sides_of_seats[seat] ?? seat) * board.side_length + board.out_spot;
}

/** How many holes a peg walked backward; 0 where it went forward. */
function stepsBack(op: Moved, { board }: Cast): number {
  const ring = board.sides * board.side_length;
  const first = op.path[0];
  if (first === undefined || isHome(op.origin)) return 0;
  return first === (op.origin - 1 + ring) % ring ? op.path.length : 0;
}
