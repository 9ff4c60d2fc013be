/** What the pace and the recap need after the first cards are on screen. */
import { optionalPart } from "../../../lib/i18n";
import { afterFirstLoad, lazyPart } from "../../../lib/lazy";

const OPTIONAL = { isOptional: true };

export const recapPart = afterFirstLoad(optionalPart("calm", () => import("./Recap.svelte")));
export const sincePart = afterFirstLoad(optionalPart("calm", () => import("./SinceTurn.svelte")));
export const pacePart = afterFirstLoad(optionalPart("calm", () => import("./PaceControls.svelte")));
export const movesPart = afterFirstLoad(lazyPart(() => import("./MoveList.svelte"), OPTIONAL));
