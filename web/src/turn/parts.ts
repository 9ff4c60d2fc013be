/** How turns are put into words, downloaded when one is chosen. */
import { withMessages } from "../lib/i18n";
import { lazyPart } from "../lib/lazy";

export type TurnWords = typeof import("./words");
export const turnWordsPart = withMessages(
  "turn",
  lazyPart<TurnWords>(() => import("./words")),
);
