/** What the table shows at the end of a game, downloaded then. */
import { withMessages } from "../../app/i18n";
import { lazyPart } from "../../app/lazy";

export const gameOverPart = withMessages(
  "over",
  lazyPart(() => import("./lazy/GameOver.svelte"), { isOptional: true }),
);
/** Who won, in the middle of the board. */
export const resultPart = withMessages(
  "over",
  lazyPart(() => import("./lazy/Result.svelte"), { isOptional: true }),
);
/** How a deal of the day went, beside the others. */
export const dailyPart = withMessages(
  "daily",
  lazyPart(() => import("./lazy/Daily.svelte"), { isOptional: true }),
);
/** Rays and confetti. */
export const celebrationPart = lazyPart(() => import("./lazy/Celebration.svelte"), { isOptional: true });
