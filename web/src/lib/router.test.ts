import { expect, it, vi } from "vitest";
import { decoded, numberInAddress } from "./router";

it("a part of an address that is damaged stays as it is", () => {
  expect(["%", "%C3", "a%20b"].map(decoded)).toEqual(["%", "%C3", "a b"]);
});

it.each([
  ["?turn=12", 12],
  ["?turn=0", 0],
  ["?turn=1.5", null],
  ["?turn=-3", null],
  ["?turn=1e9", null],
  ["?turn=99999999999", null],
  ["?turn=", null],
  ["", null],
])("the turn in %s is %s", (search, turn) => {
  vi.stubGlobal("location", { search });
  expect(numberInAddress("turn")).toBe(turn);
});
