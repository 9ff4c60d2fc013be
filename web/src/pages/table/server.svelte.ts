/**
 * What a person asks of the table's server. A refusal becomes a toast.
 *
 *   const server = new Server(socket);
 *   if (await server.send({ do: "pause" })) ...      // true once it is done
 *   const answer = await server.ask({ do: "hint" });   // null if it was refused
 */
import { api, sentenceOf } from "../../app/api";
import { tell } from "../../app/notices";
import { ClosedError, RefusedError, type TableSocket, type Wish } from "../../app/socket";
import { play as sound } from "../../app/sounds";
import type { Answer, Seat } from "../../protocol/types";

export class Server {
  /** An answer is on its way. */
  asking = $state(false);

  constructor(readonly socket: TableSocket) {}

  async send(wish: Wish): Promise<boolean> {
    try {
      await this.socket.send(wish);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  async ask(wish: Wish): Promise<Answer | null> {
    this.asking = true;
    try {
      const answer = await this.socket.send(wish);
      return answer.tell === "answer" ? answer : null;
    } catch (error) {
      this.#refused(error);
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** Give a seat to the strongest bot. */
  async seatBot(seat: Seat): Promise<void> {
    try {
      const { bots } = await api.here();
      if (bots[0]) await this.send({ do: "set_seat", seat, bot: bots[0].name });
    } catch (error) {
      tell(sentenceOf(error), { kind: "problem" });
    }
  }

  #refused(error: unknown): void {
    if (error instanceof ClosedError) return;
    if (!(error instanceof RefusedError)) throw error;
    sound("no");
    tell(error.refusal.sentence, { kind: "problem" });
  }
}
