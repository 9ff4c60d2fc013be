import { withMessages } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";
import type { TableView } from "../../../protocol/types";

/** Whether a table teaches, or its games follow a lesson. */
export const isTeaching = ({ name }: TableView): boolean => name.kind === "first_game" || name.kind === "lesson";

/** The bubbles of a table that teaches. */
export const lessonPart = withMessages(
  "learn",
  lazyPart(() => import("./Lesson.svelte")),
);
export const lessonEndPart = withMessages(
  "learn",
  lazyPart(() => import("./LessonEnd.svelte")),
);
/** In the menu. */
export const lessonMenuPart = withMessages(
  "learn",
  lazyPart(() => import("./LessonMenu.svelte")),
);
