/** A game with some rules right away, against bots. */
import { api } from "../../app/api";
import { me, saveSeat } from "../../app/identity";
import { go } from "../../app/router";
import { commitmentOf, newSecret, saveFirstPart } from "../../app/shuffle";
import { DEFAULT_PLAYERS, type RulesChoice } from "../../protocol/types";
import { quickSettings } from "../front/quick";

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
