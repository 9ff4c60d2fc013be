/** The server makes the same lines: tests/table/test_game_name.py reads the same cases. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { useLanguage } from "../lib/i18n";
import type { GameName } from "../protocol/types";
import { inOneLine, twoLines } from "./gamename";

interface Case {
  name: GameName;
  reader: number | null;
  en: [string, string];
  es: [string, string];
}

const CASES = JSON.parse(readFileSync("../tests/table/game_names.json", "utf8")) as Case[];

it.each(["en", "es"] as const)("makes the same two lines as the server, in %s", async (language) => {
  await useLanguage(language);
  for (const each of CASES) {
    const { title, subtitle } = twoLines(each.name, each.reader);
    expect([title, subtitle]).toEqual(each[language]);
    expect(inOneLine(each.name, each.reader)).toBe(`${title} · ${subtitle}`);
  }
});
