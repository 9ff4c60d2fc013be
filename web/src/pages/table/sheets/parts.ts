/** Sheets that are downloaded when they're first opened. */
import { lazyPart } from "../../../app/lazy";

export const menuPart = lazyPart(() => import("./lazy/Menu.svelte"), { isOptional: true });
