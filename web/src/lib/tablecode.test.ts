import { expect, test } from "vitest";
import { grouped, readTyped } from "./tablecode";

test("a code is read however it's typed, and from a link", () => {
  for (const text of ["QBT2GH", " qbt 2gh ", "qbt-2gh", "https://example.org/j/QBT2GH", "http://x/tv/QBT2GH?a=1"])
    expect(readTyped(text)).toEqual({ code: "QBT2GH", isCorrected: false, hasUnknown: false });
});

test("an I or a 1 is read as an L, and said so; an O or a zero could be anything", () => {
  expect(readTyped("qbi 1gh")).toEqual({ code: "QBLLGH", isCorrected: true, hasUnknown: false });
  expect(readTyped("QB0")).toMatchObject({ code: "QB0", hasUnknown: true });
  expect(readTyped("qbo")).toMatchObject({ hasUnknown: true });
});

test("what is longer than a code is cut", () => {
  expect(readTyped("QBT2GHXYZ").code).toBe("QBT2GH");
});

test("a code is shown in two groups", () => {
  expect(grouped("QBT2GH")).toBe("QBT 2GH");
  expect(grouped("maple-42")).toBe("maple-42");
});
