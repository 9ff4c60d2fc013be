/**
 * Translated messages from `src/pegs/locales/<language>/web-*.ftl`, in Fluent's format.
 *
 *   t("app-close")                          // ids are literals, so that a test can find them
 *   t("front-players", { count: 4 })
 *   await useLanguage("es");                // templates update automatically
 *   language.value                          // "en"
 *   await useSection("settings");           // the messages of web-settings.ftl are there now
 *   const part = withMessages("club", lazyPart(() => import("...")));
 *
 * `web-app.ftl`, `web-pages.ftl` and `web-table.ftl` are always there. Each other file is a section: a page downloads
 * the one with its name, and a part (see lazy.ts) the one that `withMessages` names.
 *
 * A missing id or variable is logged to the console; tests catch them.
 */
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import { isolated } from "./bidi";
import { sectionOf } from "./catalogs/sections";
import { type Language, languageOf } from "./languages";
import { type LazyPart, lazyPart } from "./lazy";
import type { Messages } from "./messages";
import { Store } from "./store";

/** The languages with a catalog. A catalog is downloaded when its language is first used. */
const CATALOGS: Record<Language, LazyPart<{ default: Messages }>> = {
  en: lazyPart(() => import("./catalogs/en")),
  es: lazyPart(() => import("./catalogs/es")),
};

const current = new Store<{ language: string; bundle: FluentBundle } | null>(null);
const sections = new Set<string>();

export const language = {
  get value(): string {
    return current.value?.language ?? "en";
  },
};

/** Switch to another language. If it can't be downloaded now, the page stays in its language until the next try. */
export async function useLanguage(tag: string): Promise<void> {
  const name = languageOf(tag) ?? "en";
  if (current.value?.language === name) return;
  const catalog = await CATALOGS[name]();
  const wanted = [...sections];
  const added = await Promise.all(wanted.map((each) => sectionOf(name, each)?.()));
  if (!catalog || added.includes(null)) return;
  if (wanted.length !== sections.size) return useLanguage(tag);
  const bundle = bundleOf(name, [...catalog.default, ...added.flatMap((each) => each?.default ?? [])]);
  current.value = { language: name, bundle };
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

/** Add a section's messages, if there are any. Returns whether they're there; false if they can't be downloaded now. */
export async function useSection(section: string): Promise<boolean> {
  const part = current.value && sectionOf(current.value.language, section);
  if (!part || sections.has(section)) return true;
  const { language: name, bundle } = current.value!;
  const catalog = await part();
  if (catalog === null) return false;
  if (current.value?.language !== name) return useSection(section); // the language was changed meanwhile
  if (!sections.has(section)) addTo(bundle, catalog.default);
  sections.add(section);
  return true;
}

/** A part that comes with a section's messages. */
export function withMessages<T>(section: string, part: LazyPart<T>): LazyPart<T> {
  return async () => {
    const [module, isThere] = await Promise.all([part(), useSection(section)]);
    return isThere ? module : null;
  };
}

/** A part that the page works without, with a section's messages. */
export const optionalPart = <T>(section: string, load: () => Promise<T>): LazyPart<T> =>
  withMessages(section, lazyPart(load, { isOptional: true }));

/** One of the components that come in one download. */
export const partOf =
  <All, Name extends keyof All>(part: LazyPart<All>, name: Name): LazyPart<{ default: All[Name] }> =>
  async () => {
    const all = await part();
    return all && { default: all[name] };
  };

function bundleOf(name: string, messages: Messages): FluentBundle {
  // Isolation marks are only useful in bidirectional text, where `t` puts them.
  const bundle = new FluentBundle(name, { useIsolating: false });
  addTo(bundle, messages);
  return bundle;
}

function addTo(bundle: FluentBundle, messages: Messages): void {
  for (const error of bundle.addResource({ body: messages })) console.error(error);
}

/** The message with this id, its variables filled in. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const bundle = current.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    console.error(`missing message: ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values ? isolatedIn(values) : null, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

const isolatedIn = (values: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]),
  );

const enumerate = (names: readonly string[]): string => names.map(isolated).join(", ");

/** "Ana", "Ana and Ben", "Ana, Ben, and Theo". */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t(names.length === 2 ? "story-two" : "story-many", { first: enumerate(names.slice(0, -1)), last });
}

/** "Ana", "Ana or Ben", "Ana, Ben, or Theo". */
export function formatEither(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t(names.length === 2 ? "story-either-two" : "story-either-many", {
    first: enumerate(names.slice(0, -1)),
    last,
  });
}

/** With a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
