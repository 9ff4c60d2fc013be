/** What the table shows at the end of a game, downloaded then. */
import { withMessages } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";

export const gameOverPart = withMessages(
  "over",
  lazyPart(() => import("./GameOver.svelte"), { isOptional: true }),
);
/** Who won, in the middle of the board. */
export const resultPart = withMessages(
  "over",
  lazyPart(() => import("./Result.svelte"), { isOptional: true }),
);
/** How a deal of the day went, beside the others. */
export const dailyPart = withMessages(
  "daily",
  lazyPart(() => import("./Daily.svelte"), { isOptional: true }),
);
/** Rays and confetti. */
export const celebrationPart = lazyPart(() => import("./Celebration.svelte"), { isOptional: true });
