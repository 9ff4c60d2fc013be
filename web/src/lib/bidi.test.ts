import { beforeAll, expect, it } from "vitest";
import { isolated } from "./bidi";
import { formatList, t, useLanguage } from "./i18n";

const SARAH = "\u05e9\u05e8\u05d4";
const ALI = "\u0639\u0644\u064a";
const alone = (name: string) => `\u2068${name}\u2069`;

beforeAll(() => useLanguage("en"));

it("isolates a name that runs from right to left in a sentence, once", () => {
  const sentence = t("take-back-asks", { name: SARAH });
  expect(sentence).toBe(t("take-back-asks", { name: "Ann" }).replace("Ann", alone(SARAH)));
  expect(isolated(sentence)).toBe(sentence);
  expect(isolated(`${SARAH} ${alone(ALI)}`)).toBe(alone(`${SARAH} ${alone(ALI)}`));
});

it("isolates every name of a list", () => {
  expect(formatList([SARAH, "Ben", ALI])).toBe(`${alone(SARAH)}, Ben, and ${alone(ALI)}`);
});

it("leaves other names as they are", () => {
  for (const name of ["Ann", "Zo\u00eb", "\u4e2d\u6587", "\u{1f680}", ""]) expect(isolated(name)).toBe(name);
});
