/** A game with some rules right away, against bots. */
import { me } from "../../lib/identity";
import { openTable } from "../../lib/opentable";
import { go } from "../../lib/router";
import type { RulesChoice } from "../../protocol/types";
import { quickSettings } from "../../rules/quick";

/** Deal a game with these rules to the person, whose name must be known, and three bots; and go there. */
export async function openTrial(rules: RulesChoice): Promise<void> {
  const { table } = await openTable({ settings: quickSettings(rules), ...me.value!, start: true });
  go(`t/${table}`);
}
