import { optionalPart, withMessages } from "../lib/i18n";
import { lazyPart } from "../lib/lazy";

/** The choice of a reference card to print. */
export const printPart = withMessages(
  "print",
  lazyPart(() => import("./PrintSheet.svelte")),
);

/** The published sheets, and a field to find rules by what one knows of them. */
export const findRulesPart = optionalPart("rules", () => import("./FindRules.svelte"));

export const chooseRulesPart = optionalPart("rules", () => import("./ChooseRules.svelte"));
