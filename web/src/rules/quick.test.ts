import { expect, test } from "vitest";
import { quickSettings } from "./quick";

test("play uses the last rules, with three bots in two teams", () => {
  expect(quickSettings(null).rules).toEqual({ name: "basic" });
  const last = { rules: { name: "", toml: "extends = 'arizona'" }, title: "Ours", players: 6, teams: 3 };
  const made = quickSettings(last);
  expect(made).toMatchObject({ rules: last.rules, players: 4, teams: 2 });
  expect(made.seats!.map((each) => each.who)).toEqual(["me", "bot", "bot", "bot"]);
});
