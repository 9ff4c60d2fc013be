/** What the front page shows once it's there. */
import { afterFirstLoad, lazyPart } from "../../lib/lazy";

const OPTIONAL = { isOptional: true };

export type Thumbs = typeof import("./thumbs");
export const thumbsPart = afterFirstLoad(lazyPart(() => import("./thumbs"), OPTIONAL));
export const nightPart = lazyPart(() => import("./NightLine.svelte"), OPTIONAL);
