/** What the front page downloads once its doors are there. */
import { optionalPart } from "../../lib/i18n";

export const todayPart = optionalPart("today", () => import("./Today.svelte"));
