import { expect, test } from "vitest";
import { botsAt, levelOf, levelsFor } from "./levels";

const LEVELS = ["easy", "medium", "strong", "expert"].map((name, i) => ({
  name,
  label: name,
  usual: name === "medium",
  level: i + 1,
  about: "",
  largest_team: i < 2 ? 5 : 4,
}));
const ALONE = [null, "medium", "medium", "medium"];

test("partners are a level above the others, and never easy", () => {
  expect(botsAt(ALONE, 2, LEVELS, 1)).toEqual([null, "easy", "strong", "easy"]);
  expect(botsAt(ALONE, 2, LEVELS, 3)).toEqual([null, "strong", "expert", "strong"]);
  expect(botsAt(ALONE, 2, LEVELS, 4)).toEqual([null, "expert", "expert", "expert"]);
  expect([levelOf(ALONE, 2, LEVELS), levelOf(botsAt(ALONE, 2, LEVELS, 1), 2, LEVELS)]).toEqual([2, 1]);
});

test("everyone's partners are equally good, and if only partners are bots, they get the level asked for", () => {
  expect(botsAt([null, "medium", "medium", null], 2, LEVELS, 1)).toEqual([null, "easy", "easy", null]);

  const seated = botsAt([null, null, "medium", null], 2, LEVELS, 1);
  expect([seated[2], levelOf(seated, 2, LEVELS)]).toEqual(["easy", 1]);
});

test("in large teams, levels that play alike there aren't offered", () => {
  expect(levelsFor([...LEVELS].reverse(), 6, 2).map((each) => each.level)).toEqual([1, 2, 3, 4]);
  expect(levelsFor(LEVELS, 10, 2).map((each) => each.level)).toEqual([1, 2]);
  const ten = [null, ...Array<string>(9).fill("expert")];
  expect(botsAt(ten, 2, levelsFor(LEVELS, 10, 2), 1)[2]).toBe("medium");
});

test("bots of different levels have none in common", () => {
  expect(levelOf([null, "easy", "strong", "expert"], 2, LEVELS)).toBe(0);
  expect(levelOf([null, "random"], 2, [...LEVELS, { ...LEVELS[0]!, name: "random", level: 0 }])).toBe(0);
});
