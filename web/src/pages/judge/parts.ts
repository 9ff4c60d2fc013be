/** What the judge downloads when it's needed. */
import { withMessages } from "../../app/i18n";
import { lazyPart } from "../../app/lazy";

export const rulesPart = withMessages(
  "rules",
  lazyPart(() => import("../../rules/lazy/RulesSheet.svelte")),
);
