import { expect, test } from "vitest";
import { useLanguage, useSection } from "../../lib/i18n";
import type { Replay } from "../../protocol/types";
import { inOneLine, nameOf } from "../../story/gamename";
import { sharedName } from "./lines";

const PEOPLE = [
  { seat: 0, name: "Ruth" },
  { seat: 1, name: "Ben" },
];

test.each([
  ["house", "Ruth’s rules", "Ruth’s table · Ruth’s rules", "Family table · House rules"],
  ["basic", "Basic rules", "Ruth’s table · Basic rules", "Family table · Basic rules"],
])(
  "%s rules: shared without names, a game has neither its title nor its house rules' name",
  async (set, rules, named, unnamed) => {
    await useLanguage("en");
    await useSection("embed");
    const name = nameOf("table", rules, { title: "Ruth’s table", people: PEOPLE });
    const replay = { name, rules: { name: set } as Replay["rules"] };
    expect(inOneLine(sharedName(replay, true), null)).toBe(named);
    expect(inOneLine(sharedName(replay, false), null)).toBe(unnamed);
  },
);
