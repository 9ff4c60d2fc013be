/** The messages of a catalog, as the build has parsed them (see tools/sentences.ts). */
import type { FluentResource } from "@fluent/bundle";

export type Messages = FluentResource["body"];
