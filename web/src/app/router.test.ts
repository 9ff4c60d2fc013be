import { expect, it } from "vitest";
import { routeOf } from "./router";

it.each([
  ["/", "front", {}],
  ["/new", "newtable", {}],
  ["/new/", "newtable", {}],
  ["/j", "join", { code: "" }],
  ["/j/maple-42", "join", { code: "maple-42" }],
  ["/t/a1_b-2", "table", { table: "a1_b-2" }],
  ["/tv/maple-42", "tv", { code: "maple-42" }],
  ["/g/xyz", "replay", { game: "xyz" }],
  ["/settings", "settings", {}],
  ["/nowhere/at/all", "lost", {}],
])("%s leads to %s", (path, page, params) => {
  expect(routeOf(path)).toEqual({ page, params });
});
