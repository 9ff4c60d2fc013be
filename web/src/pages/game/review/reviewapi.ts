/** The review of a finished game, asked for until it's complete. */
import { get } from "../../../lib/api";
import type { Review } from "../../../protocol/types";

/** How long to wait before asking again (milliseconds). */
const PAUSE_MS = 700;

/** Call `show` with the review whenever it has come further, until it's complete or `signal` ends it. */
export async function follow(game: string, show: (review: Review) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const review = await get<Review>(`api/games/${encodeURIComponent(game)}/review`);
    if (signal.aborted) return;
    show(review);
    if (review.done >= review.turns) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
