import { api, sentenceOf } from "../../../lib/api";
import { showToast } from "../../../lib/notices";
import type { Seat } from "../../../protocol/types";
import type { Server } from "../server.svelte";

/** Give a seat to the usual bot. */
export async function seatBot(server: Server, seat: Seat): Promise<void> {
  try {
    const { bots } = await api.here();
    const usual = bots.find((each) => each.usual);
    if (usual) await server.send({ do: "set_seat", seat, bot: usual.name });
  } catch (error) {
    showToast(sentenceOf(error), { kind: "problem" });
  }
}
