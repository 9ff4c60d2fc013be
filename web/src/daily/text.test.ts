import { beforeAll, expect, it } from "vitest";
import { useLanguage, useSection } from "../lib/i18n";
import { dateText } from "./dates";
import { comparisonText, resultText } from "./text";

beforeAll(async () => {
  await useLanguage("en");
  await useSection("daily");
});

const day = (people: number, wins: number, quickest: number | null) => ({ day: "2026-11-22", people, wins, quickest });
const won = (turns: number) => ({ won: true, turns });
const lost = { won: false, turns: 38 };

it("compares a result with the others'", () => {
  expect(comparisonText(day(12, 5, 41), won(47))).toBe(
    "5 of 12 people won. The quickest win took 41 turns; yours took 47.",
  );
  expect(comparisonText(day(12, 5, 41), won(41))).toBe("5 of 12 people won. No one was quicker than you.");
  expect(comparisonText(day(12, 5, 41), lost)).toBe("5 of 12 people won. The quickest win took 41 turns.");
  expect(comparisonText(day(3, 0, null), lost)).toBe("None of 3 people won.");
  expect(comparisonText(day(1, 1, 47), won(47))).toBe("You’re the first to finish it here.");
});

it("says how the others did to someone whose game doesn't count, or hasn't ended", () => {
  expect(comparisonText(day(0, 0, null), null)).toBe("No one has finished it here yet.");
  expect(comparisonText(day(1, 1, 47), null)).toBe(
    "One person has finished it here, and won. The quickest win took 47 turns.",
  );
  expect(comparisonText(day(1, 0, null), null)).toBe("One person has finished it here, and lost.");
});

it("names a day by its date, wherever the device is", () => {
  expect(dateText("2026-11-22")).toBe("Sunday, November 22");
  expect(resultText(won(47))).toBe("You won in 47 turns.");
  expect(resultText(lost)).toBe("You lost, after 38 turns.");
});
