/**
 * Talk at the table: what shows at the seats now, the log, and who is muted on this device.
 *
 *   play.talk.hear(event);                 // someone said something, or reacted
 *   play.talk.bubbles, play.talk.log       // without what muted people say
 *   play.talk.react("nice");  play.talk.say({ text: "Hi" });
 *   play.talk.mute(seat, true);  play.talk.isMuted(seat);
 */
import { announce } from "../../../lib/notices";
import { playSound } from "../../../lib/sounds";
import type { Said, Seat } from "../../../protocol/types";
import { phraseText, reactionText } from "../../../story/phrases";
import { sentences } from "../../../story/sentences";
import type { Play } from "../play.svelte";
import { followed, type Muted, mutedAt, saveMuted } from "./muted";

/** How long a message and a reaction show at the seat (milliseconds). */
const MESSAGE_TIME = 4000;
const REACTION_TIME = 2000;
/** Messages older than this (seconds) are only in the log. */
const NEWS = 15;
/** The least time between two reactions (milliseconds); the server refuses more (`pegs.table.chat`). */
const REACTION_PAUSE = 3000;
export const textOf = (said: Said): string =>
  said.reaction ? reactionText(said.reaction) : said.phrase ? phraseText(said.phrase) : (said.text ?? "");

export class Talk {
  /** The messages and reactions at the seats now: at most one of each kind a seat. */
  bubbles = $state.raw<readonly Said[]>([]);
  /** Whether the viewer may react again. */
  canReact = $state(true);
  #muted = $state.raw<readonly Muted[]>([]);

  constructor(readonly play: Play) {
    this.#muted = mutedAt(play.tableId);
    this.followSeats();
    // What was said while this was still being downloaded.
    for (const said of [...this.log].reverse()) this.hear(said);
  }

  /** What was said since the game began, the newest first. */
  readonly log = $derived.by<readonly Said[]>(() =>
    this.play.log.filter((each): each is Said => each.what === "said" && !this.isMuted(each.seat)).reverse(),
  );

  /** Whether the table allows typed messages. */
  get isOpen(): boolean {
    const talk = this.play.table?.settings.talk;
    return talk === "moves" || talk === "open";
  }

  hear(said: Said): void {
    const { play } = this;
    if (this.isMuted(said.seat) || play.now - said.at > NEWS) return;
    const isSame = (each: Said) => each.seat === said.seat && Boolean(each.reaction) === Boolean(said.reaction);
    this.bubbles = [...this.bubbles.filter((each) => !isSame(each)), said];
    setTimeout(() => this.#hide(said), said.reaction ? REACTION_TIME : MESSAGE_TIME);
    if (said.seat === play.me || !play.wording) return;
    playSound("talk");
    announce(sentences(said.lines, play.wording.names));
  }

  #hide(said: Said): void {
    this.bubbles = this.bubbles.filter((each) => each !== said);
  }

  async react(reaction: string): Promise<void> {
    if (!this.canReact) return;
    this.canReact = false;
    setTimeout(() => (this.canReact = true), REACTION_PAUSE);
    await this.play.server.send({ do: "say", reaction });
  }

  /** Returns whether it was sent. */
  say(message: { phrase: string } | { text: string }): Promise<boolean> {
    return this.play.server.send({ do: "say", ...message });
  }

  // --- muting

  isMuted(seat: Seat): boolean {
    const name = this.play.table?.seats[seat]?.name;
    return name !== undefined && this.#muted.some((each) => each.name === name);
  }

  mute(seat: Seat, isMuted: boolean): void {
    const name = this.play.table!.seats[seat]!.name;
    const others = this.#muted.filter((each) => each.name !== name);
    this.#save(isMuted ? [...others, { name, seat }] : others);
    if (isMuted) this.bubbles = this.bubbles.filter((each) => each.seat !== seat);
  }

  /** Follow muted people who change their names or seats. */
  followSeats(): void {
    if (this.#muted.length === 0) return;
    const now = followed(this.#muted, this.play.table!.seats);
    if (JSON.stringify(now) !== JSON.stringify(this.#muted)) this.#save(now);
  }

  #save(list: readonly Muted[]): void {
    this.#muted = list;
    saveMuted(this.play.tableId, list);
  }
}
