import { beforeAll, expect, test } from "vitest";
import { useLanguage } from "../lib/i18n";
import type { BoardShape, GameView, Landing, Option, Part, RulesCard, SeatInfo } from "../protocol/types";
import { Wording } from "../story/wording";
import { QuestionText } from "./questiontext";
import { choose, selectionFor } from "./selection";
import { TurnList } from "./turnlist";

const board: BoardShape = {
  players: 2,
  teams: 2,
  sides: 2,
  side_length: 18,
  in_spot: 3,
  out_spot: 8,
  home_length: 5,
  pegs: 5,
  letters: ["A", "B"],
  sides_of_seats: [0, 1],
};
const seats = ["Ana", "Ben"].map((name, seat) => ({ seat, name, team: seat }) as SeatInfo);
const words = { start: "start", home: "home", in_spot: "in-spot", out_spot: "come-out hole" };

beforeAll(() => useLanguage("en"));

/** The marks of the rows for a peg's landings, each with one part. */
function marks(...parts: Part[]): string[] {
  const landings = parts.map(
    (part, i): Landing => ({ seat: 0, origin: 20, target: 21 + i, effects: [], parts: [part] }),
  );
  const options = landings.map(
    (_, i): Option => ({ turn: `${i}`, kind: "move", card: "9", declared: null, orders: [[i]], hurts: false }),
  );
  const game = { turn: 0, acts_for: null } as unknown as GameView;
  const turns = TurnList.of(options, landings);
  const picks = choose(turns, choose(turns, [], "card", "9"), "peg:0", "0:20");
  const wording = new Wording({ board, seats, me: { seat: 0 } }, { words } as unknown as RulesCard);
  return new QuestionText(wording, game).rows(selectionFor(turns, picks)).map((row) => row.mark);
}

test("a row's mark shows what the move does", () => {
  const [to, back, into] = [
    { verb: "to", target: 21 },
    { verb: "back", target: 22, count: 9 },
    { verb: "into", target: 256 },
  ];
  expect(marks(to, back, into)).toEqual(["dot", "back", "home"]);
});
