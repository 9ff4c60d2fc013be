import { beforeAll, expect, it } from "vitest";
import { useLanguage, useSection } from "../lib/i18n";
import type { AnyLogEvent, Happening, TurnPlayed } from "../protocol/types";
import { absenceOf } from "./absence";

const [ANA, BEN] = [0, 1];

type Step = readonly [seat: number, what: TurnPlayed["by"] | Happening];

/** A log, with a version for each step. */
const log = (...steps: Step[]): AnyLogEvent[] =>
  steps.map(([seat, what], i) => {
    const stamp = { version: i + 1, at: i, lines: [], seat };
    return what === "person" || what === "bot" || what === "clock"
      ? { what: "turn", ...stamp, ply: i, by: what, turn: "", operations: [] }
      : { what: "happened", ...stamp, kind: what };
  });

beforeAll(async () => {
  await useSection("turn");
  await useLanguage("en");
});

it.each([
  ["en", "A bot took a turn for you", "A bot took 2 turns for you"],
  ["es", "Un bot jugó un turno por ti", "Un bot jugó 2 turnos por ti"],
])("says how many turns a bot took for a person since they last played, in %s", async (language, one, two) => {
  await useLanguage(language);
  const away: Step[] = [
    [ANA, "person"],
    [ANA, "away"],
    [ANA, "stand_in"],
    [BEN, "person"],
    [ANA, "bot"],
  ];
  expect(absenceOf({ log: log(...away), me: ANA })).toEqual({ since: 1, text: one });
  expect(absenceOf({ log: log(...away, [BEN, "person"], [ANA, "bot"], [ANA, "back"]), me: ANA })).toEqual({
    since: 1,
    text: two,
  });
  expect(absenceOf({ log: log(...away), me: BEN })).toBeNull();
});

it("forgets it once they have played", () => {
  const back: Step[] = [
    [ANA, "stand_in"],
    [ANA, "bot"],
    [ANA, "back"],
  ];
  expect(absenceOf({ log: log(...back, [ANA, "person"]), me: ANA })).toBeNull();
  expect(absenceOf({ log: log(...back, [ANA, "clock"]), me: ANA })).toBeNull();
});

it("says nothing to those for whom no bot took a turn", () => {
  expect(absenceOf({ log: log([ANA, "person"], [ANA, "stand_in"], [ANA, "back"]), me: ANA })).toBeNull();
  // The bot whose seat someone takes played for itself, or for another person.
  expect(absenceOf({ log: log([ANA, "bot"], [ANA, "sat"], [BEN, "person"]), me: ANA })).toBeNull();
  expect(absenceOf({ log: log([ANA, "stand_in"], [ANA, "bot"], [ANA, "sat"]), me: ANA })).toBeNull();
});
