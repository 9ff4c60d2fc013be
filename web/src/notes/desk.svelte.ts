/**
 * Where one person reads and writes notes: whose arrows are drawn, and the drafts of this page by turn.
 *
 *   const desk = new Desk(notes);
 *   desk.marks(58)                          // what the board shows
 *   desk.open(58);  desk.change(58, draft);  await desk.save(58);  desk.close();
 */
import { t } from "../lib/i18n";
import { announce, showToast } from "../lib/notices";
import type { GameNote } from "../protocol/types";
import { type Draft, EMPTY, hasMarks, type Marks, marked } from "./draft";
import type { GameNotes } from "./gamenotes.svelte";

export class Desk {
  /** The turn whose note is being written; null if none is. */
  #writing = $state<number | null>(null);
  #drafts = $state.raw<Readonly<Record<number, Draft>>>({});
  #chosen = $state<number | null>(null);

  constructor(readonly notes: GameNotes) {}

  /** The note that is being written on a turn. */
  draft(turn: number): Draft | null {
    return this.#writing === turn ? (this.#drafts[turn] ?? EMPTY) : null;
  }

  /** The note on a turn whose arrows are drawn. */
  chosen(turn: number): GameNote | null {
    const drawn = this.notes.at(turn).filter(hasMarks);
    return drawn.find((each) => each.seat === this.#chosen) ?? drawn[0] ?? null;
  }

  marks(turn: number): Marks {
    return this.draft(turn) ?? this.chosen(turn) ?? EMPTY;
  }

  choose(seat: number): void {
    this.#chosen = seat;
  }

  open(turn: number): void {
    if (!this.#drafts[turn]) this.change(turn, this.notes.draft(turn));
    this.#writing = turn;
  }

  change(turn: number, draft: Draft): void {
    this.#drafts = { ...this.#drafts, [turn]: draft };
  }

  /** Stop writing; what was written is forgotten. */
  cancel(turn: number): void {
    this.#forget(turn);
    if (this.#writing === turn) this.#writing = null;
  }

  /** A drag between two holes, or a tap on one. */
  draw(turn: number, origin: string, target: string, isSecond: boolean): void {
    const before = this.draft(turn);
    const draft = before && marked(before, origin, target, isSecond);
    if (draft) this.change(turn, draft);
    else showToast(t("note-most"));
  }

  /** Rejects like `api`. */
  async save(turn: number): Promise<void> {
    await this.notes.write(turn, this.draft(turn) ?? EMPTY);
    this.cancel(turn);
    if (this.notes.author) this.choose(this.notes.author.seat);
    showToast(t("note-saved"));
  }

  /** Delete this person's note. It's the draft of another one. Rejects like `api`. */
  async delete(turn: number): Promise<void> {
    this.change(turn, this.notes.draft(turn));
    await this.notes.delete(turn);
    announce(t("note-deleted"));
  }

  #forget(turn: number): void {
    const { [turn]: _, ...others } = this.#drafts;
    this.#drafts = others;
  }
}
