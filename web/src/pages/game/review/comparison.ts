/** A turn of a review and a better one: on the board as a dotted and a full way, and in words. */
import type { Scene } from "../../../board/board";
import { t } from "../../../lib/i18n";
import type { ReviewedTurn } from "../../../protocol/types";
import type { Told } from "../../../story/deedsentences";
import { boardEffects } from "../../../story/effects";
import type { Names } from "../../../story/names";
import { deedsAndPlaces } from "../../../story/places";
import type { Timeline } from "../timeline";
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

/** What was played, and what was better. */
export function comparedTexts(timeline: Timeline, { ply, seat, played, better }: ReviewedTurn, names: Names): string[] {
  const before = timeline.scenes[ply - 1]!.pegs;
  const told = [played, better].map((each): Told => ({ turn: { ...each, seat }, before }));
  return deedsAndPlaces(told, names);
}
