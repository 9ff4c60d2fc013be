/**
 * Taps and rows for every split in real positions, with the lists that the server's rules make (bench/turnlists.py).
 *
 *   npm test -- taps                              // a few positions of every rule set
 *   PEGS_POSITIONS=200 npm test -- taps           // with the figures of all of them, as in `make soak`
 */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Landing } from "../../../protocol/types";
import { type Candidate, isPegKey, keyOf, landingStage, type Picks, pegStage } from "../../../turn/candidates";
import { picksTo } from "../../../turn/holes";
import { choose, type Selection, selectionFor } from "../../../turn/selection";
import {
  type Change,
  type Preference,
  type Split,
  settled,
  splitOf,
  wayOf,
  withHole,
  withNumber,
  withWay,
} from "../../../turn/splits";
import { litPegs } from "../../../turn/targets";
import { type Begun, type ListPart, NOTHING, nextStage, TurnList } from "../../../turn/turnlist";

const ROOT = resolve(import.meta.dirname, "../../../../..");
const POSITIONS = Number(process.env.PEGS_POSITIONS ?? 26);
/** With fewer positions, this many turns of each are tried. */
const FEW = 8;
/** The most spellings in a message (src/pegs/table/options.py). */
const MAX_SPELLINGS = 400;
const MOST_TAPS = 4;
const MOST_ROWS = 5;

interface Line {
  readonly rules: string;
  readonly card: string;
  readonly turns: readonly (readonly [number, readonly (readonly [number, number, number, number])[]])[];
}

function lines(): Line[] {
  const script = resolve(ROOT, "bench/turnlists.py");
  const python = resolve(ROOT, ".venv/bin/python");
  const text = execFileSync(python, [script, "--positions", String(POSITIONS)], { maxBuffer: 1 << 30 }).toString();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

function landing([seat, origin, target, count]: readonly [number, number, number, number]): Landing {
  const path = Array.from({ length: Math.abs(count) || 1 }, (_, i) => (i + 1 === Math.abs(count) ? target : -2));
  const travel = count === 0 ? "jump" : count < 0 ? "backward" : "forward";
  return { seat, origin, target, effects: [{ op: "moved", seat, origin, target, travel, path }], parts: [] };
}

const candidatesOf = ({ card, turns }: Line): Candidate[] =>
  turns.map(([number, steps]) => ({
    option: {
      turn: String(number),
      kind: steps.length > 1 ? "split" : "move",
      card,
      declared: null,
      orders: [steps.map((_, i) => i)],
      hurts: false,
    },
    steps: steps.map(landing),
  }));

/** A position's turns as the server sends them: all of them if they are few, otherwise on demand. */
class Server {
  constructor(readonly all: readonly Candidate[]) {}

  part(begun: Begun): ListPart {
    const candidates = this.all.filter(({ steps }) =>
      begun.steps.every(
        ({ seat, origin, target }, i) =>
          steps[i]?.seat === seat && steps[i].origin === origin && (target === null || steps[i].target === target),
      ),
    );
    if (candidates.length <= MAX_SPELLINGS) return { begun, isComplete: true, candidates };
    const sample = new Map<string, Candidate>();
    for (const stage of ["card", nextStage({ begun, isComplete: false, candidates })] as const)
      for (const each of candidates) {
        const key = `${stage} ${each.option.kind} ${keyOf(stage, each)}`;
        if (!sample.has(key)) sample.set(key, each);
      }
    return { begun, isComplete: false, candidates: [...sample.values()] };
  }
}

/** What the table page shows at one moment. */
class Chooser {
  private constructor(
    readonly server: Server,
    readonly turns: TurnList,
    readonly picks: Picks,
    readonly now: Selection,
    readonly split: Split | null,
    /** The part that the plank is about. */
    readonly active: number,
  ) {}

  static of(server: Server, card: string): Chooser {
    const turns = new TurnList([server.part(NOTHING)]);
    return Chooser.after(server, turns, { picks: [{ stage: "card", key: card }], preferences: [] });
  }

  private static after(server: Server, turns: TurnList, { picks, preferences }: Change, active = 0): Chooser {
    let known = turns;
    let all = picks;
    for (;;) {
      all = settled(known, all, preferences as readonly Preference[], {});
      const now = selectionFor(known, all);
      if (!now.pending) return new Chooser(server, known, all, now, splitOf(known, now, active), active);
      known = known.with(server.part(now.pending));
    }
  }

  apply(change: Change | null, active = this.active): Chooser | null {
    return change && Chooser.after(this.server, this.turns, change, active);
  }

  /** A tap on a part. */
  show(part: number): Chooser {
    if (part === this.active) return this;
    return new Chooser(this.server, this.turns, this.picks, this.now, splitOf(this.turns, this.now, part), part);
  }

  tapPeg(step: number, key: string): Chooser | null {
    const picks = choose(this.turns, this.picks, pegStage(step), key);
    return picks === this.picks ? null : this.apply({ picks, preferences: [] }, step);
  }
}

interface Cost {
  /** Taps with pegs and holes on the board, the card included. */
  readonly board: number;
  /** Taps with the plank and the switch instead of holes. */
  readonly plank: number;
  readonly rows: number;
}

/** Choose a turn in one order of its steps: its taps, or null if this order isn't offered. */
function costOf(start: Chooser, wanted: Candidate): Cost | null {
  const board = tapsOf(start, wanted, onBoard);
  const plank = tapsOf(start, wanted, onPlank);
  if (!board || !plank) return null;
  const pegsFirst = tapsPegsFirst(start, wanted) ?? Infinity;
  return { board: Math.min(board.taps, pegsFirst), plank: plank.taps, rows: board.rows };
}

/** A hole of the board; first its part, if another peg would go there. */
function onBoard(start: Chooser, step: Landing, part: number, count: (more: number) => void): Chooser | null {
  const hole = (now: Chooser) => withHole(now.turns, now.now, now.split!, step.seat, step.target);
  const isDirect = hole(start)?.part === part;
  count(isDirect ? 1 : 2);
  const now = isDirect ? start : start.show(part);
  return now.apply(hole(now), part);
}

/** The part, the switch, then the number, each only if needed. */
function onPlank(start: Chooser, step: Landing, number: number, count: (more: number) => void): Chooser | null {
  const now = start.show(number);
  if (now !== start) count(1);
  const isBack = (way: string | undefined) => way === "back";
  const want = wayOf(step);
  let at: Chooser | null = now;
  const part = () => at?.split?.parts[at.split.active];
  if (isBack(part()?.way) !== isBack(want)) {
    at = at.apply(withWay(at.turns, at.now, at.split!, want));
    count(1);
  }
  const holes = step.effects[0]?.op === "moved" ? step.effects[0].path.length : 0;
  if (at && part()?.count !== holes) {
    at = at.apply(withNumber(at.turns, at.now, at.split!, holes));
    count(1);
  }
  if (at && part()?.way !== want) {
    at = at.apply(withWay(at.turns, at.now, at.split!, want));
    count(1);
  }
  return at;
}

function tapsOf(
  start: Chooser,
  wanted: Candidate,
  goTo: (now: Chooser, step: Landing, part: number, count: (more: number) => void) => Chooser | null,
): { taps: number; rows: number } | null {
  let now: Chooser | null = start;
  let taps = 1; // the card
  let rows = 0;
  for (const [number, step] of wanted.steps.entries()) {
    const peg = keyOf(pegStage(number), wanted)!;
    const question: Selection["question"] = now.now.question;
    // More pegs than that are shown side by side, as pegs.
    if (question && number === 0 && question.answers.length <= MOST_ROWS) rows = question.answers.length;
    if (now.now.answered.get(pegStage(number)) !== peg) {
      // A hole that only one peg reaches says which peg, and where.
      const picks: Picks | null = goTo === onBoard ? picksTo(now.now, number, step.seat, step.target) : null;
      const both: Chooser | null = now.apply(picks && { picks, preferences: [] }, number);
      now = both && leads(both, wanted, number) ? both : now.tapPeg(number, peg);
      taps += 1;
    }
    if (!now) return null;
    if (leads(now, wanted, number)) continue;
    const before: Chooser = now;
    now = goTo(now, step, number, (more) => (taps += more));
    if (!now || !leads(now, wanted, number)) return null;
    rows = Math.max(rows, before.split?.others.length ?? 0);
  }
  return now.now.chosen?.option.turn === wanted.option.turn ? { taps, rows } : null;
}

/** All pegs first, then the holes that don't follow; null if that doesn't lead there. */
function tapsPegsFirst(start: Chooser, wanted: Candidate): number | null {
  let now: Chooser | null = start;
  let taps = 1; // the card
  for (const number of wanted.steps.keys()) {
    const peg = keyOf(pegStage(number), wanted)!;
    if (now?.now.answered.get(pegStage(number)) === peg) continue;
    now = now?.tapPeg(number, peg) ?? null;
    taps += 1;
  }
  for (const [number, step] of wanted.steps.entries()) {
    if (!now?.split || now.now.chosen?.option.turn === wanted.option.turn) break;
    if (!leads(now, wanted, number)) now = onBoard(now, step, number, (more) => (taps += more));
  }
  return now?.now.chosen?.option.turn === wanted.option.turn ? taps : null;
}

/** Whether a part's peg and hole are chosen as in a turn. */
const leads = ({ now }: Chooser, wanted: Candidate, part: number): boolean =>
  [pegStage(part), landingStage(part)].every((stage) => now.answered.get(stage) === keyOf(stage, wanted));

function grouped<T>(all: readonly T[], key: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return groups;
}

/** The cheapest order of each turn that is a split. */
function costsOf(line: Line): { card: string; costs: readonly (Cost | null)[] } {
  const all = candidatesOf(line);
  const start = Chooser.of(new Server(all), line.card);
  const question = start.now.question;
  const asked = question?.stage === "peg:0" ? question.answers.filter(({ key }) => isPegKey(key)).length : 0;
  if (asked) expect(litPegs(start.now), "pegs of every answer are lit").toHaveLength(asked);
  const orders = grouped(
    all.filter(({ steps }) => steps.length > 1),
    ({ option }) => option.turn,
  );
  const every = Math.max(1, POSITIONS < 200 ? Math.floor(orders.size / FEW) : 1);
  const some = [...orders.values()].filter((_, i) => i % every === 0);
  return { card: `${line.rules}: ${line.card}`, costs: some.map((each) => cheapest(start, each)) };
}

const cheapest = (start: Chooser, orders: readonly Candidate[]): Cost | null =>
  orders
    .flatMap((each) => costOf(start, each) ?? [])
    .reduce<Cost | null>((best, each) => (best && best.board <= each.board ? best : each), null);

it("chooses every split in a few taps, and has few rows to read", { timeout: 0 }, () => {
  const found = grouped(lines().map(costsOf), ({ card }) => card);
  const figures = [...found].map(([card, each]) => {
    const costs = each.flatMap((one) => one.costs);
    expect(costs.filter((cost) => cost === null)).toHaveLength(0);
    const known = costs.filter((cost) => cost !== null);
    const most = (of: (cost: Cost) => number) => Math.max(...known.map(of));
    expect(
      most(({ board }) => board),
      card,
    ).toBeLessThanOrEqual(MOST_TAPS);
    expect(
      most(({ rows }) => rows),
      card,
    ).toBeLessThanOrEqual(MOST_ROWS);
    const mean = (of: (cost: Cost) => number) => known.reduce((all, cost) => all + of(cost), 0) / known.length;
    return {
      card,
      positions: each.length,
      splits: known.length,
      taps: `${mean(({ board }) => board).toFixed(2)}, at most ${most(({ board }) => board)}`,
      plank: `${mean(({ plank }) => plank).toFixed(2)}, at most ${most(({ plank }) => plank)}`,
      rows: most(({ rows }) => rows),
    };
  });
  expect(figures.length).toBeGreaterThan(4);
  if (process.env.PEGS_POSITIONS) console.table(figures);
});
