/**
 * The notes on one finished game, and whether this browser's person may write some.
 *
 *   const notes = new GameNotes(game);
 *   void notes.load();
 *   notes.at(58), notes.turns, notes.next(58)
 *   if (notes.author) await notes.write(58, draft)      // rejects like `api`
 */
import { playerTokens } from "../lib/playertokens";
import type { GameNote } from "../protocol/types";
import { notesApi } from "./api";
import { type Draft, EMPTY } from "./draft";

export class GameNotes {
  all = $state.raw<readonly GameNote[]>([]);
  /** The seat that this person had in the game, and its key. */
  author = $state.raw<{ seat: number; token: string } | null>(null);
  /** The turns with a note, in order. */
  readonly turns = $derived([...new Set(this.all.map(({ turn }) => turn))]);

  constructor(readonly game: string) {}

  /** Without an answer, there are no notes: a replay works without them. */
  async load(): Promise<void> {
    await Promise.all([this.#read(), this.#findAuthor()]).catch(() => {});
  }

  async #read(): Promise<void> {
    this.all = (await notesApi.read(this.game)).notes;
  }

  async #findAuthor(): Promise<void> {
    const tokens = playerTokens();
    if (tokens.length === 0) return;
    const { token, seat } = await notesApi.author(this.game, tokens);
    if (token !== null && seat !== null) this.author = { seat, token: tokens[token]! };
  }

  at(turn: number): readonly GameNote[] {
    return this.all.filter((each) => each.turn === turn);
  }

  /** This person's note on a turn. */
  own(turn: number): GameNote | null {
    return this.at(turn).find((each) => each.seat === this.author?.seat) ?? null;
  }

  /** The next turn with a note; after the last one, the first. Null if there is none. */
  next(turn: number): number | null {
    return this.turns.find((each) => each > turn) ?? this.turns[0] ?? null;
  }

  /** The note on a turn as it would be changed. */
  draft(turn: number): Draft {
    const own = this.own(turn);
    return own ? { text: own.text, arrows: own.arrows, rings: own.rings } : EMPTY;
  }

  async write(turn: number, draft: Draft): Promise<void> {
    const { token } = this.author!;
    this.all = (await notesApi.write(this.game, { token, turn, ...draft })).notes;
  }

  async delete(turn: number): Promise<void> {
    const { token } = this.author!;
    this.all = (await notesApi.delete(this.game, { token, turn })).notes;
  }
}
