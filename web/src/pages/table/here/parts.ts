/** What a table of this device needs besides, downloaded for the first one. */
import { optionalPart, partOf } from "../../../lib/i18n";

const herePart = optionalPart("here", () => import("./all"));
export const hereTablePart = partOf(herePart, "HereTable");
export const coverPart = partOf(herePart, "Cover");
export const movePart = partOf(herePart, "MoveOnline");
export const someonePart = partOf(herePart, "SomeoneHere");
