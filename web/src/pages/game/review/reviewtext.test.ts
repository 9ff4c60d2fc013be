import { beforeAll, expect, test } from "vitest";
import { useLanguage, useSection } from "../../../lib/i18n";
import type { BoardShape, Review, ReviewedTurn } from "../../../protocol/types";
import { Names } from "../../../story/names";
import { cannotTellText, chancesText, costText, helpedTeam, levelsText, luckText, reasonsText } from "./reviewtext";

const board = { teams: 2, players: 4, letters: "ABCD" } as unknown as BoardShape;
const words = { start: "start", home: "home", in_spot: "in-spot" };
const names = new Names(board, ["Rosa", "Ben", "Ana", "Theo"], 0, words);

beforeAll(async () => {
  await useLanguage("en");
  await useSection("review");
  await useSection("reasons");
});

test("chances are even, ahead, nearly won or won", () => {
  const said = [0.5, 0.36, 0.7, 0.2, 0.97, 1].map((chance) => chancesText(names, [chance, 1 - chance]));
  expect(said).toEqual([
    "Even",
    "Even",
    "Rosa and Ana ahead",
    "Ben and Theo ahead",
    "Rosa and Ana have nearly won",
    "Rosa and Ana won",
  ]);
});

test("costs are a team's, and a range", () => {
  const cost = (seat: number, low: number, high: number) => costText(names, { seat, low, high } as ReviewedTurn);
  expect(cost(0, 0.041, 0.08)).toBe("This cost your team about a 6% chance of winning (4 to 8).");
  expect(cost(1, 0.061, 0.118)).toBe("This cost Ben and Theo about a 9% chance of winning (6 to 12).");
  expect(cost(2, 0.784, 0.826)).toBe("This cost your team about an 81% chance of winning (78 to 83).");
  expect(cost(0, 0.078, 0.082)).toBe("This cost your team about an 8% chance of winning.");
  expect(cost(3, 0, 0.002)).toBe("This cost Ben and Theo less than a 1% chance of winning.");
});

test("reasons are sentences about the better turn, or say that there's none", () => {
  const bumps = { parts: [{ verb: "why-bumps", peg: 1, limit: 62, count: 5 }] };
  const keeps = { parts: [{ verb: "why-keeps-joker", card: "*" }] };
  expect(reasonsText(names, [bumps, keeps])).toBe(
    "Ben’s peg had walked 62 holes and stood 5 holes from its ring. The better turn sends it back to its start. " +
      "It keeps the joker for later.",
  );
  expect(reasonsText(names, [])).toContain("no short reason");
});

test("cards help the seat's team, or the other one of two", () => {
  expect(helpedTeam(names, { ply: 1, seat: 1, by: "cards", change: 0.2, lines: [] })).toBe(1);
  expect(helpedTeam(names, { ply: 1, seat: 1, by: "cards", change: -0.2, lines: [] })).toBe(0);
});

test("luck is on one of five places", () => {
  const luck = (team: number, size: number, low: number) =>
    luckText(names, [{ team, luck: size, low, high: 1 }], 0).place;
  expect([luck(0, 0.9, 0.5), luck(0, 0.4, 0.1), luck(0, 0.4, -0.1), luck(1, 0.4, 0.1), luck(1, 0.9, 0.5)]).toEqual([
    4, 3, 2, 1, 0,
  ]);
});

test("players whose ranges overlap aren't told apart", () => {
  const players = [0, 1, 2, 3].map((seat) => ({ seat }));
  const said = (me: number | null, ...sides: [number, number][]) =>
    cannotTellText(new Names(board, names.players, me, words), { players, sides } as unknown as Review);
  expect(said(null)).toBe("One game can’t tell the players apart.");
  const apart: [number, number][] = [
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ];
  expect(said(null, ...apart)).toBe("One game can’t tell Rosa from Ben, or Ana from Theo.");
  expect(said(0, ...apart)).toBe("One game can’t tell you from Ben.");
  expect(said(0, [0, 1], [0, 2], [3, 0])).toBe("");
  expect(said(null, [0, 3])).toBe("One game can’t tell Rosa from Ben or Ana, Ben from Ana or Theo, or Ana from Theo.");
});

test("levels are a range", () => {
  expect(levelsText(["strong", "medium", "easy"])).toBe("Strong – Easy");
  expect(levelsText(["medium"])).toBe("Medium");
});
