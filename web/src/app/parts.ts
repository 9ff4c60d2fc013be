/** The parts that several pages download. */
import { withMessages } from "./i18n";
import { lazyPart } from "./lazy";

/** Flying cards. */
export const flightsPart = lazyPart(() => import("../flights/flights"), { isOptional: true });

/** The bubbles of a table that teaches. */
export const lessonPart = withMessages(
  "learn",
  lazyPart(() => import("../pages/table/lazy/Lesson.svelte")),
);

/** The choice of a reference card to print. */
export const printPart = withMessages(
  "print",
  lazyPart(() => import("../rules/lazy/PrintSheet.svelte")),
);
