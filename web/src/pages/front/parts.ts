/** What the front page downloads after it's shown. */
import { optionalPart } from "../../lib/i18n";
import { afterFirstLoad, lazyPart } from "../../lib/lazy";

export const thumbsPart = afterFirstLoad(lazyPart(() => import("./thumbs"), { isOptional: true }));
export const nightPart = optionalPart("club", () => import("./NightLine.svelte"));
