/** The version of this build, from pyproject.toml (tools/version.ts). */
declare const __VERSION__: string;

/** The browser's half of css-has-pseudo, which has no types. */
declare module "css-has-pseudo/browser" {
  export default function cssHasPseudo(document: Document): void;
}
