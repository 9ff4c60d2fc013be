/** What the table's two main buttons are for now. The first that holds wins. */
import type { Play } from "../play.svelte";

export type Mode =
  /** A bot plays for me. */
  | "stood-in"
  | "paused"
  /** The board shows a past moment. */
  | "past"
  /** Someone wants to take a turn back, and I haven't answered. */
  | "asked"
  /** I want to, and others haven't answered. */
  | "asking"
  | "talking"
  | "hint"
  | "why"
  /** A turn is chosen while others play. */
  | "preparing"
  | "ready"
  /** The board shows what others played. */
  | "showing"
  /** A decision without a card or a peg. */
  | "words"
  | "choosing"
  /** My last turn can be taken back. */
  | "played"
  | "waiting";

type Facts = Pick<Play, "standIn" | "isLive" | "takeBackReply" | "isShowing"> & {
  readonly table: Pick<NonNullable<Play["table"]>, "stage" | "can_take_back"> | null;
  readonly sheet: { readonly kind: string } | null;
  readonly choice: {
    readonly isPreparing: boolean;
    readonly ready: unknown;
    readonly selection: unknown;
  };
};

/** `hasWords`: the turns to choose from are words. */
export function modeOf(play: Facts, hasWords: boolean): Mode {
  const { choice, sheet } = play;
  if (play.standIn) return "stood-in";
  if (play.table?.stage === "paused") return "paused";
  if (!play.isLive) return "past";
  if (play.takeBackReply) return play.takeBackReply === "answer" ? "asked" : "asking";
  if (sheet?.kind === "talk") return "talking";
  if (sheet?.kind === "hint" || sheet?.kind === "why") return sheet.kind;
  if (choice.isPreparing && choice.selection) return "preparing";
  if (choice.ready) return "ready";
  if (play.isShowing) return "showing";
  if (hasWords) return "words";
  if (choice.selection) return "choosing";
  return play.table?.can_take_back ? "played" : "waiting";
}
