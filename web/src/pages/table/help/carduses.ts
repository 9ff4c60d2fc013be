/** Which of a card's uses can be played now, from the legal turns. */
import type { CardUse, Landing, Option } from "../../../protocol/types";

/** One legal turn with its steps. */
interface Candidate {
  readonly option: Option;
  readonly landings: readonly Landing[];
}

type Test = (candidate: Candidate, use: CardUse) => boolean;

const effectsOf = ({ option, landings }: Candidate) =>
  (option.orders[0] ?? []).flatMap((index) => landings[index]?.effects ?? []);
const moves = (candidate: Candidate, travel: string, count?: number): boolean =>
  candidate.option.kind === "move" &&
  effectsOf(candidate).some(
    (each) => each.op === "moved" && each.travel === travel && (!count || each.path.length === count),
  );
const numberIn = (use: CardUse): number | undefined => Number(/\d+/.exec(use.sign ?? "")?.[0]) || undefined;
const HOME = 256;

const TESTS: Record<CardUse["kind"], Test> = {
  out: (each) => moves(each, "out"),
  forward: (each, use) => moves(each, "forward", numberIn(use)),
  back: (each, use) => moves(each, "backward", numberIn(use)),
  split: (each) => each.option.kind === "split",
  swap: (each) => each.option.kind === "swap",
  bump: (each) =>
    effectsOf(each).some((op) => op.op === "moved" && op.travel === "jump") && hits(each, "sent_to_start"),
  boost: (each) =>
    effectsOf(each).some((op) => op.op === "moved" && op.travel === "jump") && hits(each, "sent_to_in_spot"),
  in_spot: (each) => moves(each, "jump"),
  send: (each) => each.option.kind === "send",
  home: (each) => effectsOf(each).some((op) => op.op === "moved" && op.origin < HOME && op.target >= HOME),
  optional: () => false,
  discard: (each) => each.option.kind === "discard",
};

const hits = (candidate: Candidate, op: string): boolean => effectsOf(candidate).some((each) => each.op === op);

/** Whether a card's use is among the legal turns. */
export const canBeDone = (use: CardUse, card: string, options: readonly Option[], landings: readonly Landing[]) =>
  options.some((option) => option.card === card && TESTS[use.kind]({ option, landings }, use));
