/** What may lie over the table, or stand in the place of the question. */
import type { CardHelpState, HintState, RulesSheetState, WhyState } from "./help/help";

export type Sheet =
  | {
      readonly kind:
        | "menu"
        | "more"
        | "moves"
        | "talk"
        | "chat"
        | "mute"
        | "invite"
        | "name"
        | "move"
        | "table-name"
        | "people"
        | "keys"
        | "correction";
    }
  | RulesSheetState
  | CardHelpState
  | WhyState
  | HintState;
