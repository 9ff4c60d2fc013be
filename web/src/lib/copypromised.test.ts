import { beforeEach, expect, test, vi } from "vitest";
import { copyPromised } from "./copypromised";

let answer: (text: string) => void;
let refuse: (error: Error) => void;
let text: Promise<string>;

beforeEach(() => {
  text = new Promise((resolve, reject) => {
    [answer, refuse] = [resolve, reject];
  });
});

/** A clipboard that takes promises of texts. */
function clipboard(): { copied: string[]; write: ReturnType<typeof vi.fn> } {
  const copied: string[] = [];
  class ClipboardItem {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }
  const write = vi.fn(async ([item]: ClipboardItem[]) => {
    copied.push(await (await item!.data["text/plain"]!).text());
  });
  vi.stubGlobal("ClipboardItem", ClipboardItem);
  vi.stubGlobal("navigator", { clipboard: { write, writeText: async (each: string) => void copied.push(each) } });
  return { copied, write };
}

test("copying begins with the tap, before the text is there", async () => {
  const { copied, write } = clipboard();
  const copying = copyPromised(text);
  expect(write).toHaveBeenCalledTimes(1);
  answer("link");
  expect(await copying).toBe(true);
  expect(copied).toEqual(["link"]);
});

test("browsers that take no promise copy once the text is there", async () => {
  const { copied } = clipboard();
  vi.stubGlobal("ClipboardItem", undefined);
  answer("link");
  expect(await copyPromised(text)).toBe(true);
  expect(copied).toEqual(["link"]);
});

test("a request that fails is reported", async () => {
  clipboard();
  refuse(new Error("offline"));
  await expect(copyPromised(text)).rejects.toThrow("offline");
});
