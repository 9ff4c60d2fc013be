/**
 * A puzzle being solved: the turn as far as it's chosen, the hints, and the answer.
 *
 *   const solving = new Solving(task);
 *   solving.pick("card", "7");  solving.tap(0, 12);  solving.rows
 *   solving.answer();           // "right" or "wrong"
 */

import type { Scene } from "../../board/board";
import { START } from "../../board/shape";
import type { Color, GameView, Place, PuzzleTask, Seat, SeatInfo } from "../../protocol/types";
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
import { QuestionText } from "../../turn/questiontext";
import { choose, picksFor, playableCards, selectionFor } from "../../turn/selection";
import { landingAt, landingMarks, litPegs, type Peek, previewOperations } from "../../turn/targets";
import { TurnList } from "../../turn/turnlist";
import { plateOf } from "./plates";

type Outcome = "" | "right" | "wrong" | "shown";

export class Solving {
  picks = $state.raw<Picks>([]);
  /** The answer under the pointer or the focus, to preview on the board. */
  peek = $state.raw<Peek | null>(null);
  /** 1: which card, 2: which peg, too. */
  hints = $state(0);
  outcome = $state<Outcome>("");
  tries = $state(0);
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly wording: Wording;
  readonly hand: readonly string[];
  readonly #pegs: readonly (readonly Place[])[];
  readonly #turns: TurnList;
  readonly #game: Pick<GameView, "turn" | "phase" | "acts_for" | "options" | "player" | "declared" | "draws" | "loser">;

  constructor(readonly task: PuzzleTask) {
    const { table, playable, puzzle } = task;
    const setup = readPosition(table.board, puzzle.position)!;
    this.seat = setup.turn;
    this.#pegs = setup.pegs;
    this.hand = [...setup.cards];
    this.seats = setup.pegs.map((_, seat) => seatInfo(task, seat));
    this.wording = new Wording({ board: table.board, seats: this.seats, me: { seat: this.seat } }, table);
    this.#turns = TurnList.of(playable.options, playable.landings);
    this.#game = {
      ...{ turn: this.seat, phase: "play", acts_for: null, options: playable.options },
      ...{ player: null, declared: null, draws: 0, loser: null },
    };
  }

  readonly selection = $derived.by(() => selectionFor(this.#turns, this.picks));
  readonly text = $derived.by(() => new QuestionText(this.wording, this.#game));
  readonly rows = $derived.by(() => this.text.rows(this.selection));
  readonly prompt = $derived.by(() => this.text.prompt(this.selection));
  readonly card = $derived.by(() => this.selection.answered.get("card") ?? "");
  readonly playable = $derived.by(() => playableCards(this.#turns, this.picks));

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

  /** Compare the chosen turn with the right ones. */
  answer(): Outcome {
    const { chosen } = this.selection;
    if (!chosen || this.outcome) return this.outcome;
    this.tries += 1;
    this.outcome = this.task.puzzle.right.includes(chosen.option.turn) ? "right" : "wrong";
    return this.outcome;
  }

  tryAgain(): void {
    this.outcome = "";
    this.picks = [];
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
    const step = now.chosen?.steps[0];
    return {
      ...this.question,
      choosable: isOpen ? lit.filter((each) => !each.chosen) : [],
      chosen: isOpen ? (lit.find((each) => each.chosen) ?? null) : null,
      landings: isOpen ? landingMarks(now) : [],
      preview: whole,
      crosses:
        this.outcome === "wrong" && step && step.origin !== START ? [{ seat: step.seat, place: step.target }] : [],
    };
  });
}

function seatInfo({ table: { board }, puzzle: { teams } }: PuzzleTask, seat: Seat): SeatInfo {
  return {
    ...{ seat, team: seat % teams, letter: board.letters[seat]!, ...plateOf(seat) },
    ...{ kind: "bot", bot: null, here: true, needs_phone: false, stand_in: null, away_until: null },
  };
}
