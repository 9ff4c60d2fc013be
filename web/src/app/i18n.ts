/**
 * Every sentence that a person reads: from `src/pegs/locales/<language>/web-*.ftl`, in Fluent's format.
 *
 *   t("app-close")                          // ids are literal, so that a test can find them
 *   t("front-players", { count: 4 })
 *   await useLanguage("es");                  // templates that said something say it again
 *   language.value                            // "en"
 *
 * A missing id or variable is a mistake in the program and is written to the console (tests find them).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings";
import { Store } from "./store";

/** The languages there is a catalog for. Each is fetched only where it is current. */
const CATALOGS: Record<string, () => Promise<{ default: readonly string[] }>> = {
  en: () => import("./catalogs/en"),
  es: () => import("./catalogs/es"),
};
export const LANGUAGES: readonly string[] = Object.keys(CATALOGS);
/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español" };

const current = new Store<{ language: string; bundle: FluentBundle } | null>(null);

export const language = {
  get value(): string {
    return current.value?.language ?? "en";
  },
};

/** The best catalog for the preferred of the person, then of the browser. */
export function chosenLanguage(): string {
  const preferred = settings.value.language === "auto" ? navigator.languages : [settings.value.language];
  for (const tag of preferred) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (short in CATALOGS) return short;
  }
  return "en";
}

/** Speak this language from now on. */
export async function useLanguage(wanted: string): Promise<void> {
  const name = wanted in CATALOGS ? wanted : "en";
  if (current.value?.language === name) return;
  const catalog = await CATALOGS[name]!();
  current.value = { language: name, bundle: bundleOf(name, catalog.default) };
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

/** A catalog from the texts of its files. */
function bundleOf(name: string, files: readonly string[]): FluentBundle {
  // The marks around inserted words only matter where left-to-right and right-to-left scripts mix.
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const file of files) {
    for (const error of bundle.addResource(new FluentResource(file))) console.error(error);
  }
  return bundle;
}

/** The sentence with this id, its variables filled in. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const bundle = current.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    console.error(`no words for ${id}`);
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
