/** The parts that only tables of this device have, downloaded when one is first opened. */
import { optionalPart, partOf } from "../../../lib/i18n";

const herePart = optionalPart("here", () => import("./all"));
export const hereTablePart = partOf(herePart, "HereTable");
export const coverPart = partOf(herePart, "Cover");
export const movePart = partOf(herePart, "MoveOnline");
export const someonePart = partOf(herePart, "SomeoneHere");
