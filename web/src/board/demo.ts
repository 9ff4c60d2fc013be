/** The game in progress on the front page's board. */

import type { BoardShape, SeatInfo } from "../protocol/types";
import { HOME, START } from "./shape";

const board: BoardShape = {
  players: 4,
  teams: 2,
  sides: 4,
  side_length: 18,
  in_spot: 3,
  out_spot: 8,
  home_length: 5,
  pegs: 5,
  letters: ["A", "B", "C", "D"],
  sides_of_seats: [0, 1, 2, 3],
};

const seats = (["Rosa B", "Ben Y", "Ana R", "Theo W"] as const)
  .map((who) => who.split(" "))
  .map(
    ([name, color], seat) =>
      ({
        seat,
        team: seat % 2,
        letter: "ABCD"[seat],
        name,
        color,
        kind: "person",
        bot: null,
        here: true,
        stand_in: null,
        away_until: null,
      }) as SeatInfo,
  );

export const demo = {
  board,
  seats,
  pegs: [
    [START, START, 19, 67, HOME],
    [START, START, 5, HOME + 4, HOME + 3],
    [START, START, 25, 62, HOME + 4],
    [START, 39, HOME + 2, HOME + 3, HOME + 4],
  ],
  top: "*",
  pile: 61,
};
