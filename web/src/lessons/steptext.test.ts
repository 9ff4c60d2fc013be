import { beforeAll, expect, test } from "vitest";
import { useLanguage, useSection } from "../lib/i18n";
import type { Option } from "../protocol/types";
import type { Candidate } from "../turn/candidates";
import type { Selection } from "../turn/selection";
import { instructionOf } from "./steptext";
import { resultOf } from "./text";

beforeAll(async () => {
  await useLanguage("en");
  await useSection("learn");
});

test.each([
  ["move", "Tap the joker."],
  ["send", "Tap the joker."],
  ["discard", "Tap any card."],
  ["free", "Tap any card."],
] as const)("the card to tap is named if it matters: %s", (kind, text) => {
  const target: Candidate = { option: { kind, card: "*" } as Option, steps: [] };
  expect(instructionOf("card", target, { open: [target] } as unknown as Selection, "")).toBe(text);
});

test("only a joker that jumps is said to", () => {
  const said = (jump: string) => resultOf({ lesson: "joker", values: { jump } }, "Ben");
  expect(said("any")).toContain("It jumps to Ben");
  expect(said("no")).toBe("");
});

test.each(["before", "after"])("once a peg is out, a lesson says when one draws: %s each turn", (draw) => {
  expect(resultOf({ lesson: "out", values: { draw } }, "").toLowerCase()).toContain(`${draw} each turn`);
});
