import { withMessages } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";

/** The bubbles of a table that teaches. */
export const lessonPart = withMessages(
  "learn",
  lazyPart(() => import("./Lesson.svelte")),
);
