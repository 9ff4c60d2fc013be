/**
 * Sends commands to the table's server. Refused commands show a toast.
 *
 *   const server = new Server(socket);
 *   if (await server.send({ do: "pause" })) ...        // true once it's done
 *   const answer = await server.ask({ do: "hint" });   // null if it was refused
 */
import { showToast } from "../../lib/notices";
import { type AnswerToCommand, ClosedError, type Command, RefusedError, type TableSocket } from "../../lib/socket";
import { playSound } from "../../lib/sounds";
import type { Answer, OptionsPage, Refused, TypedTurns } from "../../protocol/types";

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
    const answer = await this.#answer(command);
    return answer?.tell === "options" ? answer : null;
  }

  /** What a typed turn means; null if it was refused. */
  async read(text: string): Promise<TypedTurns | null> {
    const answer = await this.#answer({ do: "read", text });
    return answer?.tell === "typed" ? answer : null;
  }

  async ask(command: Command): Promise<Answer | null> {
    this.asking = true;
    const answer = await this.#answer(command).finally(() => (this.asking = false));
    return answer?.tell === "answer" ? answer : null;
  }

  async #answer(command: Command): Promise<AnswerToCommand | null> {
    try {
      return await this.socket.send(command);
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof ClosedError) return;
    if (!(error instanceof RefusedError)) throw error;
    playSound("no");
    showToast(error.refusal.sentence, { kind: "problem" });
  }
}
