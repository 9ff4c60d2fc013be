/** What a table of this device needs besides, downloaded for the first one. */
import { optionalPart } from "../../../lib/i18n";

export const hereTablePart = optionalPart("here", () => import("./HereTable.svelte"));
export const coverPart = optionalPart("here", () => import("./Cover.svelte"));
export const movePart = optionalPart("here", () => import("./MoveOnline.svelte"));
export const someonePart = optionalPart("here", () => import("./SomeoneHere.svelte"));
