import { expect, test } from "vitest";
import { useLanguage } from "../lib/i18n";
import { linkOf, openSheet, packedSheetIn, packSheet, unpackSheet } from "./link";

const SHEET = 'extends = "basic"\ntitle = "Abuela’s reglas ñ ★"\n\n[cards."9"]\nsplit = 9\n';

test("a sheet survives the round trip through a link", async () => {
  const link = await linkOf(SHEET);
  expect(link).toMatch(/^new#r=[\w-]+$/);
  expect(await unpackSheet(packedSheetIn(`Look: https://pegs.home${link} !`))).toBe(SHEET);
});

test("a damaged link is rejected", async () => {
  const text = await packSheet(SHEET);
  for (const bad of [text.slice(0, -4), "AAAA", "%%%"]) await expect(unpackSheet(bad)).rejects.toThrow();
});

test("a link that unpacks to far more than a sheet is rejected", async () => {
  await expect(unpackSheet(await packSheet("#".repeat(5_000_000)))).rejects.toThrow(RangeError);
});

test("other addresses contain no rules", () => {
  expect([packedSheetIn(""), packedSheetIn("#other"), packedSheetIn("https://pegs.home/new")]).toEqual(["", "", ""]);
});

test("a damaged link says so in words", async () => {
  await useLanguage("en");
  await expect(openSheet("AAAA")).rejects.toThrow("This link doesn’t work. Ask for a new one.");
  expect(await openSheet(await packSheet(SHEET))).toBe(SHEET);
});
