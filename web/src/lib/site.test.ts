import { expect, test, vi } from "vitest";
import { addressIn, isInSite, pathInSite, pathOf } from "./site";

const at = (baseURI: string, server = "") =>
  vi.stubGlobal("document", { baseURI, querySelector: () => ({ getAttribute: () => server }) });

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

test("a server knows every page by its path", () => {
  at("https://example.org/pegs/");
  expect(addressIn("t/abc?turn=3#end")).toBe("t/abc?turn=3#end");
  expect(pathOf({ pathname: "/pegs/t/abc", search: "?turn=3" })).toBe("t/abc");
});

test.each([
  ["./", "./", ""],
  ["t/here-AB?turn=3#end", "./?t/here-AB&turn=3#end", "t/here-AB"],
  ["/pegs/rules/new#hand", "./?rules/new#hand", "rules/new"],
  ["new", "./?new", "new"],
  ["./?g/here-AB.1&turn=3", "./?g/here-AB.1&turn=3", "g/here-AB.1"],
])("where there are only files, %s is %s", (path, address, page) => {
  at("https://example.org/pegs/", "none");
  expect(addressIn(path)).toBe(address);
  expect(pathOf(new URL(address, "https://example.org/pegs/"))).toBe(page);
});

test.each(["?lang=es", "?utm_source=x&y", ""])("%s isn't a page", (search) => {
  at("https://example.org/pegs/", "none");
  expect(pathOf({ pathname: "/pegs/index.html", search })).toBe("");
});

test("a messenger may add to a query", () => {
  at("https://example.org/pegs/", "none");
  expect(pathOf({ pathname: "/pegs/", search: "?learn/basic=&fbclid=1" })).toBe("learn/basic");
});
