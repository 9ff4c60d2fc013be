/**
 * The answers to a question as rows, the accessible version of what the board highlights. A row says what a turn does
 * to other players, or else how far a peg goes; its second line says where to.
 *
 *   new RowText(wording, game, seat).shown(selection)
 *   // [{ label: "Bumps Ben", sub: "7 forward, one hole short of your ring" }]
 */
import { HOME, START } from "../board/shape";
import { theCard } from "../cards/cardname";
import { capitalized, t } from "../lib/i18n";
import type { GameView, Landing, Seat } from "../protocol/types";
import { landmarkTexts } from "../story/landmarks";
import { pegsAfter } from "../story/moments";
import { yesNo } from "../story/names";
import { pegNumber } from "../story/pegnumbers";
import { either, type Wording } from "../story/wording";
import {
  type Candidate,
  isHit,
  isLandingStage,
  isPegKey,
  isPegStage,
  isSplit,
  keyOf,
  landingStage,
  operationsOf,
  type Stage,
  stepOf,
} from "./candidates";
import { doesClauses, hitText, moveText } from "./does";
import type { Answer, Selection } from "./selection";

type Mark = "peg" | "burst" | "home" | "out" | "swap" | "harm" | "help" | "dot" | "throw" | "back" | "start";

export interface Row {
  readonly stage: Stage;
  readonly key: string;
  readonly label: string;
  readonly sub: string;
  /** All of it for screen readers, with the peg's number. */
  readonly spoken: string;
  readonly mark: Mark;
  /** The owner of the peg in the icon. */
  readonly seat: Seat | null;
  /** The number that stands beside the peg on the board. */
  readonly number: number | null;
  readonly harm: boolean;
  readonly chosen: boolean;
}

type Content = Omit<Row, "stage" | "key" | "spoken" | "number" | "chosen">;

/** An answer to a question about a step: its turns, one for each landing of the step. */
interface Ways {
  readonly all: readonly Candidate[];
  readonly landings: readonly Candidate[];
  /** Whether the row is about where the peg stands, because it can go to several places, or to some that aren't known. */
  readonly isOpen: boolean;
}

/** The rank of a row that moves no peg, after all owners of pegs. */
const LAST = 4;
/** If there are more landings, the row only has their number. */
const MAX_LISTED = 3;
const MARKS: Readonly<Record<string, Mark>> = {
  bumps: "burst",
  sends: "burst",
  boosts: "help",
  swaps: "swap",
  "swaps-two": "swap",
  into: "home",
  out: "out",
  "out-free": "out",
  back: "back",
};

export class RowText {
  constructor(
    readonly wording: Wording,
    readonly game: Pick<GameView, "pegs" | "acts_for"> & Partial<Pick<GameView, "discards_hand">>,
    /** The seat to act. */
    readonly seat: Seat,
  ) {}

  /** The answers to the question shown. */
  shown({ shown, shownKey, isSample }: Selection): Row[] {
    if (!shown || !(isPegStage(shown.stage) || isLandingStage(shown.stage))) return [];
    const answers = [...shown.answers];
    if (isPegStage(shown.stage)) answers.sort((a, b) => this.#rankOf(a, shown.stage) - this.#rankOf(b, shown.stage));
    return this.rows(shown.stage, answers, shownKey, isSample);
  }

  /** The player's own pegs first, then partners', then others', then what moves no peg; by number, if they have one. */
  #rankOf(answer: Answer, stage: Stage): number {
    const step = answer.candidates[0]!.steps[stepOf(stage)];
    const isPeg = isPegKey(answer.key);
    if (!step || !isPeg) return answer.key === "discard" ? LAST : LAST - 1;
    const isTeam = this.wording.teamOf(step.seat) === this.wording.teamOf(this.seat);
    const owner = step.seat === (this.game.acts_for ?? this.seat) ? 0 : isTeam ? 1 : 2;
    return owner + (this.#numberOf(answer, stage) ?? this.wording.board.pegs) / (this.wording.board.pegs + 1);
  }

  /** The number of the peg that an answer moves; null if it's in start, or if it was chosen before. */
  #numberOf({ key, candidates }: Answer, stage: Stage): number | null {
    const step = candidates[0]!.steps[stepOf(stage)];
    if (!step || !isPegStage(stage) || !isPegKey(key) || step.origin === START) return null;
    return pegNumber(this.wording.board, step.seat, this.game.pegs[step.seat]!, step.origin);
  }

  rows(stage: Stage, answers: readonly Answer[], chosenKey: string | null, isSample = false): Row[] {
    const all = answers.map(({ candidates }) => waysOf(stage, candidates, isSample));
    const places = this.#placesOf(stage, all);
    return answers.map((answer, i) => {
      const content = this.#content(stage, all[i]!, places[i]!);
      const number = this.#numberOf(answer, stage);
      const spoken = [number === null ? "" : t("row-peg", { number }), content.label, content.sub];
      return {
        ...{ stage, key: answer.key, chosen: chosenKey === answer.key, number },
        ...{ ...content, spoken: spoken.filter(Boolean).join(". ") },
      };
    });
  }

  /** What each row's place is called: where the peg lands, or where it stands if that's open. */
  #placesOf(stage: Stage, all: readonly Ways[]): string[] {
    const number = stepOf(stage);
    const shown = all.map(({ landings: [candidate], isOpen }) => {
      const step = candidate!.steps[number];
      const isBefore = isOpen || isSent(candidate!);
      const pegs = pegsAfter(this.game.pegs, operationsOf(candidate!, 0, isBefore ? number : number + 1));
      return { seat: step?.seat ?? this.seat, place: (isBefore ? step?.origin : step?.target) ?? START, pegs };
    });
    return landmarkTexts(shown, this.wording.names);
  }

  /** All that a turn does in order. */
  chain(candidate: Candidate): string[] {
    return doesClauses(candidate, this.seat, this.wording.names).map(capitalized);
  }

  #content(stage: Stage, ways: Ways, place: string): Content {
    const [candidate] = ways.landings;
    const step = candidate!.steps[stepOf(stage)];
    if (!step) return this.#discard(candidate!);
    if (isSent(candidate!)) return this.#send(step, place);
    if (candidate!.option.kind === "free") return this.#free(step);
    if (isLandingStage(stage)) return this.#landing(candidate!, step, place);
    return ways.isOpen ? this.#open(stage, ways, step, place) : this.#peg(ways, step, place);
  }

  #discard({ option }: Candidate): Content {
    const wholeHand = this.game.discards_hand;
    const label = wholeHand ? t("row-discard-hand") : t("row-discard", { card: theCard(option.card ?? "?") });
    const sub = wholeHand ? t("row-new-hand") : t("row-nothing-moves");
    return { label, sub, mark: "throw", seat: null, harm: false };
  }

  #free(step: Landing): Content {
    return { label: t("row-free", this.#owner(step)), sub: "", mark: "out", seat: step.seat, harm: false };
  }

  #send(step: Landing, place: string): Content {
    const label = t("row-send", { ...this.#owner(step), start: this.wording.start });
    return { label, sub: place, mark: "burst", seat: step.seat, harm: false };
  }

  /** A peg that can go to several places. */
  #open(stage: Stage, { landings }: Ways, step: Landing, place: string): Content {
    const isOut = step.origin === START;
    return {
      label: isOut ? t("row-bring-out", this.#owner(step)) : this.#named(step, place),
      sub: this.#list(landings.map(({ steps }) => steps[stepOf(stage)]!)),
      mark: isOut ? "out" : "peg",
      seat: step.seat,
      harm: false,
    };
  }

  /** Several landings in one line. */
  #list(steps: readonly Landing[]): string {
    if (steps.length > MAX_LISTED) return t("row-ways", { count: steps.length });
    const texts = steps.map((step) => (step.target >= HOME ? t("row-home") : this.#does(step)));
    return either([...new Set(texts)]);
  }

  /** A peg that can only do one thing. */
  #peg({ all }: Ways, step: Landing, place: string): Content {
    const harm = all.every(({ option }) => option.hurts);
    const mark = harm ? "harm" : step.origin === START ? "out" : "peg";
    return { label: this.#named(step, this.#does(step)), sub: this.#where(step, place), mark, seat: step.seat, harm };
  }

  #landing({ option: { hurts } }: Candidate, step: Landing, place: string): Content {
    const verb = (step.parts.find(isHit) ?? step.parts[0])?.verb ?? "";
    return {
      label: capitalized(this.#does(step)),
      sub: this.#where(step, place),
      mark: hurts ? "harm" : (MARKS[verb] ?? "dot"),
      seat: step.seat,
      harm: hurts,
    };
  }

  /** What a step does to others, else how its peg moves. */
  #does(step: Landing): string {
    const hits = step.parts.filter(isHit).map((part) => hitText(part, this.seat, this.wording.names));
    return hits.join(", ") || this.#moves(step);
  }

  /** Where a step's peg goes, and how, if the label doesn't say. A peg that comes out goes where all come out. */
  #where(step: Landing, place: string): string {
    const isSaid = !step.parts.some(isHit);
    const comesOut = step.parts.some(({ verb }) => verb === "out");
    return [isSaid ? "" : this.#moves(step), comesOut ? "" : place].filter(Boolean).join(", ");
  }

  #moves(step: Landing): string {
    return moveText(step, this.seat, this.wording.names);
  }

  /** What is said of a peg, with its owner's name if it's not the reader's. */
  #named(step: Landing, does: string): string {
    return this.wording.isMe(step.seat)
      ? capitalized(does)
      : t("row-peg-of", { name: this.wording.name(step.seat), does });
  }

  #owner({ seat }: Landing): Record<string, string> {
    return { own: yesNo(this.wording.isMe(seat)), name: this.wording.name(seat) };
  }
}

/** Whether a turn only sends a peg back, so that where it stands is what matters. */
const isSent = ({ option: { kind } }: Candidate): boolean => kind === "send" || kind === "penalty";

/** The turns of an answer. A peg that can go a whole count is offered with that, and shares it later. */
function waysOf(stage: Stage, candidates: readonly Candidate[], isSample: boolean): Ways {
  const whole = stepOf(stage) === 0 ? candidates.filter((candidate) => !isSplit(candidate)) : [];
  const all = whole.length ? whole : candidates;
  const known = landingStage(stepOf(stage));
  const landings = [...new Map(all.map((candidate) => [keyOf(known, candidate), candidate])).values()];
  return { all, landings, isOpen: !isLandingStage(stage) && (isSample || landings.length > 1) };
}
