import { beforeAll, expect, test } from "vitest";
import { useLanguage } from "../../lib/i18n";
import type { TableSummary } from "../../protocol/types";
import { withoutLookalikes } from "./pastgames";

beforeAll(() => useLanguage("en"));

function game(table: string, names: readonly string[], rules = "Basic game"): { table: TableSummary } {
  const seats = names.map((name) => ({ kind: name === "Bruno" ? "bot" : "person", name }));
  return { table: { table, name: { rules }, seats } as unknown as TableSummary };
}

test("past games that read alike are listed once, as the newest", () => {
  const games = [
    game("5", ["Rosa", "Ben"]),
    game("4", ["Rosa", "Ben", "Bruno", "Bruno"]),
    game("3", ["Ben", "Rosa"]),
    game("2", ["Rosa", "Ben"], "Arizona"),
    game("1", ["Rosa", "Ben"]),
  ];
  expect(withoutLookalikes(games).map((each) => each.table.table)).toEqual(["5", "3", "2"]);
});
