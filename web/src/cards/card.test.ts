import { expect, test } from "vitest";
import { cardBack, cardFace, tintOf } from "./card";

test("a foot shows at most two items; a third becomes a dot", () => {
  const items = ["+1", "-1", "+9"].map((text) => ({ kind: "plain" as const, text }));
  const face = cardFace({ rank: "T", items });
  expect(face).toContain(">+1<");
  expect(face).toContain(">-1<");
  expect(face).not.toContain(">+9<");
  expect(face).toContain('r="1.7"');
});

test("a long word makes the foot smaller, so that it stays on the card", () => {
  const scale = (text: string) =>
    Number(/ scale\(([\d.]+)\)"><g/.exec(cardFace({ rank: "*", items: [{ kind: "joker", text }] }))?.[1]);
  expect(scale("any")).toBe(1);
  expect(scale("todas")).toBeLessThan(0.88);
});

test("the tint is that of the rarest item", () => {
  expect(
    tintOf([
      { kind: "plain", text: "+7" },
      { kind: "split", text: "7" },
    ]),
  ).toBe("split");
  expect(tintOf([{ kind: "plain", text: "+7" }])).toBe("plain");
});

test("a ten is written out, and an unknown card shows its back", () => {
  expect(cardFace({ rank: "T", suit: 1 })).toContain(">10<");
  expect(cardFace({ rank: "?" })).toContain("var(--card-back)");
  expect(cardBack()).not.toContain("<text");
});

test("a long word for a joker is smaller, so that it stays on the card", () => {
  const size = (jokerWord: string) => Number(/font-size="([\d.]+)">/.exec(cardFace({ rank: "*", jokerWord }))?.[1]);
  expect(size("Joker")).toBe(14);
  expect(size("Comodín")).toBeLessThan(11);
});

test("without a foot there's no tint", () => {
  expect(cardFace({ rank: "5" })).not.toContain("foot");
});
