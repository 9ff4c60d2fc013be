/** A game with some rules right away, against bots. */
import { api } from "../../lib/api";
import { me, saveSeat } from "../../lib/identity";
import { go } from "../../lib/router";
import { commitmentOf, newSecret, saveFirstPart } from "../../lib/shuffle";
import { DEFAULT_PLAYERS, type RulesChoice } from "../../protocol/types";
import { quickSettings } from "../../rules/quick";

/** Deal a game with these rules to the person, whose name must be known, and three bots; and go there. */
export async function openTrial(rules: RulesChoice): Promise<void> {
  const secret = newSecret();
  const seated = await api.newTable({
    settings: quickSettings({ rules, title: "", players: DEFAULT_PLAYERS, teams: 2 }),
    ...me.value!,
    start: true,
    commitment: commitmentOf(secret),
  });
  saveSeat(seated);
  saveFirstPart(seated.token, secret);
  go(`/t/${seated.table}`);
}
