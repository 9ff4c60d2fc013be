/** What a table with a wooden board needs, downloaded with its first instruction. */
import { withMessages } from "../../../lib/i18n";
import { lazyPart } from "../../../lib/lazy";

/** What to do on the board, in the place of the question. */
export const instructionPart = withMessages(
  "wooden",
  lazyPart(() => import("./InstructionPanel.svelte"), { isOptional: true }),
);
/** The buttons below it. */
export const doneButtonsPart = withMessages(
  "wooden",
  lazyPart(() => import("./DoneButtons.svelte"), { isOptional: true }),
);
/** A picture of the board in which pegs are moved to where they really are. */
export const correctionPart = withMessages(
  "wooden",
  lazyPart(() => import("./CorrectionSheet.svelte"), { isOptional: true }),
);
/** The cards to choose from, if people hold real ones. */
export const realCardPart = withMessages(
  "wooden",
  lazyPart(() => import("./RealCard.svelte"), { isOptional: true }),
);
/** Before the game: who holds real cards needs no phone. */
export const noPhonePart = withMessages(
  "wooden",
  lazyPart(() => import("./NoPhone.svelte"), { isOptional: true }),
);
/** The same instruction on a television. */
export const tvInstructionPart = withMessages(
  "wooden",
  lazyPart(() => import("./TvInstruction.svelte"), { isOptional: true }),
);
