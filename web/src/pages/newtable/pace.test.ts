import { expect, test } from "vitest";
import { turnSeconds } from "./pace";

test("people take nine seconds, or what the clock gives them", () => {
  const people = [{ who: "me" }, { who: "invited" }] as const;
  expect(turnSeconds(people, null, 1.2)).toBe(9);
  expect(turnSeconds(people, 60, 1.2)).toBe(9);
  expect(turnSeconds(people, 5, 1.2)).toBe(5);
});

test("bots take the time to watch them", () => {
  const seats = [{ who: "me" }, { who: "bot" }, { who: "bot" }, { who: "bot" }] as const;
  expect(turnSeconds(seats, null, 1.2)).toBe(3.9);
  expect(turnSeconds(seats, null, 0)).toBe(3);
});
