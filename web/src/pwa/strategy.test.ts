import { expect, test } from "vitest";
import { pageInFiles, strategyFor } from "./strategy";

const home = "https://example.org/pegs/";
const strategyOf = (path: string, mode = "cors", method = "GET") =>
  strategyFor({ method, mode, url: new URL(path, home).href }, home);

test("the game is never answered from a cache", () => {
  for (const path of ["api/rules?lang=en", "api/tables/MAPLE", "ws", "health", "status", "metrics", "ready", "sw.js"]) {
    expect(strategyOf(path), path).toBe("bypass");
    expect(strategyOf(path, "navigate"), path).toBe("bypass");
  }
  expect(strategyOf("api/tables", "cors", "POST")).toBe("bypass");
  expect(strategyFor({ method: "GET", mode: "cors", url: "https://elsewhere.example/x.js" }, home)).toBe("bypass");
});

test("every page comes from the network first", () => {
  for (const path of ["", "t/abc", "j/MAPLE", "settings"]) expect(strategyOf(path, "navigate")).toBe("page");
});

test("what else is on the same host is left alone", () => {
  for (const url of ["https://example.org/", "https://example.org/wiki/t/abc", "https://example.org/pegs-too/t/abc"])
    expect(strategyFor({ method: "GET", mode: "navigate", url }, home), url).toBe("bypass");
  const root = "https://example.org/";
  expect(strategyFor({ method: "GET", mode: "navigate", url: `${root}wiki/` }, root)).toBe("bypass");
});

test("files with a hash in their name come from the cache", () => {
  expect(strategyOf("assets/Page-x81.js")).toBe("cache-first");
  expect(strategyOf("here/3f9k/pegs.zip")).toBe("cache-first");
  expect(strategyOf("here/manifest.json")).toBe("network-first");
  expect(strategyOf("icons/icon.svg")).toBe("network-first");
  expect(strategyOf("apiary.js")).toBe("network-first");
});

test("where there are only files, a page that was opened by its path is found in the query", () => {
  const found = (path: string) => pageInFiles(new URL(path, home).href, home);
  expect(found("t/here-AB?turn=3")).toBe(`${home}?t/here-AB&turn=3`);
  expect(found("new")).toBe(`${home}?new`);
  expect(found("./?t/here-AB")).toBeNull();
  expect(found("./")).toBeNull();
});
