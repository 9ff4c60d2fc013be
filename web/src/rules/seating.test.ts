import { expect, test } from "vitest";
import { isNamed, teamsFor, usualTeams } from "./seating";

test("teams are of equal size, or everyone plays alone", () => {
  expect([2, 5, 6, 8].map(teamsFor)).toEqual([[2], [5], [2, 3, 6], [2, 4, 8]]);
});

test("the source's team sizes are the usual ones", () => {
  const named = [
    [6, 3],
    [6, 2],
  ] as const;
  expect([isNamed(6, 3, named), isNamed(6, 6, named)]).toEqual([true, false]);
  expect([usualTeams(6, named), usualTeams(6, []), usualTeams(5, named), usualTeams(2, named)]).toEqual([3, 3, 5, 2]);
});
