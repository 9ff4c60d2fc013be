import { beforeAll, describe, expect, test } from "vitest";
import type { AnyOperation, BoardShape, SeatView, TurnPlayed } from "../protocol/types";
import { castOf, holeName, tell, tellEffects, tellRow } from "./telling";
import { useLanguage } from "./words";

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
const words = { start: "start", home: "home", in_spot: "in-spot", out_spot: "out spot" };
const seats = ["Rosa", "Ben", "Ana", "Theo"].map((name, seat) => ({ seat, name, letter: "ABCD"[seat] }) as SeatView);
const forRosa = castOf(board, seats, 0, words);
const forAll = castOf(board, seats, null, words);

const turn = (seat: number, ...operations: AnyOperation[]): TurnPlayed => ({
  what: "turn", version: 1, at: 0, ply: 1, seat, by: "person", turn: "", operations,
});
const played = (seat: number, card: string, kind = "move", declared: string | null = null): AnyOperation => ({
  op: "played", seat, card, declared, kind,
});
const walk = (seat: number, origin: number, steps: number): AnyOperation => {
  const path = Array.from({ length: Math.abs(steps) }, (_, i) => (origin + Math.sign(steps) * (i + 1) + 72) % 72);
  return { op: "moved", seat, origin, target: path.at(-1)!, path };
};
const jump = (seat: number, origin: number, target: number): AnyOperation => ({
  op: "moved", seat, origin, target, path: [target],
});
const toStart = (seat: number, origin: number): AnyOperation => ({ op: "sent_to_start", seat, origin });
const toInSpot = (seat: number, origin: number, target: number): AnyOperation => ({
  op: "sent_to_in_spot", seat, origin, target,
});

describe("in English", () => {
  beforeAll(() => useLanguage("en"));

  test("a hole is called by who sits there", () => {
    expect(holeName(5, forRosa)).toBe("your 5");
    expect(holeName(3 * 18 + 16, forRosa)).toBe("Theo’s 16");
    expect(holeName(18, forRosa)).toBe("Ben’s corner");
    expect(holeName(5, forAll)).toBe("Rosa’s 5");
    expect(holeName(257, forRosa)).toBe("home 2");
    expect(holeName(-1, forRosa)).toBe("start");
  });

  test("a side without a player has a letter", () => {
    const two = castOf({ ...board, players: 2, letters: ["A", "C"], sides_of_seats: [0, 2] }, seats.slice(0, 2), 0, words);
    expect(holeName(18 + 4, two)).toBe("side B, hole 4");
    expect(holeName(2 * 18 + 4, two)).toBe("Ben’s 4");
  });

  test("a plain move", () => {
    const nine = turn(3, played(3, "9"), walk(3, 30, 9), { op: "drawn", seat: 3, card: "?" });
    expect(tell(nine, forRosa)).toBe("Theo plays 9: to Ana’s 3");
    expect(tellRow(nine, forRosa)).toEqual({ seat: 3, card: "9", text: "to Ana’s 3" });
  });

  test("the viewer is you", () => {
    const seven = turn(0, played(0, "7"), walk(0, 70, 7), toStart(1, 5));
    expect(tell(seven, forRosa)).toBe("You play 7: to your 5, bump Ben");
    expect(tellRow(seven, forRosa).text).toBe("to your 5, you bump Ben");
    expect(tell(seven, forAll)).toBe("Rosa plays 7: to Rosa’s 5, bumps Ben");
    expect(tell(turn(1, played(1, "4"), walk(1, 1, 4), toStart(0, 5)), forRosa)).toBe("Ben plays 4: to your 5, bumps you");
  });

  test("out of start, back, into home and on in home", () => {
    expect(tellRow(turn(2, played(2, "J"), jump(2, -1, 44), toStart(1, 44)), forRosa).text).toBe("out, bumps Ben");
    expect(tellRow(turn(3, played(3, "8"), walk(3, 2, -8)), forRosa).text).toBe("back 8 to Theo’s 12");
    const home: AnyOperation = { op: "moved", seat: 1, origin: 20, target: 257, path: [21, 256, 257] };
    expect(tellRow(turn(1, played(1, "3"), home), forRosa).text).toBe("into home, hole 2");
    const on: AnyOperation = { op: "moved", seat: 2, origin: 256, target: 260, path: [257, 258, 259, 260] };
    expect(tellRow(turn(2, played(2, "4"), on), forRosa).text).toBe("home 1 to 5");
  });

  test("a split tells both counts", () => {
    const seven = turn(1, played(1, "7", "split"), walk(1, 30, 3), walk(2, 40, 4));
    expect(tell(seven, forRosa)).toBe("Ben plays 7: 3 to Ben’s 15, 4 to Ana’s 8 with Ana’s peg");
  });

  test("a chain tells each link once", () => {
    const ten = turn(0, played(0, "T"), walk(0, 10, 10), toInSpot(2, 20, 39), toStart(3, 39));
    expect(tell(ten, forAll)).toBe("Rosa plays 10: to Ben’s 2, moves Ana up to the in-spot. Theo goes back to start");
    expect(tellRow(ten, forAll).text).toBe("to Ben’s 2, moves Ana up to the in-spot. Theo goes back to start");
    expect(tellEffects(ten.operations, 0, forRosa)).toEqual([
      "to Ben’s 2",
      "move Ana up to the in-spot",
      "Theo goes back to start",
    ]);
  });

  test("a joker jumps, also one hole back", () => {
    expect(tellRow(turn(0, played(0, "*"), jump(0, 6, 5), toStart(1, 5)), forAll).text).toBe("to Rosa’s 5, bumps Ben");
    expect(tellRow(turn(0, played(0, "*"), jump(0, -1, 62), toStart(3, 62)), forAll).text).toBe(
      "from start to Theo’s 8, bumps Theo",
    );
  });

  test("swaps and sends", () => {
    const swap: AnyOperation = { op: "swapped", seat: 0, origin: 5, seat2: 1, origin2: 27 };
    expect(tellRow(turn(0, played(0, "2", "swap"), swap), forAll).text).toBe("Rosa changes places with Ben on Ben’s 9");
    expect(tellRow(turn(1, played(1, "2", "swap"), swap), forRosa).text).toBe("Ben changes places with you on your 5");
    expect(tellRow(turn(2, played(2, "2", "swap"), swap), forRosa).text).toBe("Ana swaps your peg and Ben’s");
    expect(tell(turn(2, played(2, "*", "send"), toStart(1, 5)), forRosa)).toBe("Ana plays Joker: sends Ben back to start");
  });

  test("cards that move nothing", () => {
    const stuck: AnyOperation = { op: "counted_stuck", seat: 1, count: 2 };
    expect(tell(turn(1, played(1, "5", "discard"), stuck), forRosa)).toBe("Ben throws away 5: is stuck, 2 turns so far");
    expect(tellRow(turn(1, played(1, "5", "discard"), stuck), forRosa).text).toBe("thrown away. Ben is stuck, 2 turns so far");
    expect(tellRow(turn(1, stuck), forRosa).text).toBe("Ben is stuck, 2 turns so far");
    expect(tellRow(turn(1, stuck), { ...forRosa, me: 1 }).text).toBe("You are stuck, 2 turns so far");
    expect(tellRow(turn(1, stuck), forRosa, true).text).toBe("is stuck, 2 turns so far");
    expect(tellRow(turn(1, played(1, "?", "discard")), forRosa)).toEqual({ seat: 1, card: "?", text: "thrown away" });
    expect(tell(turn(1, played(1, "?", "discard")), forRosa)).toBe("Ben throws away a card");
    expect(tell(turn(1, played(1, "5", "free"), jump(1, -1, 26)), forRosa)).toBe("Ben throws away 5: out, free");
  });

  test("bluffing from the claim to the penalty", () => {
    const claim = turn(1, played(1, "?", "declare", "K"));
    expect(tell(claim, forRosa)).toBe("Ben lays a card face down and says it is K");
    expect(tellRow(claim, forRosa)).toEqual({ seat: 1, card: "?", text: "Ben says it is K" });
    expect(tell(turn(2, { op: "accepted", seat: 2 }), forRosa)).toBe("Ana believes it");
    const doubt = turn(0, { op: "doubted", seat: 0 }, { op: "revealed", seat: 1, card: "5" });
    expect(tell(doubt, forRosa)).toBe("You doubt it. Ben shows the card: 5");
    expect(tellRow(doubt, forRosa)).toEqual({ seat: 0, card: null, text: "You doubt it. Ben shows the card: 5" });
    expect(tell(turn(0, { op: "penalized", seat: 1, origin: 5 }), forRosa)).toBe("Ben loses the peg on your 5, back to start");
    expect(tell(turn(1, walk(1, 30, 3)), forRosa)).toBe("Ben moves: to Ben’s 15");
  });

  test("drawing, extra turns and sitting out", () => {
    expect(tell(turn(0, { op: "drawn", seat: 0, card: "K" }), forRosa)).toBe("You draw K");
    expect(tellRow(turn(1, { op: "drawn", seat: 1, card: "?" }), forRosa).text).toBe("Ben draws a card");
    expect(tell(turn(1, { op: "forgot", seat: 1 }), forRosa)).toBe("Ben forgets to draw");
    expect(tell(turn(1, { op: "took_extra", seat: 1 }), forRosa)).toBe("Ben takes an extra turn");
    expect(tell(turn(1, { op: "declined_extra", seat: 1 }), forRosa)).toBe("Ben goes on without the extra turn");
    const out = turn(1, played(1, "4"), walk(1, 30, 4), { op: "sat_out", seat: 2 });
    expect(tell(out, forRosa)).toBe("Ben plays 4: to Ben’s 16. Ana sits this turn out");
  });

  test("the last move of a game tells who won", () => {
    const last = turn(2, played(2, "3"), walk(2, 40, 3), { op: "won", team: 0 });
    expect(tell(last, forRosa)).toBe("Ana plays 3: to Ana’s 7. You have won: Rosa and Ana");
    expect(tell(last, forAll)).toBe("Ana plays 3: to Ana’s 7. Rosa and Ana have won");
  });

  test("a turn played by the clock says so", () => {
    expect(tell({ ...turn(1, played(1, "5", "discard")), by: "clock" }, forRosa)).toBe("Time is up. Ben throws away 5");
  });

  test("coming, going and talking", () => {
    const at = { version: 3, at: 0 };
    expect(tell({ what: "away", ...at, seat: 1 }, forRosa)).toBe("Ben is away");
    expect(tell({ what: "stand_in", ...at, seat: 0, bot: "hints" }, forRosa)).toBe("A bot plays for you");
    expect(tell({ what: "sat", ...at, seat: 1, name: "Mia" }, forRosa)).toBe("Mia sits down");
    expect(tell({ what: "began", ...at, number: 2, dealer: 3, commitment: "", operations: [] }, forRosa)).toBe(
      "Game 2 begins; Theo dealt",
    );
    expect(tell({ what: "said", ...at, seat: 1, phrase: "nice", text: null }, forRosa, () => "Nice move")).toBe(
      "Ben: Nice move",
    );
  });
});

describe("in Spanish", () => {
  beforeAll(() => useLanguage("es"));

  test("the same turns", () => {
    expect(tell(turn(0, played(0, "7"), walk(0, 70, 7), toStart(1, 5)), forRosa)).toBe(
      "Tú juegas 7: hasta tu 5, golpeas a Ben",
    );
    expect(tellRow(turn(0, played(0, "7"), walk(0, 70, 7), toStart(1, 5)), forRosa).text).toBe("hasta tu 5, golpeas a Ben");
    expect(tellRow(turn(1, { op: "counted_stuck", seat: 1, count: 1 }), forRosa).text).toBe("Ben no puede mover, un turno hasta ahora");
    expect(tellRow(turn(3, played(3, "8"), walk(3, 2, -8)), forAll).text).toBe("8 atrás hasta el 12 de Theo");
    expect(tell(turn(1, played(1, "?", "declare", "*")), forRosa)).toBe(
      "Ben pone una carta boca abajo y dice que es comodín",
    );
  });
});
