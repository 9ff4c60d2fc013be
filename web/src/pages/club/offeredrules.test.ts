import { expect, test } from "vitest";
import type { ClubSheet, RulesEntry } from "../../protocol/types";
import { offeredRules } from "./offeredrules";

const entry = (name: string) => ({ name, title: name }) as RulesEntry;
const sheet = (title: string, toml: string) => ({ title, rules: { toml } }) as ClubSheet;

test("a standing table can have the club's sheets, the saved rules and every set, each once", () => {
  const sheets = [sheet("Sunday rules", "one"), { title: "As in Arizona", rules: { name: "arizona" } } as ClubSheet];
  const saved = [
    { title: "Sunday rules", toml: "one" },
    { title: "Grandma’s", toml: "two" },
  ];
  const entries = ["wizard", "arizona", "guide", "basic"].map(entry);
  expect(offeredRules(sheets, saved, entries).map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    "club: Sunday rules",
    "club: As in Arizona",
    "saved: Grandma’s",
    "sets: basic",
    "sets: guide",
    "sets: wizard",
  ]);
});
