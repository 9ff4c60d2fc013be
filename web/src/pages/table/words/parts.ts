/** The board in words, downloaded when it's first opened. */
import { withMessages } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";

export const wordsPart = withMessages(
  "words",
  lazyPart(() => import("./BoardInWords.svelte")),
);
