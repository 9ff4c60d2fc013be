/**
 * Runs inside the page itself, while the program is still being downloaded: connects to the table that the address
 * names, has the browser fetch the messages of its language, and counts once in it. On a slow network that saves two
 * ways there and back, and on a slow phone the first count takes a while. The program takes the connection over (see
 * `takeEarlyConnection`).
 */

import type { EarlyConnection } from "../lib/connection";
import { helloText, socketUrl } from "../lib/hello";
import { chosenLanguage } from "../lib/languages";
import { readSeats, seatAt } from "../lib/savedseats";
import { readSettings } from "../lib/savedsettings";

/** The address of each language's catalog. The build knows it; see tools/early.ts. */
const CATALOGS = JSON.parse("__CATALOGS__") as Record<string, string>;

const language = chosenLanguage(readSettings().language);
preload(CATALOGS[language]);
const table = /\/t\/([\w-]+)(?:\/words)?\/?$/.exec(location.pathname)?.[1];
const seat = table && seatAt(readSeats(), table);
// A table of this device has no server.
if (seat && !/^here-/.test(seat.table)) window.pegsEarly = connect(seat.table, seat.token);
// Once everything is on its way.
setTimeout(() => new Intl.PluralRules(language).select(1) + new Intl.NumberFormat(language).format(1));

function preload(address: string | undefined): void {
  if (!address) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

function connect(at: string, token: string): EarlyConnection {
  const socket = new WebSocket(socketUrl(at));
  const messages: string[] = [];
  socket.onopen = () => socket.send(helloText(token, language, null));
  socket.onmessage = (event) => messages.push(String(event.data));
  return { table: at, token, language, socket, messages };
}
