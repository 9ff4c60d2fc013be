/** What the front page downloads after it's shown. */
import { afterFirstLoad, lazyPart } from "../../lib/lazy";

const OPTIONAL = { isOptional: true };

export const thumbsPart = afterFirstLoad(lazyPart(() => import("./thumbs"), OPTIONAL));
export const nightPart = lazyPart(() => import("./NightLine.svelte"), OPTIONAL);
