import { expect, test } from "vitest";
import { widthOf } from "../board/platetext";
import { forTwoLines, hyphenated } from "./hyphens";

const shown = (name: string) => hyphenated(name).replaceAll("\u00ad", "-");

test("long words can be divided between syllables, short ones can't", () => {
  expect(shown("Maximiliano")).toBe("Maxi-mi-liano");
  expect(shown("Wilhelmina")).toBe("Wil-hel-mina");
  expect(shown("Christopher")).toBe("Chris-to-pher");
  expect(shown("Grandma Ruth")).toBe("Grandma Ruth");
  expect(shown("Aunt Evangelina")).toBe("Aunt Evan-ge-lina");
  expect(shown("🦊")).toBe("🦊");
});

test("two lines have room for all of a name, whose words are divided only if that makes them clearly larger", () => {
  expect(forTwoLines("Ben")).toEqual({ text: "Ben", ems: widthOf("Ben") });
  expect(forTwoLines("Grandma Ruth")).toEqual({ text: "Grandma Ruth", ems: widthOf("Grandma") });
  expect(forTwoLines("Wilhelmina")).toEqual({ text: hyphenated("Wilhelmina"), ems: widthOf("Wilhel-") });
  expect(forTwoLines("Aunt Elizabeth")).toEqual({ text: "Aunt Elizabeth", ems: widthOf("Elizabeth") });
});
