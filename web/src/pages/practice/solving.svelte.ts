/**
 * A puzzle being solved: the turn as far as it's chosen, what has been told, and the answer.
 *
 *   const solving = new Solving(task);
 *   solving.pick("card", "7");  solving.tap(0, 12);  solving.rows
 *   solving.answer();           // a wrong turn leads to the ring, then to the card, then to the answer
 *   solving.outcome             // "right", "shown", or nothing yet
 */

import type { Scene } from "../../board/board";
import { formatList, t } from "../../lib/i18n";
import type { Color, GameView, Place, PuzzleTask, Seat, SeatInfo } from "../../protocol/types";
import { SEAT_COLORS } from "../../puzzles/seatcolors";
import { boardEffects } from "../../story/effects";
import { readPosition } from "../../story/positions";
import { Wording } from "../../story/wording";
import {
  type Candidate,
  candidatesOf,
  isPegStage,
  operationsOf,
  type Picks,
  pegKey,
  type Stage,
} from "../../turn/candidates";
import type { TurnWords } from "../../turn/parts";
import { QuestionText } from "../../turn/questiontext";
import { choose, picksFor, playableCards, selectionFor } from "../../turn/selection";
import { landingAt, landingMarks, litPegs, type Peek, previewOperations } from "../../turn/targets";
import { TurnList } from "../../turn/turnlist";

/** How many steps there are to the answer: the ring, then the card, then the turn. */
const STEPS = 3;

export class Solving {
  picks = $state.raw<Picks>([]);
  /** The answer under the pointer or the focus, to preview on the board. */
  peek = $state.raw<Peek | null>(null);
  /** 1: which peg to look at, 2: which card to play, too. */
  told = $state(0);
  /** The cards of the wrong turns, in order. */
  tried = $state.raw<readonly string[]>([]);
  outcome = $state<"" | "right" | "shown">("");
  /** How turns are put into words, once that is downloaded. */
  words = $state.raw<TurnWords | null>(null);
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly wording: Wording;
  readonly hand: readonly string[];
  readonly #pegs: readonly (readonly Place[])[];
  readonly #turns: TurnList;
  readonly #game: Pick<GameView, "turn" | "phase" | "acts_for" | "options" | "player" | "declared" | "draws" | "loser">;

  /** `ownName`: the solver's, which stands at their seat unless a bot has it. */
  constructor(
    readonly task: PuzzleTask,
    ownName = "",
  ) {
    const { table, playable, puzzle } = task;
    const setup = readPosition(table.board, puzzle.position)!;
    this.seat = setup.turn;
    this.#pegs = setup.pegs;
    this.hand = [...setup.cards];
    this.seats = setup.pegs.map((_, seat) => seatInfo(task, seat, seat === setup.turn ? ownName : ""));
    this.wording = new Wording({ board: table.board, seats: this.seats, me: { seat: this.seat } }, table);
    this.#turns = TurnList.of(playable.options, playable.landings);
    this.#game = {
      ...{ turn: this.seat, phase: "play", acts_for: null, options: playable.options },
      ...{ player: null, declared: null, draws: 0, loser: null },
    };
  }

  readonly selection = $derived.by(() => selectionFor(this.#turns, this.picks));
  readonly text = $derived.by(() => new QuestionText(this.wording, this.#game));
  readonly rows = $derived.by(() => {
    const game = { pegs: this.#pegs, acts_for: null };
    return this.words ? new this.words.RowText(this.wording, game, this.seat).shown(this.selection) : [];
  });
  readonly prompt = $derived.by(() => this.text.prompt(this.selection));
  readonly card = $derived.by(() => this.selection.answered.get("card") ?? "");
  readonly playable = $derived.by(() => playableCards(this.#turns, this.picks));

  /** The sentence that tells the solver their color and partners. */
  get about(): string {
    const { names } = this.wording;
    const partners = this.seats.filter(({ seat }) => names.isPartner(seat, this.seat)).map(({ name }) => name);
    return partners.length ? t("practice-about", { partner: formatList(partners) }) : t("practice-about-alone");
  }

  /** The best turn, in one order of its steps. */
  get best(): Candidate {
    const { playable, puzzle } = this.task;
    const option = playable.options.find((each) => each.turn === puzzle.right[0])!;
    return candidatesOf([option], playable.landings)[0]!;
  }

  readonly colorOf = (seat: Seat): Color => this.seats[seat]!.color as Color;

  pick(stage: Stage, key: string): void {
    if (this.outcome) return;
    this.peek = null;
    this.picks =
      this.selection.answered.get(stage) === key && stage === "card" ? [] : choose(this.#turns, this.picks, stage, key);
  }

  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  /** A tap on the board: a peg, or where it goes. */
  tap(seat: Seat, place: Place): void {
    if (this.outcome) return;
    const answer = landingAt(this.selection, seat, place) ?? this.#pegAt(seat, place);
    if (answer) this.pick(answer.stage, answer.key);
  }

  #pegAt(seat: Seat, place: Place): { stage: Stage; key: string } | null {
    const { question, answered } = this.selection;
    const stage = question && isPegStage(question.stage) ? question.stage : "peg:0";
    return stage === "peg:0" && answered.has("landing:0") ? null : { stage, key: pegKey(seat, place) };
  }

  /** At which try it was solved; 0 if the answer was shown. */
  get tries(): number {
    return this.outcome === "right" ? this.tried.length + 1 : 0;
  }

  /** Compare the chosen turn with the right ones. A wrong one only leads a step on. */
  answer(): void {
    const { chosen } = this.selection;
    if (!chosen || this.outcome) return;
    if (this.task.puzzle.right.includes(chosen.option.turn)) {
      this.outcome = "right";
      return;
    }
    this.tried = [...this.tried, chosen.option.card ?? "?"];
    this.picks = [];
    this.told += 1;
    if (this.tried.length === STEPS) this.show();
    else this.told = Math.min(this.told, STEPS - 1);
  }

  hint(): void {
    this.told = Math.min(this.told + 1, STEPS - 1);
  }

  show(): void {
    this.picks = picksFor(this.best);
    this.outcome = "shown";
  }

  /** The board as the question shows it, with nothing chosen. */
  get question(): Pick<Scene, "shape" | "seats" | "pegs"> & Partial<Scene> {
    return {
      shape: this.task.table.board,
      viewer: this.seat,
      seats: this.seats.map(({ name, color }) => ({ name, color: color as Color })),
      pegs: this.#pegs,
      turn: this.seat,
    };
  }

  readonly scene = $derived.by((): Pick<Scene, "shape" | "seats" | "pegs"> & Partial<Scene> => {
    const now = this.selection;
    const isOpen = !this.outcome;
    const lit = litPegs(now);
    const whole = now.chosen ? boardEffects(operationsOf(now.chosen)) : boardEffects(previewOperations(now, this.peek));
    return {
      ...this.question,
      choosable: isOpen ? lit.filter((each) => !each.chosen) : [],
      chosen: isOpen ? (lit.find((each) => each.chosen) ?? null) : null,
      numbers: (isOpen && this.words?.shownNumbers(this.#turns, now, this.task.table.board, this.#pegs)) || [],
      landings: isOpen ? landingMarks(now) : [],
      preview: whole,
      ring: isOpen && this.told && !now.chosen ? this.task.ring : null,
    };
  });
}

function seatInfo({ table: { board }, puzzle: { teams }, names }: PuzzleTask, seat: Seat, own: string): SeatInfo {
  const name = own && !names.includes(own) ? own : names[seat]!;
  return {
    ...{ seat, team: seat % teams, letter: board.letters[seat]!, name, color: SEAT_COLORS[seat]! },
    ...{ kind: "bot", bot: null, here: true, needs_phone: false, stand_in: null, away_until: null },
  };
}
