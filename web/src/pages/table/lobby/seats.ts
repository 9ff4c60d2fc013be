/** Seats before the game in words: where they are, seen from the viewer's. */
import { t } from "../../../lib/i18n";
import type { Seat, SeatInfo } from "../../../protocol/types";
import type { Play } from "../play.svelte";
import { type Around, isPartner } from "./notes";

/** "The seat on your left". */
export function whereOf(seat: Seat, { players, me }: Around): string {
  const ahead = (seat - me + players) % players;
  if (ahead === 0) return t("lobby-at-mine");
  if (ahead === 1 && players > 2) return t("lobby-at-left");
  if (ahead === players - 1 && players > 2) return t("lobby-at-right");
  if (2 * ahead === players) return t("lobby-at-across");
  return t("lobby-at", { number: ahead });
}

/** "Your partner"; "Plays after you"; empty for the others. */
export function roleOf(seat: Seat, around: Around): string {
  if (isPartner(seat, around)) return t("lobby-partner");
  return (seat - around.me + around.players) % around.players === 1 ? t("lobby-after-you") : "";
}

export const awaitedAt = (play: Play): SeatInfo[] => play.table!.seats.filter((each) => each.kind === "open");
