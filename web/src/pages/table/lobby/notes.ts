/** The words on plates before the game: part of the first download, as the board is. */
import { t } from "../../../lib/i18n";
import type { Seat, SeatInfo } from "../../../protocol/types";
import type { Play } from "../play.svelte";

export interface Around {
  readonly players: number;
  readonly teams: number;
  readonly me: Seat;
}

export const isPartner = (seat: Seat, { players, teams, me }: Around): boolean =>
  seat !== me && teams < players && seat % teams === me % teams;

/** From whose seat a player looks; null for a watcher. */
export function aroundOf(play: Play): Around | null {
  const { players, teams } = play.table!.board;
  return play.me === null ? null : { players, teams, me: play.me };
}

/** The word below the name on a plate; empty if there's nothing to say. */
export function noteOf(seat: SeatInfo, around: Around | null, invites: boolean): string {
  if (seat.kind === "open") return invites ? t("lobby-note-invite") : "";
  if (seat.seat === around?.me) return t("lobby-note-you");
  if (around && isPartner(seat.seat, around)) return t("lobby-note-partner");
  if (seat.kind === "bot") return t("lobby-note-bot");
  return seat.here ? t("lobby-note-here") : t("lobby-note-away");
}
