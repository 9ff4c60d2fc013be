import { beforeAll, expect, test } from "vitest";
import { useLanguage, useSection } from "../../lib/i18n";
import type { ClubPerson, ClubSeries, StandingTable } from "../../protocol/types";
import { meetsOn, seriesText } from "./clubtext";

beforeAll(async () => {
  await useLanguage("en");
  await useSection("club");
});

const people = ["Rosa", "Ben", "Ana", "Ruth"].map((name) => ({ name }) as ClubPerson);
const series = (won: readonly number[], winner: number | null = null): ClubSeries => ({
  target: 5,
  began: 0,
  teams: [
    [0, 2],
    [1, 3],
  ],
  won,
  winner,
});
const sundays = { day: 6, minute: 19 * 60 } as StandingTable;

test("a series says who needs how many games", () => {
  expect(seriesText(people, series([3, 4]))).toBe("Ben and Ruth need one more.");
  expect(seriesText(people, series([3, 1]))).toBe("Rosa and Ana need two more.");
  expect(seriesText(people, series([2, 2]))).toBe("It’s a tie at 2.");
  expect(seriesText(people, series([0, 0]))).toBe("The first game starts the series.");
  expect(seriesText(people, series([3, 5], 1))).toBe("Ben and Ruth win the series, 5 to 3.");
});

test("a table says when it meets", () => {
  const monday = new Date("2026-11-23T08:00");
  const shown = (table: StandingTable, now = monday) => meetsOn(table, now).replace(/\s/g, " ");
  expect(shown(sundays)).toBe("Every Sunday, 7 PM");
  expect(shown(sundays, new Date("2026-11-22T12:00"))).toBe("Every Sunday, 7 PM · tonight");
  expect(shown({ ...sundays, minute: null })).toBe("Every Sunday");
  expect(meetsOn({ ...sundays, day: null })).toBe("");
});
