/**
 * Sends commands to the table's server. Refused commands show a toast.
 *
 *   const server = new Server(socket);
 *   if (await server.send({ do: "pause" })) ...        // true once it's done
 *   const answer = await server.ask({ do: "hint" });   // null if it was refused
 */
import { api, sentenceOf } from "../../lib/api";
import { showToast } from "../../lib/notices";
import { ClosedError, type Command, RefusedError, type TableSocket } from "../../lib/socket";
import { playSound } from "../../lib/sounds";
import type { Answer, OptionsPage, Refused, Seat, TypedTurns } from "../../protocol/types";

export class Server {
  /** Whether an answer is pending. */
  asking = $state(false);

  constructor(readonly socket: TableSocket) {}

  /** `handle` returns whether it deals with a refusal; then there's no toast. */
  async send(command: Command, handle: (refusal: Refused) => boolean = () => false): Promise<boolean> {
    try {
      await this.socket.send(command);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError && handle(error.refusal))) this.#refused(error);
      return false;
    }
  }

  /** A part of a long list of turns; null if it was refused. */
  async list(command: Command): Promise<OptionsPage | null> {
    try {
      const answer = await this.socket.send(command);
      return answer.tell === "options" ? answer : null;
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  /** What a typed turn means; null if it was refused. */
  async read(text: string): Promise<TypedTurns | null> {
    try {
      const answer = await this.socket.send({ do: "read", text });
      return answer.tell === "typed" ? answer : null;
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  async ask(command: Command): Promise<Answer | null> {
    this.asking = true;
    try {
      const answer = await this.socket.send(command);
      return answer.tell === "answer" ? answer : null;
    } catch (error) {
      this.#refused(error);
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** Give a seat to the usual bot. */
  async seatBot(seat: Seat): Promise<void> {
    try {
      const { bots } = await api.here();
      const usual = bots.find((each) => each.usual);
      if (usual) await this.send({ do: "set_seat", seat, bot: usual.name });
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
    }
  }

  #refused(error: unknown): void {
    if (error instanceof ClosedError) return;
    if (!(error instanceof RefusedError)) throw error;
    playSound("no");
    showToast(error.refusal.sentence, { kind: "problem" });
  }
}
