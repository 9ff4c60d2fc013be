/** What a table with a wooden board needs, downloaded with its first instruction. */
import { optionalPart } from "../../../lib/i18n";

/** What to do on the board, in the place of the question. */
export const instructionPart = optionalPart("wooden", () => import("./InstructionPanel.svelte"));
/** The buttons below it. */
export const doneButtonsPart = optionalPart("wooden", () => import("./DoneButtons.svelte"));
/** A picture of the board in which pegs are moved to where they really are. */
export const correctionPart = optionalPart("wooden", () => import("./CorrectionSheet.svelte"));
/** The cards to choose from, if people hold real ones. */
export const realCardPart = optionalPart("wooden", () => import("./RealCard.svelte"));
/** Before the game: who holds real cards needs no phone. */
export const noPhonePart = optionalPart("wooden", () => import("./NoPhone.svelte"));
/** The same instruction on a television. */
export const tvInstructionPart = optionalPart("wooden", () => import("./TvInstruction.svelte"));
