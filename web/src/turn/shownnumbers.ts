/** The numbers of the pegs that can move with the chosen card. They stay until another card is chosen. */
import { START } from "../board/shape";
import type { BoardShape, Card, Place, Seat } from "../protocol/types";
import { type Pegs, pegsAfter } from "../story/moments";
import { pegNumber } from "../story/pegnumbers";
import { type Candidate, isLandingStage, isPegStage, matching, operationsOf, pegKey } from "./candidates";
import type { Selection } from "./selection";
import type { TurnList } from "./turnlist";

interface NumberedPeg {
  readonly seat: Seat;
  /** Where it is now: in a split, some pegs have moved already. */
  readonly place: Place;
  readonly number: number;
}

/** `pegs`: those before the turn. */
export function shownNumbers(turns: TurnList, now: Selection, board: BoardShape, pegs: Pegs): NumberedPeg[] {
  const stage = (now.question ?? now.shown)?.stage;
  if (!stage || !(isPegStage(stage) || isLandingStage(stage))) return [];
  const made = operationsOf(now.open[0]!, 0, now.made);
  return movable(turns, now.answered.get("card") ?? null, pegs).flatMap(({ seat, place }) => {
    const moved = made.find((each) => each.op === "moved" && each.seat === seat && each.origin === place);
    const shown = moved?.op === "moved" ? moved.target : place;
    const isThere = pegsAfter(pegs, made)[seat]!.includes(shown);
    return isThere ? [{ seat, place: shown, number: pegNumber(board, seat, pegs[seat]!, place) }] : [];
  });
}

/** The pegs out of their starts that any turn with a card moves. */
function movable(turns: TurnList, card: Card | null, pegs: Pegs): { seat: Seat; place: Place }[] {
  const known = turns.nearest({ card, steps: [] })?.candidates ?? [];
  const withCard: readonly Candidate[] = card === null ? known : matching(known, [{ stage: "card", key: card }]);
  const steps = withCard.flatMap((each) => each.steps);
  const found = new Map(steps.map(({ seat, origin }) => [pegKey(seat, origin), { seat, place: origin }]));
  return [...found.values()].filter(({ seat, place }) => place !== START && pegs[seat]?.includes(place));
}
