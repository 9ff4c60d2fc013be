import { expect, test } from "vitest";
import { quickSettings } from "./quick";

test("a game right away has three bots in two teams", () => {
  const rules = { name: "", toml: "extends = 'arizona'" };
  const made = quickSettings(rules);
  expect(made).toMatchObject({ rules, players: 4, teams: 2 });
  expect(made.seats!.map((each) => each.who)).toEqual(["me", "bot", "bot", "bot"]);
});
