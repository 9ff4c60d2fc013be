/** Rows say what a turn does to other players, or else how far a peg goes, and where to, without the numbers of holes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shapeOf } from "../board/samples";
import { HOME, START } from "../board/shape";
import { useLanguage, useSection } from "../lib/i18n";
import type { AnyOperation, BoardShape, Landing, Option, Part, RulesCard, SeatInfo } from "../protocol/types";
import type { Pegs } from "../story/moments";
import { Wording } from "../story/wording";
import { candidatesOf, type Stage } from "./candidates";
import { RowText } from "./rowtext";
import { answersAt, type Selection } from "./selection";

const board: BoardShape = { ...shapeOf(4), letters: ["A", "B", "C", "D"], sides_of_seats: [0, 1, 2, 3] };
const seats = ["Rosa", "Ben", "Ana", "Theo"].map((name, seat) => ({ seat, name, team: seat % 2 }) as SeatInfo);
const words = { start: "start", home: "home", in_spot: "in-spot", out_spot: "come-out hole" };
const wording = new Wording({ board, seats, me: { seat: 0 } }, { words } as unknown as RulesCard);
/** Rosa has pegs at her 13, at Ben's 2 and 13, and at home. */
const PEGS: Pegs = [[13, 20, 31, HOME, START], [26], [60], [START]];

const ROW_TEXT = new RowText(wording, { pegs: PEGS, acts_for: null }, 0);

/** A step of a peg that counts its holes, as the server describes it. */
function step(origin: number, target: number, more: Part[] = [], { seat = 0, verb = "to", count = 7 } = {}): Landing {
  const path = Array.from({ length: count }, () => target);
  const travel = verb === "back" ? "backward" : verb === "out" ? "out" : verb === "jumps" ? "jump" : "forward";
  const moved = { op: "moved", seat, origin, target, path, travel } as unknown as AnyOperation;
  const peg = seat === 0 ? {} : { peg: seat };
  return { seat, origin, target, effects: [moved], parts: [{ verb, target, ...peg }, ...more] };
}

interface Kind {
  readonly kind?: Option["kind"];
  readonly stage?: Stage;
  readonly hurts?: boolean;
  readonly isSample?: boolean;
}

/** The rows for turns of one step each. */
function rowsOf(landings: Landing[], { kind = "move", stage = "peg:0", hurts = false, isSample = false }: Kind = {}) {
  const options = landings.map((_, i): Option => ({ ...OPTION, turn: `${i}`, kind, orders: [[i]], hurts }));
  const answers = answersAt(stage, candidatesOf(options, landings));
  return ROW_TEXT.rows(stage, answers, null, isSample);
}

/** The same as "label | line below". */
const rowsFor = (landings: Landing[], kind: Kind = {}): string[] =>
  rowsOf(landings, kind).map(({ label, sub }) => (sub ? `${label} | ${sub}` : label));

const OPTION = { card: "7", declared: null } as const;
const bumps: Part = { verb: "bumps", peg: 1 };

describe("for one who reads English", () => {
  beforeAll(async () => {
    await useLanguage("en");
    await useSection("turn");
  });

  it("a discard says whether the whole hand goes", () => {
    const [discard] = answersAt(
      "peg:0",
      candidatesOf([{ ...OPTION, turn: "d", kind: "discard", orders: [[]], hurts: false }], []),
    );
    const said = (discards_hand: boolean) => {
      const game = { pegs: PEGS, acts_for: null, discards_hand };
      return new RowText(wording, game, 0).rows("peg:0", [discard!], null).map(({ label, sub }) => `${label} | ${sub}`);
    };
    expect(said(false)).toEqual(["Discard the 7 | no peg moves"]);
    expect(said(true)).toEqual(["Discard your whole hand | no peg moves, and you draw new cards"]);
  });

  it.each<[string, Landing[], Kind, string[]]>([
    ["how far, and where to", [step(13, 20)], {}, ["7 forward | one hole short of Ben’s ring"]],
    ["back", [step(20, 12, [], { verb: "back", count: 8 })], {}, ["Back 8 | next to your peg"]],
    ["to another player", [step(13, 20, [bumps])], {}, ["Bumps Ben | 7 forward, one hole short of Ben’s ring"]],
    [
      "to two of them",
      [
        step(13, 21, [
          { verb: "boosts", peg: 2 },
          { verb: "goes-back", peg: 1 },
        ]),
      ],
      {},
      ["Boosts Ana, Ben’s peg goes back to its start | 7 forward, at Ben’s ring"],
    ],
    ["out", [step(START, 8, [], { verb: "out", count: 1 })], {}, ["A peg comes out"]],
    [
      "out onto another player's peg",
      [step(START, 8, [bumps], { verb: "out", count: 1 })],
      {},
      ["Bumps Ben | a peg comes out"],
    ],
    ["home", [step(71, HOME + 4, [], { verb: "into" })], {}, ["7 forward | home, in the last hole"]],
    [
      "with a partner's peg",
      [step(60, 67, [], { seat: 2 })],
      {},
      ["Ana’s peg: 7 forward | past the diamond on Theo’s side"],
    ],
    [
      "to one's own",
      [step(13, 20, [{ verb: "bumps" }])],
      { hurts: true },
      ["Bump your own peg | 7 forward, one hole short of Ben’s ring"],
    ],
  ])("a row says what happens %s", (_, landings, kind, rows) => expect(rowsFor(landings, kind)).toEqual(rows));

  it("rows stand in the order of their pegs' numbers, which are spoken", () => {
    const landings = [step(13, 20), step(START, 8, [], { verb: "out" }), step(31, 38)];
    const options = landings.map(
      (_, i): Option => ({ ...OPTION, turn: `${i}`, kind: "move", orders: [[i]], hurts: false }),
    );
    const shown = { stage: "peg:0", answers: answersAt("peg:0", candidatesOf(options, landings)) } as const;
    const rows = ROW_TEXT.shown({ shown, shownKey: null, isSample: false } as unknown as Selection);
    expect(rows.map(({ number, spoken }) => [number, spoken])).toEqual([
      [1, "Peg 1. 7 forward. one hole short of Ana’s ring"],
      [3, "Peg 3. 7 forward. one hole short of Ben’s ring"],
      [null, "A peg comes out"],
    ]);
  });

  it("a row's mark shows what the move does", () => {
    const [to, back, into] = [step(13, 20), step(20, 12, [], { verb: "back" }), step(71, HOME, [], { verb: "into" })];
    const marks = [to, back, into].map((each) => rowsOf([each], { stage: "landing:0" })[0]!.mark);
    expect(marks).toEqual(["dot", "back", "home"]);
  });

  it("a peg that can go to several places is named by where it stands", () => {
    const one = step(31, 32, [], { count: 1 });
    expect(rowsFor([one, step(31, 42, [bumps], { count: 11 })])).toEqual([
      "Past the diamond on Ben’s side | 1 forward or bumps Ben",
    ]);
    expect(rowsFor([step(71, 78), step(71, HOME + 4, [], { verb: "into" })])).toEqual([
      "One hole short of your corner | 7 forward or into home",
    ]);
    const jumps = [26, 60].map((at) => step(31, at, [bumps], { verb: "jumps", count: 1 }));
    expect(rowsFor(jumps)).toEqual(["Past the diamond on Ben’s side | bumps Ben"]);
    const many = [32, 33, 34, 35].map((target) => step(31, target, [], { count: target - 31 }));
    expect(rowsFor(many)).toEqual(["Past the diamond on Ben’s side | 4 possible moves"]);
  });

  it("of a sample, only the pegs are said", () => {
    expect(rowsFor([step(13, 20, [bumps]), step(31, 38)], { isSample: true })).toEqual([
      "Past the diamond on your side | bumps Ben",
      "Past the diamond on Ben’s side | 7 forward",
    ]);
  });

  it("two of Ben's pegs that a joker can jump onto have different rows", () => {
    const jumps = [29, 31].map((at) => step(13, at, [bumps], { verb: "jumps", count: 1 }));
    expect(rowsFor(jumps, { stage: "landing:0" })).toEqual([
      "Bumps Ben | jump, 3 holes past Ben’s diamond",
      "Bumps Ben | jump, 5 holes past Ben’s diamond",
    ]);
  });

  it("pegs sent back are named by where they stand", () => {
    const sent = [13, 20].map((at): Landing => ({ ...step(at, START), effects: [], parts: [{ verb: "sends" }] }));
    expect(rowsFor(sent, { kind: "penalty" })).toEqual([
      "Send your own peg back to its start | past the diamond on your side",
      "Send your own peg back to its start | one hole short of Ben’s ring",
    ]);
  });
});

describe("for one who reads Spanish", () => {
  beforeAll(async () => {
    await useLanguage("es");
    await useSection("turn");
  });
  afterAll(() => useLanguage("en"));

  it("rows say the same", () => {
    expect(rowsFor([step(13, 20, [bumps]), step(31, 38)])).toEqual([
      "Se come a Ben | 7 adelante, falta un hoyo para el aro de Ben",
      "7 adelante | falta un hoyo para el aro de Ana",
    ]);
  });
});
