/**
 * Translated messages from `src/pegs/locales/<language>/web-*.ftl`, in Fluent's format.
 *
 *   t("app-close")                          // ids are literals, so that a test can find them
 *   t("front-players", { count: 4 })
 *   await useLanguage("es");                // templates update automatically
 *   language.value                          // "en"
 *
 * A missing id or variable is logged to the console; tests catch them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings";
import { Store } from "./store";

/** The languages with a catalog. A catalog is downloaded when its language is first used. */
const CATALOGS: Record<string, () => Promise<{ default: readonly string[] }>> = {
  en: () => import("./catalogs/en"),
  es: () => import("./catalogs/es"),
};
export const LANGUAGES: readonly string[] = Object.keys(CATALOGS);
/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español" };

const current = new Store<{ language: string; bundle: FluentBundle } | null>(null);

export const language = {
  get value(): string {
    return current.value?.language ?? "en";
  },
};

/** The first language with a catalog among the one in the settings, or the browser's preferred ones. */
export function chosenLanguage(): string {
  const preferred = settings.value.language === "auto" ? navigator.languages : [settings.value.language];
  for (const tag of preferred) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (short in CATALOGS) return short;
  }
  return "en";
}

/** Switch to another language. */
export async function useLanguage(tag: string): Promise<void> {
  const name = tag in CATALOGS ? tag : "en";
  if (current.value?.language === name) return;
  const catalog = await CATALOGS[name]!();
  current.value = { language: name, bundle: bundleOf(name, catalog.default) };
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

function bundleOf(name: string, files: readonly string[]): FluentBundle {
  // Isolation marks are only useful in bidirectional text.
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const file of files) {
    for (const error of bundle.addResource(new FluentResource(file))) console.error(error);
  }
  return bundle;
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
  const text = bundle.formatPattern(pattern, values ?? null, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/** "Ana", "Ana and Ben", "Ana, Ben, and Theo". */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t(names.length === 2 ? "story-two" : "story-many", { first: names.slice(0, -1).join(", "), last });
}
