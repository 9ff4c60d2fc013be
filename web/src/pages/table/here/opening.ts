/**
 * Opens a server's table again on this device, with the same seats, rules and options, before anyone else has come.
 *
 *   const table = await openAgainHere(play);   // rejects like `api`; the server's table is still there
 *   leaveFor(play, table);
 */
import { findSeat, removeSeat } from "../../../lib/identity";
import { go } from "../../../lib/router";
import { openAsHere } from "../../../mygames/openfamily";
import type { Color, SeatChoice, SeatInfo, Settings } from "../../../protocol/types";
import { sheetRequest } from "../help/help";
import type { Play } from "../play.svelte";

export function openAgainHere(play: Play): Promise<string> {
  const { name, color } = play.table!.seats[play.me!]!;
  return openAsHere(settingsOf(play), { name, color: color as Color });
}

/** Go to the table on this device. The server closes the other one, since its only person leaves. */
export function leaveFor(play: Play, table: string): void {
  void play.server.send({ do: "leave" });
  const { token } = findSeat(play.tableId)!;
  go(`t/${table}`, { replace: true });
  removeSeat(token);
}

/** Without what tables of a device don't have: clocks, watchers, and a say in table talk. */
function settingsOf(play: Play): Settings {
  const { name, seats, settings } = play.table!;
  const { players, teams, hints, take_back, dealer, dealer_seat, pace } = settings;
  return {
    rules: sheetRequest(play).rules,
    players,
    teams,
    hints,
    take_back,
    dealer,
    dealer_seat,
    pace: { bot_seconds: pace.bot_seconds },
    title: name.title,
    seats: seats.map((seat) => choiceOf(seat, play.me)),
  };
}

function choiceOf({ seat, kind, bot, name, color }: SeatInfo, me: number | null): SeatChoice {
  if (seat === me) return { who: "me" };
  return kind === "bot" ? { who: "bot", bot: bot!, name, color: color as Color } : { who: "invited" };
}
