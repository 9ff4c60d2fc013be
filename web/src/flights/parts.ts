import { lazyPart } from "../lib/lazy";

/** Flying cards. */
export const flightsPart = lazyPart(() => import("./flights"), { isOptional: true });
