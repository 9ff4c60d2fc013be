import { beforeAll, expect, test } from "vitest";
import { useLanguage } from "../lib/i18n";
import type { ClubView, StandingTable } from "../protocol/types";
import { answersTo, inDays, isDue, nextMeeting, nextNight, nightText, seatsTonight } from "./nights";

beforeAll(() => useLanguage("en"));

const sundays = { id: "s", day: 6, minute: 19 * 60 + 30, zone: null, answers: [] } as unknown as StandingTable;
const fridays = { id: "f", day: 4, minute: null, zone: null, answers: [] } as unknown as StandingTable;
const friday = new Date(2026, 10, 27, 12);

test("the next meeting is today until it has begun", () => {
  const on = (text: string) => nextMeeting(sundays, new Date(text))?.toDateString();
  expect(on("2026-11-22T18:00")).toBe("Sun Nov 22 2026");
  expect(on("2026-11-22T20:00")).toBe("Sun Nov 29 2026");
  expect(on("2026-11-23T08:00")).toBe("Sun Nov 29 2026");
});

test("the night that comes first is the next one, until three hours after it began", () => {
  expect(nextNight([], friday)).toBeNull();
  expect(nextNight([sundays, fridays], friday)!.standing.id).toBe("f");
  expect(nextNight([sundays], friday)!.date).toBe("2026-11-29");
  expect(nextNight([sundays], new Date(2026, 10, 29, 22))!.date).toBe("2026-11-29");
  expect(nextNight([sundays], new Date(2026, 10, 29, 23))!.date).toBe("2026-12-06");
});

test("its table opens an hour before, or all day without an hour", () => {
  const night = nextNight([sundays], friday)!;
  expect(isDue(night, new Date(2026, 10, 29, 18, 29))).toBe(false);
  expect(isDue(night, new Date(2026, 10, 29, 18, 30))).toBe(true);
  expect(isDue(nextNight([fridays], friday)!, friday)).toBe(true);
  expect(inDays(night.at, friday)).toBe("in 2 days");
  expect(inDays(night.at, night.at)).toBe("today");
});

test("everyone plays at the same instant, and reads it on their own clock", () => {
  const at = new Date(2026, 10, 29, 22, 30);
  const utc = {
    ...sundays,
    zone: "UTC",
    day: (at.getUTCDay() + 6) % 7,
    minute: at.getUTCHours() * 60 + at.getUTCMinutes(),
  };
  const night = nextNight([utc], friday)!;
  expect(night.at).toEqual(at);
  expect(night.date).toBe(at.toISOString().slice(0, 10));
  expect(nightText(night)).toBe("Sunday, 10:30 PM");
});

test("people are listed by what they said to this night", () => {
  const answers = [
    { person: 0, night: "2026-11-29", coming: false },
    { person: 2, night: "2026-11-29", coming: true },
    { person: 1, night: "2026-11-22", coming: true },
  ];
  const night = nextNight([{ ...sundays, answers }], friday)!;
  const people = ["a", "b", "c", ""].map((id) => ({ id }));
  expect(answersTo({ people } as unknown as ClubView, night)).toEqual([
    { person: 2, answer: "in" },
    { person: 0, answer: "not" },
    { person: 1, answer: "open" },
  ]);
});

test("whoever comes gets an empty seat first, then the seat of someone who isn't coming", () => {
  const seats = ["Rosa", "Ben", "", "Ana"].map((name) => ({ who: "invited" as const, name }));
  const names = (coming: string[], absent: string[]) => seatsTonight(seats, coming, absent).map(({ name }) => name);
  expect(names(["Rosa"], ["Ben"])).toEqual(["Rosa", "Ben", "", "Ana"]);
  expect(names(["Theo", "Mia", "Luis"], ["Ben"])).toEqual(["Rosa", "Mia", "Theo", "Ana"]);
});
