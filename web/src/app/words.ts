/**
 * Every sentence that a person reads: from `src/pegs/locales/<language>/web-*.ftl`, in Fluent's format.
 *
 *   say("app-close")                          // ids are literal, so that a test can find them
 *   say("front-players", { count: 4 })
 *   await useLanguage("es");                  // templates that said something say it again
 *   language.value                            // "en"
 *
 * A missing id or variable is a mistake in the program and is written to the console (tests find them).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Cell } from "./cell";
import { settings } from "./identity";

/** The languages there is a catalogue for. Each is fetched only where it is spoken. */
const CATALOGUES: Record<string, () => Promise<{ default: readonly string[] }>> = {
  en: () => import("./catalogues/en"),
  es: () => import("./catalogues/es"),
};
export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES);
/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español" };

const spoken = new Cell<{ language: string; bundle: FluentBundle } | null>(null);

export const language = {
  get value(): string {
    return spoken.value?.language ?? "en";
  },
};

/** The best catalogue for the wishes of the person, then of the browser. */
export function chosenLanguage(): string {
  const wishes = settings.value.language === "auto" ? navigator.languages : [settings.value.language];
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    if (short in CATALOGUES) return short;
  }
  return "en";
}

/** Speak this language from now on. */
export async function useLanguage(wanted: string): Promise<void> {
  const name = wanted in CATALOGUES ? wanted : "en";
  if (spoken.value?.language === name) return;
  const catalogue = await CATALOGUES[name]!();
  spoken.value = { language: name, bundle: bundleOf(name, catalogue.default) };
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

/** A catalogue from the texts of its files. */
export function bundleOf(name: string, files: readonly string[]): FluentBundle {
  // The marks around inserted words only matter where left-to-right and right-to-left scripts mix.
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const file of files) {
    for (const error of bundle.addResource(new FluentResource(file))) console.error(error);
  }
  return bundle;
}

/** The sentence with this id, its variables filled in. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const bundle = spoken.value?.bundle;
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

/** "Ana, Ben and Theo" in the language spoken. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
