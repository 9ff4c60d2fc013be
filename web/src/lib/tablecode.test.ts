import { expect, test } from "vitest";
import { parseTableCode } from "./tablecode";

test("a code is found however it's typed", () => {
  for (const text of [
    "maple-42",
    " maple-42 ",
    "maple 42",
    "maple – 42",
    "http://10.0.0.5:8722/j/maple-42",
    "https://pegs.home/tv/maple-42?x",
  ]) {
    expect(parseTableCode(text), text).toBe("maple-42");
  }
  expect(parseTableCode("KQ7X.")).toBe("KQ7X");
  expect(parseTableCode("  ")).toBe("");
});
