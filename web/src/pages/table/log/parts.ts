/** What the pace and the recap need after the first cards are on screen. */
import { withMessages } from "../../../app/i18n";
import { afterFirstLoad, lazyPart } from "../../../app/lazy";

const OPTIONAL = { isOptional: true };

export const recapPart = afterFirstLoad(
  withMessages(
    "calm",
    lazyPart(() => import("./lazy/Recap.svelte"), OPTIONAL),
  ),
);
export const pacePart = afterFirstLoad(
  withMessages(
    "calm",
    lazyPart(() => import("./lazy/PaceControls.svelte"), OPTIONAL),
  ),
);
export const movesPart = afterFirstLoad(lazyPart(() => import("./lazy/MoveList.svelte"), OPTIONAL));
