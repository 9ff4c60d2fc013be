/** What the table shows at the end of a game, downloaded then. */
import { optionalPart } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";

export const gameOverPart = optionalPart("over", () => import("./GameOver.svelte"));
/** Who won, in the middle of the board. */
export const resultPart = optionalPart("over", () => import("./Result.svelte"));
/** How a deal of the day went, beside the others. */
export const dailyPart = optionalPart("daily", () => import("./Daily.svelte"));
/** Rays and confetti. */
export const celebrationPart = lazyPart(() => import("./Celebration.svelte"), { isOptional: true });
