/** Which of two turns the board shows: the one that was played, the better one, or both. */
export type Lifted = "both" | "played" | "better";
