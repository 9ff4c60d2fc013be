import { expect, test } from "vitest";
import {
  assignOthers,
  assignSeat,
  botChoice,
  colorsOf,
  invited,
  isComplete,
  isNamed,
  levelOf,
  levelsFor,
  me,
  nameSeat,
  nextColor,
  occupantOf,
  peopleOf,
  resizeSeats,
  setLevel,
  teamsFor,
  teamsInOrder,
  usualTeams,
} from "./seating";

test("teams are of equal size, or everyone plays alone", () => {
  expect([2, 5, 6, 8].map(teamsFor)).toEqual([[2], [5], [2, 3, 6], [2, 4, 8]]);
});

test("the source's team sizes come first, followed by the rest", () => {
  const named = [
    [6, 3],
    [6, 2],
  ] as const;
  expect(teamsInOrder(6, named)).toEqual([3, 2, 6]);
  expect(isNamed(6, 6, named)).toBe(false);
  expect([usualTeams(6, named), usualTeams(6, []), usualTeams(5, named), usualTeams(2, named)]).toEqual([3, 3, 5, 2]);
});

test("new seats get bots, and this person keeps a seat", () => {
  expect(resizeSeats([me, invited], 4)).toEqual([me, invited, botChoice(), botChoice()]);
  expect(resizeSeats([invited, invited, me], 2)).toEqual([me, invited]);
});

test("moving to another seat swaps the two", () => {
  const seats = [me, botChoice("careful"), invited];
  expect(assignSeat(seats, 1, "me")).toEqual([botChoice("careful"), me, invited]);
  expect(assignSeat(seats, 0, "invited")).toEqual(seats);
  const choices = assignSeat(seats, 2, "bot:quick");
  expect(choices.map((each) => occupantOf(each))).toEqual(["me", "bot:careful", "bot:quick"]);
});

test("a bot without a name is the server's strongest", () => {
  expect(botChoice()).toEqual({ who: "bot" });
  expect(occupantOf(botChoice(), "careful")).toBe("bot:careful");
});

const LEVELS = ["easy", "medium", "strong", "expert"].map((name, i) => ({
  name,
  label: name,
  usual: name === "medium",
  level: i + 1,
  about: "",
  largest_team: i < 2 ? 5 : 4,
}));

test("partners are a level above the others, and never easy", () => {
  const seats = [me, botChoice(), botChoice(), botChoice()];
  const names = (level: number) => setLevel(seats, 2, LEVELS, level).map((each) => each.bot ?? each.who);
  expect(names(1)).toEqual(["me", "easy", "strong", "easy"]);
  expect(names(3)).toEqual(["me", "strong", "expert", "strong"]);
  expect(names(4)).toEqual(["me", "expert", "expert", "expert"]);
  expect([levelOf(seats, 2, LEVELS), levelOf(setLevel(seats, 2, LEVELS, 1), 2, LEVELS)]).toEqual([2, 1]);
});

test("everyone's partners are equally good, and if only partners are bots, they get the level asked for", () => {
  const both = setLevel([me, botChoice(), botChoice(), invited], 2, LEVELS, 1);
  expect(both.map((each) => each.bot ?? each.who)).toEqual(["me", "easy", "easy", "invited"]);

  const seats = setLevel([me, invited, botChoice(), invited], 2, LEVELS, 1);
  expect([seats[2]?.bot, levelOf(seats, 2, LEVELS)]).toEqual(["easy", 1]);
});

test("in large teams, levels that play alike there aren't offered", () => {
  expect(levelsFor([...LEVELS].reverse(), 6, 2).map((each) => each.level)).toEqual([1, 2, 3, 4]);
  expect(levelsFor(LEVELS, 10, 2).map((each) => each.level)).toEqual([1, 2]);
  const ten = resizeSeats([me], 10);
  expect(setLevel(ten, 2, levelsFor(LEVELS, 10, 2), 1)[2]).toEqual(botChoice("medium"));
});

test("bots of different levels have none in common", () => {
  expect(levelOf([me, botChoice("easy"), botChoice("strong"), botChoice("expert")], 2, LEVELS)).toBe(0);
  expect(levelOf([me, botChoice("random")], 2, [...LEVELS, { ...LEVELS[0]!, name: "random", level: 0 }])).toBe(0);
});

test("the game can start at once if no one is invited", () => {
  expect([isComplete([me, botChoice()]), isComplete(assignOthers([me, botChoice()], "invited"))]).toEqual([
    true,
    false,
  ]);
});

test("all seats of the preview have different colors", () => {
  const colors = colorsOf(resizeSeats([invited, me], 10), "R");
  expect(colors[1]).toBe("R");
  expect(new Set(colors).size).toBe(10);
});

test("people with real cards have names and the colors of their pegs", () => {
  const named = nameSeat(resizeSeats([me], 3), 1, "Grandma");
  expect(colorsOf(named, "B")).toEqual(["B", "R", "Y"]);
  const changed = nextColor(named, 1, "B");
  expect(colorsOf(changed, "B")).toEqual(["B", "G", "Y"]);
  expect(peopleOf(changed, "B").slice(1)).toEqual([
    { who: "invited", name: "Grandma", color: "G" },
    { who: "invited", color: "Y" },
  ]);
  expect(colorsOf(changed, "G")).toEqual(["G", "B", "Y"]);
});
