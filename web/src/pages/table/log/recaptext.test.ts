/** The recap: what follows a player's name says what the player did, whoever's peg it was. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { useLanguage, useSection } from "../../../lib/i18n";
import type { BoardShape, Line, Part, TurnPlayed } from "../../../protocol/types";
import { Names } from "../../../story/names";
import { recapText } from "./recaptext";

interface Game {
  board: BoardShape;
  players: string[];
  words: Record<string, Record<string, string>>;
}
const [game] = JSON.parse(readFileSync("../tests/story/sentences.json", "utf8")) as Game[];
const [ANA, BEN, CLEO] = [0, 1, 2];
const HOLE = 23;
/** How a clause after a name begins: with a verb, a number, or where the peg goes. */
const BEGINNINGS: Record<string, RegExp> = {
  en: /^(comes|brings|moves|jumps|trades|swaps|bumps|boosts|sends|back|to|into|\d)\b/,
  es: /^(sale|saca|mueve|salta|cambia|intercambia|se come|te come|sube|te sube|devuelve|hasta|entra|\d)\b/,
};
const VERBS = ["out", "out-free", "to", "into", "back", "jumps", "jumps-in", "swaps", "bumps", "boosts", "sends"];

const namesIn = (language: string) => new Names(game!.board, game!.players, ANA, game!.words[language]!, false, []);

/** What the recap says about Cleo's turn. */
const recapOf = (language: string, ...parts: Part[]): string => {
  const lines: Line[] = [{ seat: CLEO, head: { verb: "plays", card: "9" }, parts }];
  return recapText({ seat: CLEO, lines } as unknown as TurnPlayed, namesIn(language));
};

describe.each(["en", "es"])("in %s", (language) => {
  beforeAll(async () => {
    await useLanguage(language);
    await useSection("calm");
  });

  const cases = VERBS.flatMap((verb) => [undefined, ANA, BEN].map((peg) => ({ verb, peg })));
  it.each(cases)("$verb with the peg of $peg has a verb", ({ verb, peg }) => {
    const part: Part = { verb, target: HOLE, count: verb === "back" ? 8 : undefined, peg };
    expect(recapOf(language, part)).toMatch(BEGINNINGS[language]!);
  });

  it("so have the parts of a split between players", () => {
    for (const first of [ANA, BEN, CLEO]) {
      const split: Part[] = [first, CLEO].map((peg, i) => ({ verb: "to", peg, target: HOLE + i, count: 4 + i }));
      for (const each of recapOf(language, ...split).split(", ")) expect(each).toMatch(BEGINNINGS[language]!);
    }
  });
});

describe("for one who reads English", () => {
  beforeAll(() => useLanguage("en"));

  it.each<[Part[], string]>([
    [[{ verb: "out" }], "comes out"],
    [[{ verb: "out-free" }], "comes out free"],
    [[{ verb: "out", peg: ANA }], "brings your peg out"],
    [[{ verb: "to", peg: BEN, target: HOLE, count: 5 }], "moves Ben’s peg to Ben’s 5"],
    [[{ verb: "back", peg: ANA, target: 5, count: 8 }], "moves your peg back 8 to your 5"],
    [
      [
        { verb: "to", peg: ANA, target: 5, count: 4 },
        { verb: "to", peg: CLEO, target: 6, count: 5 },
      ],
      "moves your peg 4 to your 5, moves their own peg 5 to your 6",
    ],
    [
      [
        { verb: "to", target: 5 },
        { verb: "bumps", peg: ANA },
      ],
      "to your 5, bumps you",
    ],
  ])("%j", (parts, expected) => expect(recapOf("en", ...parts)).toBe(expected));
});
