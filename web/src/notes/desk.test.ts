import { expect, test, vi } from "vitest";
import { useLanguage } from "../lib/i18n";
import { Desk } from "./desk.svelte";
import { EMPTY } from "./draft";
import { GameNotes } from "./gamenotes.svelte";

test("a note that's saved late doesn't close the one that's written by then", async () => {
  await useLanguage("en");
  const notes = new GameNotes("g");
  let isSaved = () => {};
  vi.spyOn(notes, "write").mockReturnValue(
    new Promise((resolve) => {
      isSaved = resolve;
    }),
  );
  const desk = new Desk(notes);
  desk.open(5);
  const saving = desk.save(5);
  desk.open(6);
  desk.change(6, { ...EMPTY, text: "Wait" });
  isSaved();
  await saving;
  expect(desk.draft(6)?.text).toBe("Wait");
  desk.open(5);
  expect(desk.draft(5)).toEqual(EMPTY);
});
