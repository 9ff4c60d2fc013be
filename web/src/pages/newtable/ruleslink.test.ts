import { expect, test } from "vitest";
import { linkOf, packedSheetIn, packSheet, unpackSheet } from "./ruleslink";

const SHEET = 'extends = "basic"\ntitle = "Abuela’s reglas ñ ★"\n\n[cards."9"]\nsplit = 9\n';

test("a sheet comes back from its link as it was", async () => {
  const link = await linkOf(SHEET);
  expect(link).toMatch(/^\/new#r=[\w-]+$/);
  expect(await unpackSheet(packedSheetIn(`Look: https://pegs.home${link} !`))).toBe(SHEET);
});

test("a damaged link is refused", async () => {
  const text = await packSheet(SHEET);
  for (const bad of [text.slice(0, -4), "AAAA", "%%%"]) await expect(unpackSheet(bad)).rejects.toThrow();
});

test("a link that unpacks to far more than a sheet is refused", async () => {
  await expect(unpackSheet(await packSheet("#".repeat(5_000_000)))).rejects.toThrow(RangeError);
});

test("an address without rules has none", () => {
  expect([packedSheetIn(""), packedSheetIn("#other"), packedSheetIn("https://pegs.home/new")]).toEqual(["", "", ""]);
});
