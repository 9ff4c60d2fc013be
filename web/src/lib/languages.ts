/** The languages with a catalog of messages, and which of them this browser wants. */

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español" } satisfies Record<
  Language,
  string
>;

/** The language with this tag, like "es-MX", if it has a catalog. */
export function languageOf(tag: string): Language | undefined {
  const short = tag.toLowerCase().split("-")[0];
  return LANGUAGES.find((each) => each === short);
}

/** The first language with a catalog among the one in the settings, or the browser's preferred ones. */
export function chosenLanguage(setting: string): Language {
  const preferred = setting === "auto" ? navigator.languages : [setting];
  return preferred.map(languageOf).find((each) => each !== undefined) ?? "en";
}
