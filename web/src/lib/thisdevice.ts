/** The way to the worker that has this device's tables, and what the page does when the worker reports something. */
import { request as ask, listen } from "../local/port";
import { t } from "./i18n";
import { removeSeat, seats } from "./identity";
import { serverProblem } from "./notices";

listen({
  full() {
    serverProblem.value = t("here-full");
  },
  dropped(tables) {
    for (const { table, token } of seats.value) if (tables.includes(table)) removeSeat(token);
  },
});

/** The status of an answer if the device has no room left. */
const FULL = 507;

/** This device's answer to a request. */
export async function request(...asked: Parameters<typeof ask>): Promise<Response> {
  const response = await ask(...asked);
  if (response.status !== FULL) return response;
  return new Response(JSON.stringify({ code: "full", sentence: t("here-full") }), { status: FULL });
}

export { listen, socketTo } from "../local/port";
