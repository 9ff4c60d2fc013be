import { afterAll, beforeAll, expect, test } from "vitest";
import { t, useLanguage, useSection, withMessages } from "./i18n";
import { lazyPart } from "./lazy";

beforeAll(() => useLanguage("en"));
afterAll(() => useLanguage("en"));

test("a part brings its section, which then follows the language", async () => {
  const part = withMessages(
    "settings",
    lazyPart(async () => "part"),
  );
  expect(await part()).toBe("part");
  const english = t("settings-theme");
  await useLanguage("es");
  expect(t("settings-theme")).not.toBe(english);
  expect(t("settings-theme")).not.toBe("settings-theme");
});

test("a section that arrives while the language changes is there in the new one", async () => {
  await useLanguage("en");
  await Promise.all([useSection("houserules"), useLanguage("es")]);
  const spanish = t("houserules-title");
  await useLanguage("en");
  expect(t("houserules-title")).not.toBe(spanish);
});

test("a page without a section needs none", async () => expect(await useSection("nothing")).toBe(true));
