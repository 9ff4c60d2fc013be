import { describe, expect, it } from "vitest";
import type { AnyLogEvent, AnyOperation, GameBegan, TurnPlayed } from "../protocol/types";
import { latestGame, mergeLog, momentsOf, partnerHelped, pegsAfter, pegsBefore, pilesAt, turnsOf } from "./moments";

const START = [
  [-1, -1],
  [-1, -1],
];

function turn(version: number, ply: number, operations: AnyOperation[]): TurnPlayed {
  return { what: "turn", version, at: version, ply, seat: ply % 2, by: "person", turn: "", operations, lines: [] };
}
const out = (seat: number, target: number): AnyOperation => ({
  op: "moved",
  seat,
  origin: -1,
  target,
  travel: "out",
  path: [target],
});
const go = (seat: number, origin: number, target: number): AnyOperation => ({
  op: "moved",
  seat,
  origin,
  target,
  travel: "jump",
  path: [target],
});
const began: GameBegan = {
  what: "began",
  again: null,
  daily: null,
  version: 1,
  at: 0,
  number: 1,
  dealer: 0,
  commitment: "",
  contributions: [],
  operations: [],
  lines: [],
};

describe("the pegs after and before operations", () => {
  const chain: AnyOperation[] = [
    go(0, 8, 26),
    { op: "sent_to_in_spot", seat: 0, origin: 26, target: 3 },
    { op: "sent_to_start", seat: 1, origin: 3 },
  ];

  it("follows a chain link by link", () => {
    expect(
      pegsAfter(
        [
          [8, 26],
          [3, -1],
        ],
        chain,
      ),
    ).toEqual(
      [
        [26, 3],
        [-1, -1],
      ].map((each) => expect.arrayContaining(each)),
    );
  });

  it("undoes operations", () => {
    const pegs = [
      [8, 26],
      [3, -1],
    ];
    const undone = pegsBefore(pegsAfter(pegs, chain), chain);
    expect(undone.map((each) => [...each].sort())).toEqual(pegs.map((each) => [...each].sort()));
  });

  it("swaps two pegs, and swaps them back", () => {
    const swap: AnyOperation[] = [{ op: "swapped", seat: 0, origin: 8, seat2: 1, origin2: 30 }];
    expect(pegsAfter([[8], [30]], swap)).toEqual([[30], [8]]);
    expect(pegsBefore([[30], [8]], swap)).toEqual([[8], [30]]);
  });

  it("sends a peg to start for a lost doubt", () => {
    expect(pegsAfter([[8], [30]], [{ op: "penalized", seat: 1, origin: 30 }])).toEqual([[8], [-1]]);
  });

  it("returns the same pegs if nothing moves", () => {
    expect(pegsAfter(START, [{ op: "drawn", seat: 0, card: "?" }])).toBe(START);
  });
});

describe("moments of a game", () => {
  it("computes all positions from the current one", () => {
    const log = [
      began,
      turn(2, 1, [out(0, 8)]),
      turn(3, 2, [out(1, 26)]),
      turn(4, 3, [go(0, 8, 26), { op: "sent_to_start", seat: 1, origin: 26 }]),
    ];
    const moments = momentsOf(log, [
      [26, -1],
      [-1, -1],
    ]);
    expect(moments.map((each) => each.before)).toEqual([
      START,
      [
        [8, -1],
        [-1, -1],
      ],
      [
        [8, -1],
        [26, -1],
      ],
    ]);
    expect(moments.at(-1)?.after).toEqual([
      [26, -1],
      [-1, -1],
    ]);
  });

  it("leaves out turns taken back", () => {
    const log: AnyLogEvent[] = [
      began,
      turn(2, 1, [out(0, 8)]),
      { what: "taken_back", version: 3, at: 3, seat: 0, ply: 0, lines: [] },
      turn(4, 1, []),
    ];
    expect(turnsOf(log).map((each) => each.version)).toEqual([4]);
  });

  it("starts with the latest game", () => {
    const again: AnyLogEvent = { ...began, version: 9, number: 2 };
    expect(latestGame([began, turn(2, 1, []), again, turn(10, 1, [])])).toHaveLength(2);
  });

  it("merges missed entries without duplicates", () => {
    const known = [began, turn(2, 1, []), turn(3, 2, [])];
    expect(mergeLog(known, [turn(3, 2, []), turn(4, 3, [])]).map((each) => each.version)).toEqual([1, 2, 3, 4]);
  });
});

describe("the partner a seat plays for", () => {
  const home = [256, 257];
  const played = (...turns: [seat: number, operation: AnyOperation][]) =>
    momentsOf(
      turns.map(([seat, operation], i) => ({ ...turn(i + 1, i, [operation]), seat })),
      [home, [-1, -1], [5, -1], [-1, -1]],
    );

  it("is the owner of the peg it moved last", () => {
    const moments = played(
      [0, go(0, 3, 257)],
      [1, out(1, 26)],
      [0, go(2, 1, 5)],
      [0, { op: "counted_stuck", seat: 0, count: 1 }],
    );
    expect(partnerHelped(moments, [home, [-1, -1], [5, -1], [-1, -1]], 0)).toBe(2);
  });

  it("is null if it isn't all home yet or never moved another's peg", () => {
    const pegs = [home, [-1, -1], [5, -1], [-1, -1]];
    expect(partnerHelped(played([0, go(0, 3, 257)]), pegs, 0)).toBeNull();
    expect(partnerHelped(played([0, go(2, 1, 5)]), [[256, 4], ...pegs.slice(1)], 0)).toBeNull();
    expect(partnerHelped([], pegs, 0)).toBeNull();
  });
});

describe("the piles at a moment", () => {
  const played = (seat: number, card: string): AnyOperation => ({
    op: "played",
    seat,
    card,
    declared: null,
    kind: "move",
  });
  const claimed = (seat: number, declared: string): AnyOperation => ({
    op: "played",
    seat,
    card: "?",
    declared,
    kind: "declare",
  });
  const drawn = (seat: number): AnyOperation => ({ op: "drawn", seat, card: "?" });
  const moments = (...turns: AnyOperation[][]) =>
    turns.map((operations, i) => ({ turn: turn(i + 1, i + 1, operations) }));
  const game = { pile_size: 20, discards: ["5", "9", "K"], declared: null, phase: "play" as const };

  it("are computed from the current ones", () => {
    const turns = moments([played(0, "5"), drawn(0)], [played(1, "9"), drawn(1)], [played(0, "K"), drawn(0)]);
    const at = (i: number) => pilesAt(turns, i, game);
    expect([2, 1, 0, -1].map((i) => [at(i).draw, at(i).top, at(i).by])).toEqual([
      [20, "K", 0],
      [21, "9", 1],
      [22, "5", 0],
      [23, null, null],
    ]);
  });

  it("are computed across a reshuffle", () => {
    const turns = moments([played(0, "5"), drawn(0)], [played(1, "9"), { op: "reshuffled", cards: 30 }, drawn(1)], []);
    const now = { ...game, pile_size: 29, discards: [] };
    expect(pilesAt(turns, 2, now)).toMatchObject({ draw: 29, top: null });
    expect(pilesAt(turns, 0, now)).toMatchObject({ draw: 0, top: "5", by: 0 });
  });

  it("show a face-down card until its turn ends, and its rank once revealed", () => {
    const shown: AnyOperation = { op: "revealed", seat: 0, card: "4" };
    const turns = moments(
      [claimed(0, "8")],
      [{ op: "accepted", seat: 1 }],
      [{ op: "doubted", seat: 3 }, shown],
      [{ op: "penalized", seat: 0, origin: 5 }, drawn(0)],
      [claimed(1, "2")],
    );
    const now = { ...game, discards: ["5", "4"], declared: "2", phase: "doubt" as const };
    const claims = turns.map((_, i) => pilesAt(turns, i, now).claim);
    expect(claims).toEqual([
      { declared: "8", card: null, by: 0 },
      { declared: "8", card: null, by: 0 },
      { declared: "8", card: "4", by: 0 },
      null,
      { declared: "2", card: null, by: 1 },
    ]);
    expect(pilesAt(turns, 3, now)).toMatchObject({ top: "4", by: 0 });
    expect(pilesAt(turns, 4, now).top).toBe("4");
  });

  it("don't reveal a card that was never shown", () => {
    const turns = moments([claimed(0, "8")], [{ op: "accepted", seat: 1 }, drawn(0)], [claimed(1, "2")]);
    expect(pilesAt(turns, 1, { ...game, declared: "2", phase: "doubt" })).toMatchObject({ top: "?", claim: null });
  });
});
