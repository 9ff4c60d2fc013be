import { afterEach, expect, test, vi } from "vitest";
import { isCalm } from "./calm";
import { holdPage } from "./holds";

/** A page with these fields, the first of which may have the focus, and maybe an open dialog. */
function page({ values = [] as string[], focus = false, dialog = false } = {}): void {
  vi.stubGlobal("document", {
    querySelector: () => (dialog ? {} : null),
    querySelectorAll: () => values.map((value) => ({ value })),
    activeElement: { matches: () => focus },
  });
}

afterEach(() => void vi.unstubAllGlobals());

test("a page is calm unless someone writes, has a dialog open, or is busy", () => {
  page();
  expect(isCalm()).toBe(true);
  for (const busy of [{ values: ["", "hel"] }, { focus: true }, { dialog: true }]) {
    page(busy);
    expect(isCalm(), JSON.stringify(busy)).toBe(false);
  }
  page({ values: [""] });
  let isChoosing = true;
  const letGo = holdPage(() => isChoosing);
  expect(isCalm()).toBe(false);
  isChoosing = false;
  expect(isCalm()).toBe(true);
  isChoosing = true;
  letGo();
  expect(isCalm()).toBe(true);
});
