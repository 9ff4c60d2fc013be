/** Catalogs that are downloaded with the page or part that needs them: `web-<section>.ftl`. */
import { type LazyPart, lazyPart } from "../lazy";
import type { Messages } from "../messages";

/** A catalog's module, whole: a second try to download it imports it by its address (see lazy.ts). */
export type Catalog = { default: Messages };

const files = import.meta.glob<Catalog>(
  ["../../../../src/pegs/locales/*/web-*.ftl", "!../../../../src/pegs/locales/*/web-{app,pages,table}.ftl"],
  { query: "?messages" },
);
const NAME = /(\w+)\/web-(\w+)\.ftl$/;

const parts = new Map<string, LazyPart<Catalog>>();
for (const [path, load] of Object.entries(files)) {
  const [, language, section] = NAME.exec(path)!;
  parts.set(`${language}/${section}`, lazyPart(load, { isOptional: true }));
}

/** The catalog of a section in a language; null if there is none. */
export const sectionOf = (language: string, section: string): LazyPart<Catalog> | null =>
  parts.get(`${language}/${section}`) ?? null;
