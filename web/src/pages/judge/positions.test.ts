/**
 * Five hundred random positions, entered by taps, are the positions that the judge is asked about;
 * tests/table/make_disputes.py writes the shared data.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOME, START } from "../../board/shape";
import type { BoardShape } from "../../protocol/types";
import {
  addCard,
  emptySetup,
  positionText,
  readPosition,
  readTurn,
  removeCard,
  type Setup,
  tapPlace,
  turnText,
} from "../../story/positions";
import { linkOf, readLink } from "./link";

interface Entered {
  taps: [seat: number, place: number][];
  turn: number;
  cards: string;
  stuck: number[];
  text: string;
  turns: { card: string; steps: [number, number, number][]; text: string }[];
}
interface Table {
  rules: string;
  board: BoardShape;
  hand_size: number;
  bluffing: boolean;
  positions: Entered[];
}

const TABLES = JSON.parse(readFileSync("../tests/table/disputes.json", "utf8")) as Table[];

function enter(board: BoardShape, { taps, turn, cards, stuck }: Entered): Setup {
  let setup: Setup = { ...emptySetup(board), turn, stuck };
  for (const [seat, place] of taps) setup = tapPlace(setup, seat, place);
  for (const card of cards) setup = addCard(setup, card);
  return setup;
}

it("a turn into another seat's home is written and read as such", () => {
  const { board } = TABLES[0]!;
  const setup = readPosition(board, "4s,A1/5s/3s,C10,h2/5s A 4/?5/?5/?5")!;
  const steps = [{ seat: 0, origin: 1, target: HOME + 1, owner: 2 }];
  expect(turnText(board, "4", steps)).toBe("4 A1-Ch2");
  expect(readTurn(setup, "4 A1-Ch2")).toEqual({ card: "4", steps });
  expect(readTurn(setup, "4 A1-Ah2")!.steps).toEqual([{ seat: 0, origin: 1, target: HOME + 1 }]);
});

describe.each(TABLES)("with the rules of $rules", (table) => {
  it("taps and cards make the position's text, which is read back", () => {
    for (const each of table.positions) {
      const setup = enter(table.board, each);
      expect(positionText(setup, table)).toBe(each.text);
      expect(readPosition(table.board, each.text)).toEqual(setup);
    }
  });

  it("pegs and holes make a turn's text, which is read back", () => {
    for (const each of table.positions) {
      for (const { card, steps, text } of each.turns) {
        const made = steps.map(([seat, origin, target]) => ({ seat, origin, target }));
        expect(turnText(table.board, card, made)).toBe(text);
        if (made.length === 1) expect(readTurn(enter(table.board, each), text)).toEqual({ card, steps: made });
      }
    }
  });

  it("an address leads back to the same question", () => {
    for (const each of table.positions) {
      const question = {
        rules: table.rules,
        sheet: "",
        players: table.board.players,
        teams: table.board.teams,
        colors: "BYRWGOPNKI".slice(0, table.board.players),
        position: each.text,
        turn: each.turns[0]?.text ?? "",
      };
      const link = linkOf(question);
      expect(link).toMatch(/^judge#[\w.,/?=&*~-]+$/);
      expect(readLink(link.slice("judge".length))).toEqual(question);
    }
  });
});

describe("setting up a board", () => {
  const { board } = TABLES[0]!;

  it("a tap adds a peg of the chosen player, and lifts whatever peg is there", () => {
    const one = tapPlace(emptySetup(board), 0, 12);
    expect(one.pegs[0]).toEqual([START, START, START, START, 12]);
    const lifted = tapPlace(one, 2, 12);
    expect(lifted.pegs).toEqual(emptySetup(board).pegs);
  });

  it("has no more pegs than there are", () => {
    const full = [1, 2, 3, 4, 5].reduce((setup, place) => tapPlace(setup, 1, place), emptySetup(board));
    expect(tapPlace(full, 1, 6)).toBe(full);
  });

  it("home holes of two players aren't the same", () => {
    const setup = tapPlace(tapPlace(emptySetup(board), 0, HOME), 1, HOME);
    expect(setup.pegs[0]).toContain(HOME);
    expect(setup.pegs[1]).toContain(HOME);
  });

  it("a card can be taken out of the hand again", () => {
    const hand = ["K", "7", "7", "*"].reduce(addCard, emptySetup(board));
    expect(hand.cards).toBe("77K*");
    expect(removeCard(hand, "7").cards).toBe("7K*");
  });

  it.each(["", "5s/5s A 7/?5/?5/?5", "5s/5s/5s/5s Z 7/?5/?5/?5", "4s,A99/5s/5s/5s A 7/?5/?5/?5", "4s/5s/5s/5s A 7/?5"])(
    "a damaged position is no setup: %s",
    (text) => expect(readPosition(board, text)).toBeNull(),
  );
});

describe("damaged addresses", () => {
  it.each(["", "#", "#rules=basic", "#position=x", "#teams=2&players=99&position=x"])("%s is no question", (hash) =>
    expect(readLink(hash)).toBeNull(),
  );
});
