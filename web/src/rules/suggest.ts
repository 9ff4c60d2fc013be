/** Suggests rules to a table: alone there, the host just changes them; otherwise, those there vote. */
import { post } from "../lib/api";
import type { RulesChoice } from "../protocol/types";

/** Rejects like `api`. */
export const suggestRules = (token: string, rules: RulesChoice): Promise<void> =>
  post("api/seats/suggest", { token, rules });
