import { expect, it } from "vitest";
import { fittingText, widthOf } from "./platetext";

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";

it("measures an emoji of several characters as one", () => expect(widthOf(FAMILY)).toBe(widthOf("\u{1f468}")));

it("doesn't cut one into its parts for initials", () =>
  expect(fittingText(`${FAMILY} Ann Lee Fox`, () => 1, 1).lines).toEqual([`${FAMILY}AL`]));
