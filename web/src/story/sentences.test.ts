/**
 * The browser's sentences equal those of the terminal and the records; tests/story/make_sentences.py writes the shared
 * data.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useLanguage, useSection } from "../lib/i18n";
import type { BoardShape, Line, Part } from "../protocol/types";
import { Names } from "./names";
import { segmentsOf } from "./pictures";
import { clauses, sentence, sentences } from "./sentences";

interface Told {
  reader: number | null;
  lines: Line[];
  sentences: Record<string, string[]>;
}
interface Offered {
  seat: number;
  parts: Part[];
  clauses: Record<string, string[]>;
}
interface Game {
  rules: string;
  board: BoardShape;
  players: string[];
  /** The letters of the players' colors. */
  colors: string;
  words: Record<string, Record<string, string>>;
  told: Told[];
  offered: Offered[];
}

const GAMES = JSON.parse(readFileSync("../tests/story/sentences.json", "utf8")) as Game[];
const namesOf = (game: Game, language: string, me: number | null): Names =>
  new Names(game.board, game.players, me, game.words[language]!, false, [...game.colors]);

describe.each(["en", "es"])("in %s", (language) => {
  beforeAll(async () => {
    await useLanguage(language);
    await useSection("reasons");
  });
  afterAll(() => useLanguage("en"));

  it.each(GAMES)("says the same as Python about $rules", (game) => {
    for (const { reader, lines, sentences: expected } of game.told) {
      const names = namesOf(game, language, reader);
      expect(lines.map((line) => sentence(line, names))).toEqual(expected[language]);
    }
    for (const { seat, parts, clauses: expected } of game.offered) {
      expect(clauses(parts, seat, namesOf(game, language, seat))).toEqual(expected[language]);
    }
  });
});

describe("for rows and pictures", () => {
  const game = GAMES[0]!;
  beforeAll(() => useLanguage("en"));

  const LINES: Line[] = [
    {
      seat: 1,
      head: { verb: "plays", card: "9" },
      parts: [
        { verb: "to", target: 3 },
        { verb: "bumps", peg: 0 },
      ],
    },
    { seat: 1, parts: [{ verb: "draws", card: "?" }], aside: true },
  ];

  it("leaves out side effects", () => {
    expect(sentences(LINES, namesOf(game, "en", 2))).toBe("Ben plays the 9: to Ana’s 3, bumps Ana");
  });

  it("marks only cards and players", () => {
    const text = sentence(LINES[0]!, namesOf(game, "en", 2).withMarks);
    expect(segmentsOf(text)).toEqual([
      { text: "Ben", seat: 1 },
      { text: " plays " },
      { text: "the 9", card: "9" },
      { text: ": to Ana’s 3, bumps " },
      { text: "Ana", seat: 0 },
    ]);
  });
});
