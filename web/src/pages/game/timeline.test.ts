import { expect, test } from "vitest";
import type { AnyLogEvent, AnyOperation, Replay } from "../../protocol/types";
import { type Mark, roundFrom, spreadMarks, timelineOf } from "./timeline";

const at = { version: 1, at: 0, lines: [] };
const turn = (ply: number, seat: number, ...operations: AnyOperation[]): AnyLogEvent => ({
  what: "turn",
  ...at,
  ply,
  seat,
  by: "person",
  turn: "",
  operations,
});
const play = (seat: number, card: string): AnyOperation => ({ op: "played", seat, card, declared: null, kind: "move" });
const draw = (seat: number, card: string): AnyOperation => ({ op: "drawn", seat, card });
const out = (seat: number, target: number): AnyOperation => ({
  op: "moved",
  seat,
  origin: -1,
  target,
  travel: "out",
  path: [target],
});

function replay(...turns: AnyLogEvent[]): Replay {
  const began: AnyLogEvent = {
    what: "began",
    again: null,
    daily: null,
    ...at,
    number: 1,
    dealer: 1,
    commitment: "",
    contributions: [],
    operations: [
      { op: "dealt", seat: 0, cards: ["A", "5"] },
      { op: "dealt", seat: 1, cards: ["K", "*"] },
    ],
  };
  return {
    board: { players: 2, teams: 2, sides: 2, side_length: 18, pegs: 2 },
    pegs: [
      [-1, -1],
      [-1, -1],
    ],
    log: [began, ...turns],
    pile: 40,
  } as unknown as Replay;
}

test("scenes follow pegs, hands and discards", () => {
  const { scenes } = timelineOf(
    replay(turn(1, 0, play(0, "A"), out(0, 8), draw(0, "7")), turn(2, 1, play(1, "K"), out(1, 26))),
  );
  expect(scenes.map((each) => each.pegs)).toEqual([
    [
      [-1, -1],
      [-1, -1],
    ],
    [
      [8, -1],
      [-1, -1],
    ],
    [
      [8, -1],
      [26, -1],
    ],
  ]);
  expect(scenes[1]!.hands[0]).toEqual(["5", "7"]);
  expect(scenes[1]!.handsBefore[0]).toEqual(["A", "5"]);
  expect(scenes[2]!.discards).toEqual(["A", "K"]);
  expect(scenes.map((each) => each.next)).toEqual([0, 1, null]);
});

test("a card drawn before playing is part of the hand", () => {
  const { scenes } = timelineOf(replay(turn(1, 0, draw(0, "7"), play(0, "A"))));
  expect(scenes[1]!.handsBefore[0]).toEqual(["A", "5", "7"]);
  expect(scenes[1]!.hands[0]).toEqual(["5", "7"]);
});

test("the pile shrinks with each draw, and is reshuffled", () => {
  const renewed: AnyOperation = { op: "reshuffled", cards: 60 };
  const { scenes } = timelineOf(
    replay(turn(1, 0, play(0, "A"), draw(0, "7")), turn(2, 1, play(1, "K"), renewed, draw(1, "2"))),
  );
  expect(scenes.map((each) => each.pile)).toEqual([40, 39, 59]);
  expect(scenes[2]!.discards).toEqual([]);
});

test("turns taken back are left out", () => {
  const { scenes } = timelineOf(
    replay(
      turn(1, 0, play(0, "A"), out(0, 8)),
      { what: "taken_back", ...at, seat: 0, ply: 0 },
      turn(1, 0, play(0, "5")),
    ),
  );
  expect(scenes).toHaveLength(2);
  expect(scenes[1]!.hands[0]).toEqual(["A"]);
});

test("a joker, a peg that comes home and a bump are marked", () => {
  const joker = turn(1, 1, play(1, "*"), out(1, 4), { op: "sent_to_start", seat: 0, origin: 4 });
  const home = turn(2, 0, play(0, "5"), {
    op: "moved",
    seat: 0,
    origin: 3,
    target: 256,
    travel: "forward",
    path: [256],
  });
  const bump = turn(3, 1, play(1, "K"), out(1, 26), { op: "sent_to_start", seat: 0, origin: 26 });
  expect(timelineOf(replay(joker, home, bump)).marks).toEqual([
    { scene: 1, kind: "joker" },
    { scene: 2, kind: "home" },
    { scene: 3, kind: "bump" },
  ]);
});

test("of marks that are too close, bumps are dropped first", () => {
  const marks: Mark[] = [
    { scene: 1, kind: "bump" },
    { scene: 2, kind: "joker" },
    { scene: 3, kind: "home" },
    { scene: 9, kind: "bump" },
  ];
  expect(spreadMarks(marks, 0)).toEqual(marks);
  expect(spreadMarks(marks, 2).map((each) => each.scene)).toEqual([2, 9]);
});

test("rounds start at the first player's turn", () => {
  const timeline = timelineOf(replay(turn(1, 0), turn(2, 1), turn(3, 0), turn(4, 1), turn(5, 0)));
  expect(roundFrom(timeline, 0, 1)).toBe(2);
  expect(roundFrom(timeline, 2, 1)).toBe(4);
  expect(roundFrom(timeline, 4, 1)).toBe(5);
  expect(roundFrom(timeline, 5, -1)).toBe(4);
  expect(roundFrom(timeline, 1, -1)).toBe(0);
});
