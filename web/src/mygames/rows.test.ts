import { beforeAll, expect, test } from "vitest";
import { useLanguage } from "../lib/i18n";
import type { SavedSeat } from "../lib/savedseats";
import type { GameName, MyTable, SeatInfo, TableSummary, WaitingTurn } from "../protocol/types";
import { rowsOf } from "./rows";

beforeAll(() => useLanguage("en"));

const seats = ["Rosa", "Ben", "Ana", "Theo"].map(
  (name, seat) => ({ seat, team: seat % 2, name, color: "BYRW"[seat], kind: seat < 2 ? "person" : "bot" }) as SeatInfo,
);
const named = (rules: string, title = ""): GameName => ({
  ...{ kind: "table", rules, title, bots: 2, day: null, turn: null, about: "", step: null, steps: 0 },
  people: seats.slice(0, 2).map(({ seat, name }) => ({ seat, name })),
});
const table = (changes: Partial<TableSummary> = {}): MyTable => ({
  table: {
    table: "t1",
    code: "maple-42",
    stage: "playing",
    name: named("Basic"),
    since: 0,
    players: 4,
    teams: 2,
    seats,
    turn: 0,
    watchers_allowed: true,
    seat: 0,
    games: [],
    deadline: null,
    ...changes,
  },
  waiting: null,
  goes: null,
});
const key = (token: string): SavedSeat => ({ table: token, code: "", seat: 0, token, role: "player" });

test("a table that was left long ago says until when it can be opened", () => {
  const [row] = rowsOf([key("a")], [{ ...table(), goes: Date.UTC(2026, 11, 6, 12) / 1000 }]).running;
  expect(row!.subtitle).toMatch(/open it before .*Dec 6.* to keep it$/);
});

test("running games say whose turn it is", () => {
  const saved = ["a", "b", "c", "d"].map(key);
  const shown = rowsOf(saved, [
    table({ turn: 1 }),
    table(),
    table({ stage: "gathering", seats: [...seats.slice(0, 3), { ...seats[3]!, kind: "open" }] }),
    table({ stage: "paused" }),
  ]);
  expect(shown.running.map((each) => each.note)).toEqual([
    "Your turn",
    "Waiting for Ben",
    "3 of 4 seats taken",
    "Paused",
  ]);
  expect(shown.running[0]).toMatchObject({ title: "Game with Ben", subtitle: "Basic", mine: true });
});

test("finished games link to their replays, newest first", () => {
  const games = [
    { game: "g1", number: 1, winner: 0, at: 10, name: named("Basic"), moved: 0 },
    { game: "g2", number: 2, winner: 1, at: 20, name: named("Basic"), moved: 0 },
  ];
  const shown = rowsOf([key("a")], [table({ stage: "over", games })]);
  expect(shown.finished.map((each) => [each.game, each.note])).toEqual([
    ["g2", "Ben and Theo won"],
    ["g1", "You won"],
  ]);
});

test("a token that isn't valid anymore has no row", () => {
  const { running } = rowsOf([key("a"), key("b")], [{ table: null, waiting: null, goes: null }, table()]);
  expect(running).toHaveLength(1);
});

test("names the right winners after players have changed seats", () => {
  const games = [{ game: "g1", number: 1, winner: 0, at: 10, name: named("Basic"), moved: 1 }];
  const shown = rowsOf([key("a")], [table({ stage: "over", games })]);
  expect(shown.finished.map((each) => each.note)).toEqual(["Ben and Theo won"]);
});

test("the table that has waited longest comes first, and one with a live clock before it", () => {
  const waiting = (table_: string, since: number, deadline: number | null): MyTable => {
    const made = table({ table: table_, deadline });
    return { ...made, waiting: { since } as WaitingTurn };
  };
  const answers = [waiting("new", 300, null), waiting("days", 100, 200_000), waiting("live", 400, 460)];
  const shown = rowsOf(["a", "b", "c"].map(key), answers);
  expect(shown.turns.map(({ row }) => row.table)).toEqual(["live", "days", "new"]);
});

test("a finished game's title leaves out the reader, from the seat they had then", () => {
  const games = [{ game: "g1", number: 1, winner: 0, at: 10, name: named("Basic"), moved: 1 }];
  const shown = rowsOf([key("a")], [table({ stage: "over", seat: 1, games })]);
  expect(shown.finished[0]!.title).toBe("Game with Ben");
  expect(rowsOf([key("a")], [table({ stage: "over", seat: 2, games })]).finished[0]!.title).toBe("Game with Rosa");
});

test("rows that would read alike get the date, then the hour", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 1000;
  const times = [at(22, 19), at(20, 19), at(20, 15)];
  const games = times.map((time, i) => ({
    ...{ game: `g${i}`, number: i + 1, winner: 0, at: time, moved: 0 },
    name: named("Grandma's rules", "Sunday table"),
  }));
  const other = { ...games[0]!, game: "other", name: named("Arizona", "Sunday table") };
  const answer = table({ stage: "over", name: games[0]!.name, games: [...games, other], since: times[0]! });
  const { running, finished } = rowsOf([key("a")], [answer]);
  expect([...running, ...finished].map((each) => each.subtitle)).toEqual([
    "Grandma's rules",
    "Grandma's rules · Nov 22",
    "Arizona",
    "Grandma's rules · Nov 20, 7:00 PM",
    "Grandma's rules · Nov 20, 3:00 PM",
  ]);
});

test("a date stays after rules whose name runs from right to left", () => {
  const game = { game: "g", number: 1, winner: 0, at: 0, name: named("חוקי סבתא"), moved: 0 };
  const { finished } = rowsOf([key("a")], [table({ stage: "over", games: [game, { ...game, game: "h" }] })]);
  expect(finished.map((each) => each.subtitle.split(" · ")[0])).toEqual(["חוקי סבתא", "\u2068חוקי סבתא\u2069"]);
});
