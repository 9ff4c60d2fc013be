/** What a puzzle's page downloads when it's needed. */
import { optionalPart } from "../../lib/i18n";

export const putOnPagePart = optionalPart("embed", () => import("../../look/PutOnPage.svelte"));
