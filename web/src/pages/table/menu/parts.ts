/** Sheets that are downloaded when they're first opened. */
import { lazyPart } from "../../../lib/lazy";

export const menuPart = lazyPart(() => import("./Menu.svelte"), { isOptional: true });
