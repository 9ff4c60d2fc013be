import { expect, it } from "vitest";
import { routeOf } from "./routes";

it.each([
  ["", "front", {}],
  ["new", "houserules", {}],
  ["new/", "houserules", {}],
  ["j", "join", { code: "" }],
  ["j/maple-42", "join", { code: "maple-42" }],
  ["t/a1_b-2", "table", { table: "a1_b-2", view: "" }],
  ["t/a1_b-2/words", "table", { table: "a1_b-2", view: "words" }],
  ["tv/maple-42", "tv", { code: "maple-42" }],
  ["g/xyz", "game", { game: "xyz", view: "" }],
  ["g/xyz/review", "game", { game: "xyz", view: "review" }],
  ["settings", "settings", {}],
  ["club", "club", { club: "", view: "" }],
  ["club/0123456789abcdef/pairs", "club", { club: "0123456789abcdef", view: "pairs" }],
  ["rules/north-carolina", "rules", { name: "north-carolina" }],
  ["rules", "rules", { name: "" }],
  ["strategy", "strategy", {}],
  ["nowhere/at/all", "lost", {}],
])("%s leads to %s", (path, page, params) => {
  expect(routeOf(path)).toEqual({ page, params });
});
