import { expect, test } from "vitest";
import { hyphenated } from "./names";

const shown = (name: string) => hyphenated(name).replaceAll("\u00ad", "-");

test("long words can be divided between syllables, short ones can't", () => {
  expect(shown("Maximiliano")).toBe("Maxi-mi-liano");
  expect(shown("Grandma Ruth")).toBe("Grandma Ruth");
  expect(shown("Aunt Evangelina")).toBe("Aunt Evange-lina");
  expect(shown("🦊")).toBe("🦊");
});
