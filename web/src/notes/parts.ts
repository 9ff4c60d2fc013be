/** Notes where few pages have any, downloaded then. */
import { optionalPart } from "../lib/i18n";

export const puzzleNotesPart = optionalPart("game", () => import("./PuzzleNotes.svelte"));
