/** The single lessons that practice what a chapter of a rules sheet says. */
import { api } from "../lib/api";
import { useSection } from "../lib/i18n";
import type { SheetPage } from "../protocol/types";
import { packSheet } from "./link";

/** The lessons of each chapter, as far as the rules have them. */
const LESSONS: Readonly<Record<string, readonly string[]>> = {
  goal: ["goal"],
  out: ["out"],
  moving: ["count", "counts", "back"],
  splitting: ["split", "split-back", "split-any"],
  swapping: ["trade"],
  jokers: ["joker"],
  bumping: ["bump"],
  boosting: ["boost"],
  home: ["home"],
  stuck: ["stuck", "free"],
  bluffing: ["declare", "doubt"],
};

/** A lesson of a chapter, and its address. */
export interface Practice {
  readonly lesson: string;
  readonly link: string;
}

/** The lessons of a sheet's rules, by chapter. */
export async function practiceOf({ sheet, toml }: SheetPage): Promise<ReadonlyMap<string, readonly Practice[]>> {
  const packed = toml ? `#r=${await packSheet(toml)}` : "";
  const [found] = await Promise.all([
    api.lessons({ name: sheet.name, ...(toml ? { toml } : {}) }),
    useSection("learn"),
  ]);
  const link = (lesson: string) => `learn/${toml ? "house" : sheet.name}/${lesson}${packed}`;
  const ofChapter = (lessons: readonly string[]) =>
    lessons.filter((each) => found.lessons.includes(each)).map((lesson) => ({ lesson, link: link(lesson) }));
  return new Map(Object.entries(LESSONS).map(([chapter, lessons]) => [chapter, ofChapter(lessons)]));
}
