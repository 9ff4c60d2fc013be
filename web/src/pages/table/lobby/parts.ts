/** What a table needs before the game, downloaded when there's none yet. */
import { optionalPart } from "../../../lib/i18n";

export const lobbyPart = optionalPart("lobby", () => import("./Lobby.svelte"));
export const codeSheetPart = optionalPart("join", () => import("./CodeSheet.svelte"));
export const seatButtonsPart = optionalPart("lobby", () => import("./SeatButtons.svelte"));
export const invitationPart = optionalPart("lobby", () => import("./Invitation.svelte"));
