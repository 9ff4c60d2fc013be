/** Turns in the log and the recap: a subject, a verb, and no numbers of holes. */
import { beforeAll, describe, expect, it } from "vitest";
import { shapeOf } from "../board/samples";
import { HOME, START } from "../board/shape";
import { useLanguage, useSection } from "../lib/i18n";
import type { AnyOperation, BoardShape, Part } from "../protocol/types";
import { deed, deedSentence, deedWithCard, spokenDeed } from "./deedsentences";
import { Names } from "./names";
import { segmentsOf } from "./pictures";

const [ANA, BEN, CLEO] = [0, 1, 2];
const board: BoardShape = { ...shapeOf(4), letters: ["A", "B", "C", "D"], sides_of_seats: [0, 1, 2, 3] };
const words = { start: "start", home: "home", in_spot: "in-spot", out_spot: "come-out hole" };
const names = new Names(board, ["Ana", "Ben", "Cleo", "Theo"], ANA, words);
/** Ana's pegs, of which the one at 40 is the second nearest to her home, and the others'. */
const BEFORE = [[60, 40, 20, START, START], [30], [5, 50], []];

/** A part, with the operation of its peg if that moves. */
type Step = [Part, Partial<Extract<AnyOperation, { op: "moved" }>>?];

function told(seat: number, card: string, ...steps: Step[]) {
  const operations = steps.flatMap(([, moved]) => (moved ? [{ op: "moved", path: [], ...moved } as AnyOperation] : []));
  const verb = steps.length ? "plays" : "discards";
  const lines = [{ seat, head: { verb, card }, parts: steps.map(([part]) => part) }];
  return { turn: { seat, lines, operations }, before: BEFORE };
}

const path = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const to = (count: number, peg?: number, origin = 5): Step => [
  { verb: "to", target: 23, ...(peg === undefined ? {} : { peg }) },
  { seat: peg ?? CLEO, origin, path: path(count) },
];
const bumps: Step = [{ verb: "bumps", peg: BEN }];

const TURNS: [ReturnType<typeof told>, string, string][] = [
  [told(CLEO, "9", to(9)), "Cleo moves 9", "Cleo avanza 9"],
  [told(ANA, "9", to(9)), "You move 9", "Avanzas 9"],
  [told(CLEO, "8", [{ verb: "back", target: 3, count: 8 }, { path: path(8) }]), "Cleo goes back 8", "Cleo retrocede 8"],
  [told(CLEO, "K", [{ verb: "out", target: 44 }, { path: [44] }]), "Cleo brings a peg out", "Cleo saca una clavija"],
  [told(CLEO, "K", [{ verb: "out", peg: ANA }, { path: [8] }]), "Cleo brings your peg out", "Cleo saca tu clavija"],
  [told(ANA, "K", to(10), bumps), "You bump Ben", "Te comes a Ben"],
  [told(CLEO, "6", to(6), [{ verb: "boosts", peg: ANA }]), "Cleo boosts you", "Cleo te sube"],
  [
    told(CLEO, "*", [{ verb: "jumps", target: 30 }, { path: [30] }], bumps),
    "Cleo jumps onto Ben",
    "Cleo salta sobre Ben",
  ],
  [told(CLEO, "2", [{ verb: "swaps", peg: BEN, target: 30 }]), "Cleo swaps with Ben", "Cleo cambia de lugar con Ben"],
  [
    told(CLEO, "5", [{ verb: "into", target: HOME }, { path: path(5) }]),
    "Cleo takes a peg home",
    "Cleo mete una clavija en la meta",
  ],
  [told(CLEO, "2"), "Cleo discards the 2", "Cleo descarta el 2"],
  [told(CLEO, "9", to(9, ANA, 40)), "Cleo moves your peg 2", "Cleo mueve tu clavija 2"],
  [
    told(CLEO, "7", to(3), to(4, ANA, 20), bumps),
    "Cleo splits the 7: 3 and 4 with your peg 3, bumps Ben",
    "Cleo divide el 7: 3 y 4 con tu clavija 3, se come a Ben",
  ],
];

describe.each(["en", "es"] as const)("in %s", (language) => {
  beforeAll(async () => {
    await useLanguage(language);
    await useSection("turn");
  });

  it.each(TURNS)("%j is %s", (turn, en, es) => expect(deedSentence(turn, names)).toBe(language === "en" ? en : es));
});

describe("beside a name, a card, or read aloud", () => {
  beforeAll(async () => {
    await useLanguage("en");
    await useSection("turn");
  });
  const bumped = told(ANA, "K", to(10), bumps);

  it("never reads like a command", () => expect(deed(bumped, names)).toBe("bumps Ben"));

  it("shows the card after the name, unless the sentence names it", () => {
    const segments = (turn: ReturnType<typeof told>) => segmentsOf(deedWithCard(turn, names));
    expect(segments(told(CLEO, "9", to(9)))).toEqual([
      { text: "Cleo " },
      { text: "with the 9", card: "9" },
      { text: " moves 9" },
    ]);
    expect(segments(told(CLEO, "2"))).toEqual([{ text: "Cleo discards the 2" }]);
  });

  it("shows the player's peg, whatever the turn was", () => {
    const first = (turn: ReturnType<typeof told>) => segmentsOf(deedWithCard(turn, names.withMarks))[0];
    expect(first(told(CLEO, "9", to(9)))).toEqual({ text: "Cleo", seat: CLEO });
    expect(first(told(CLEO, "2"))).toEqual({ text: "Cleo", seat: CLEO });
  });

  it("says the card aloud", () => expect(spokenDeed(bumped, names)).toBe("You play the king: bump Ben"));
});
