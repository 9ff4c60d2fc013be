/**
 * The field for typed turns: what can be played, what the text means so far, and what Enter does. The server reads the
 * text (`pegs.table.typed_turns`); only what's also a button is read here.
 *
 *   const typing = new Typing(play, { last, board });
 *   typing.list, typing.meaning           // the turns listed, and those that the text can mean
 *   typing.type("7 2 3"); typing.enter();
 */
import { t } from "../../../lib/i18n";
import { announce } from "../../../lib/notices";
import { settings } from "../../../lib/settings";
import type { TypedLine, TypedTurns } from "../../../protocol/types";
import type { Play } from "../play.svelte";

/** How long to wait for the next letter before the text is read (milliseconds). */
const PAUSE = 250;
/** What's typed instead of pressing a button; the English words always work. */
const WORDS = {
  hint: () => t("words-type-hint"),
  last: () => t("words-type-last"),
  board: () => t("words-type-board"),
  undo: () => t("words-type-undo"),
};
type Word = keyof typeof WORDS;

export class Typing {
  text = $state("");
  /** All that can be played, the best first. */
  list = $state.raw<TypedTurns | null>(null);
  meaning = $state.raw<TypedTurns | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly play: Play,
    /** What the page does for the words that aren't questions to the server. */
    readonly does: Readonly<Record<"last" | "board", () => void>>,
  ) {}

  /** List what can be played in a new position. */
  async begin(): Promise<void> {
    this.list = null;
    this.list = this.play.isDeciding ? await this.play.server.read("") : null;
    if (this.text) await this.#read();
  }

  type(text: string): void {
    this.text = text;
    this.meaning = null;
    this.#asked++; // What's been asked is about the text before.
    clearTimeout(this.#waiting);
    if (text.trim() && !this.#word) this.#waiting = setTimeout(() => void this.#read(), PAUSE);
  }

  clear(): void {
    this.type("");
  }

  /** Play the turn, or do what the word says. */
  async enter(): Promise<void> {
    const word = this.#word;
    if (word) {
      this.clear();
      await this.do(word);
      return;
    }
    if (!this.text.trim()) return;
    const { lines = [] } = (await this.#read()) ?? {};
    if (lines.length === 1) await this.playTurn(lines[0]!.turn);
  }

  /** One of several turns that the text can mean: play it, or list the ways that it stands for. */
  async choose({ turn, more, typed }: TypedLine): Promise<void> {
    if (!more) return this.playTurn(turn);
    this.type(typed);
    await this.#read();
  }

  async playTurn(turn: string): Promise<void> {
    if (await this.play.playTurn(turn, !settings.value.confirm)) this.clear();
  }

  async do(word: Word): Promise<void> {
    if (word === "hint") await this.#hint();
    else if (word === "undo") await this.play.takeBack();
    else this.does[word]();
  }

  /** Why the text can't be played; without a text, why the cards of the hand can't. */
  async whyNot(): Promise<void> {
    await this.#read(`${this.text}?`);
  }

  /** Put the hinted turn into the field, and say why. */
  async #hint(): Promise<void> {
    const answer = await this.play.server.ask({ do: "hint" });
    if (!answer?.turn) return;
    this.text = answer.turn;
    await this.#read();
    announce([this.meaning?.lines[0]?.text, ...answer.main_reasons.map((each) => each.sentence)].join(". "));
  }

  /** Ask what a text means. The page shows the answer unless something else was asked meanwhile. */
  async #read(text = this.text): Promise<TypedTurns | null> {
    clearTimeout(this.#waiting);
    const asked = ++this.#asked;
    const meaning = this.play.isMyTurn ? await this.play.server.read(text) : null;
    if (asked === this.#asked) this.meaning = meaning;
    return meaning;
  }

  get #word(): Word | undefined {
    const typed = this.text.trim().toLocaleLowerCase();
    return (Object.keys(WORDS) as Word[]).find((word) => typed === word || typed === WORDS[word]());
  }
}
