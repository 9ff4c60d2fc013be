import { optionalPart, withMessages } from "../lib/i18n";
import { lazyPart } from "../lib/lazy";

/** The choice of a reference card to print. */
export const printPart = withMessages(
  "print",
  lazyPart(() => import("./PrintSheet.svelte")),
);

export const chooseRulesPart = optionalPart("rules", () => import("./ChooseRules.svelte"));
