/** The server's answers about notes on a finished game. They reject like `api`. */
import { get, post } from "../lib/api";
import type { Author, DeleteNote, GameNotes, WriteNote } from "../protocol/types";

const address = (game: string): string => `api/games/${encodeURIComponent(game)}`;

export const notesApi = {
  /** Anyone with the game's link reads its notes. */
  read: (game: string) => get<GameNotes>(`${address(game)}/notes`),
  /** Which of these tokens may write notes on the game. */
  author: (game: string, tokens: readonly string[]) => post<Author>(`${address(game)}/author`, { tokens }),
  /** Write one's note on a turn, in the place of an earlier one. */
  write: (game: string, body: WriteNote) => post<GameNotes>(`${address(game)}/notes`, body),
  delete: (game: string, body: DeleteNote) => post<GameNotes>(`${address(game)}/notes/delete`, body),
};
