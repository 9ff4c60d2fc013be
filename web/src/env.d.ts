/** The version of this build, from pyproject.toml (tools/version.ts). */
declare const __VERSION__: string;
