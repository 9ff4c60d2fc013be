/** What a frame has in place of lib/catalogs/sections.ts (see tools/frame.ts): only the sections that it shows. */
import type { Catalog } from "../lib/catalogs/sections";
import { type LazyPart, lazyPart } from "../lib/lazy";

const files = import.meta.glob<Catalog>("../../../src/pegs/locales/*/web-{embed,game,practice,reasons,turn}.ftl", {
  query: "?messages",
});

const parts = new Map<string, LazyPart<Catalog>>();
for (const [path, load] of Object.entries(files)) {
  const [, language, section] = /(\w+)\/web-(\w+)\.ftl$/.exec(path)!;
  parts.set(`${language}/${section}`, lazyPart(load));
}

export const sectionOf = (language: string, section: string): LazyPart<Catalog> | null =>
  parts.get(`${language}/${section}`) ?? null;
