import { expect, test, vi } from "vitest";
import { isInSite, pathInSite } from "./site";

const at = (baseURI: string) => vi.stubGlobal("document", { baseURI });

test("a path is read below the folder of the site", () => {
  at("https://example.org/pegs/");
  expect(["/pegs/t/abc", "/pegs/", "/pegs/rules/new"].map(pathInSite)).toEqual(["t/abc", "", "rules/new"]);
  at("https://pegs.example/");
  expect(["/t/abc", "/"].map(pathInSite)).toEqual(["t/abc", ""]);
});

test("an address from before the site moved names the same page", () => {
  at("https://example.org/pegs/");
  expect(pathInSite("/j/MAPLE")).toBe("j/MAPLE");
});

test("other folders of the same host aren't in the site", () => {
  at("https://example.org/pegs/");
  expect(["/pegs/t/abc", "/pegs-too/", "/", "/wiki/"].map(isInSite)).toEqual([true, false, false, false]);
});
