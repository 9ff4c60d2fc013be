/** What the pace and the recap need after the first cards are on screen. */
import { withMessages } from "../../../lib/i18n";
import { afterFirstLoad, lazyPart } from "../../../lib/lazy";

const OPTIONAL = { isOptional: true };

export const recapPart = afterFirstLoad(
  withMessages(
    "calm",
    lazyPart(() => import("./Recap.svelte"), OPTIONAL),
  ),
);
export const pacePart = afterFirstLoad(
  withMessages(
    "calm",
    lazyPart(() => import("./PaceControls.svelte"), OPTIONAL),
  ),
);
export const movesPart = afterFirstLoad(lazyPart(() => import("./MoveList.svelte"), OPTIONAL));
