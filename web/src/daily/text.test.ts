import { beforeAll, expect, it } from "vitest";
import { dateText } from "../lib/dates";
import { useLanguage, useSection } from "../lib/i18n";
import { numbersText, shareText } from "./text";

beforeAll(async () => {
  await useLanguage("en");
  await useSection("daily");
});

it("leaves the numbers out while few have played", () => {
  expect(numbersText({ people: 4, wins: 4 })).toBe("");
  expect(numbersText({ people: 5, wins: 0 })).toBe("5 played, 0 won");
  expect(numbersText({ people: 41, wins: 17 })).toBe("41 played, 17 won");
});

it("shares the week and the score", () => {
  const week = (["done", "missed", "lost", "done"] as const).map((mark, i) => ({ day: `2026-11-2${i}`, mark }));
  expect(shareText(week, "10 pegs to 4, in 61 turns")).toBe("●◌○●\n2 won this week\n10 pegs to 4, in 61 turns");
});

it("names a day by its date, wherever the device is", () => {
  expect(dateText("2026-11-22")).toBe("Sunday, November 22");
});
