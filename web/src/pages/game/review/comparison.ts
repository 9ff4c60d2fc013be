/** A turn of a review on the board: what was played as a dotted way, and what was better as a full one. */
import type { Scene } from "../../../board/board";
import { t } from "../../../lib/i18n";
import type { ReviewedTurn } from "../../../protocol/types";
import { boardEffects } from "../../../story/effects";
import type { Viewing } from "../viewing.svelte";

/** Which of two turns the board shows: the one that was played, the better one, or both. */
export type Lifted = "both" | "played" | "better";

const PALE = { both: null, played: "preview", better: "last" } as const;

/** What the board shows of a turn and of a better one, which start from the position before. */
export function comparison(viewing: Viewing, { ply, played, better }: ReviewedTurn, lifted: Lifted): Partial<Scene> {
  return {
    ...viewing.onBoard(viewing.timeline.scenes[ply - 1]!),
    last: boardEffects(played.operations),
    preview: boardEffects(better.operations),
    tags: { last: t("review-played-tag"), preview: t("review-better-tag") },
    pale: PALE[lifted],
  };
}
