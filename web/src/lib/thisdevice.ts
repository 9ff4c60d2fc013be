/** The way to the worker that has this device's tables, and what the page does about what it says by itself. */
import { listen } from "../local/port";
import { t } from "./i18n";
import { removeSeat, seats } from "./identity";
import { serverProblem } from "./notices";

listen({
  full() {
    serverProblem.value = t("app-full");
  },
  dropped(tables) {
    for (const { table, token } of seats.value) if (tables.includes(table)) removeSeat(token);
  },
});

export { request, warmUp } from "../local/port";
