/** Sheets that are downloaded when they're first opened. */
import { optionalPart } from "../../../lib/i18n";

export const menuPart = optionalPart("people", () => import("./Menu.svelte"));
