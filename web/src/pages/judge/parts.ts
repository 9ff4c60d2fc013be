/** What the judge downloads when it's needed. */
import { withMessages } from "../../lib/i18n";
import { lazyPart } from "../../lib/lazy";

export const rulesPart = withMessages(
  "rules",
  lazyPart(() => import("../../rules/RulesSheet.svelte")),
);
