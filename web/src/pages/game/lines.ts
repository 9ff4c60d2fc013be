/** What a finished game is called. */
import { dayAt } from "../../lib/dates";
import { t } from "../../lib/i18n";
import { me } from "../../lib/identity";
import type { GameName, Replay } from "../../protocol/types";
import { type TwoLines, twoLines } from "../../story/gamename";

/** Its two lines for this browser's person, with its date. */
export function linesOf({ name, log }: Replay): TwoLines {
  const reader = name.people.find((each) => each.name === me.value?.name)?.seat ?? null;
  const { title, subtitle } = twoLines(name, reader);
  return { title, subtitle: `${subtitle} · ${dayAt(log.at(-1)!.at)}` };
}

/** Its name for others. Titles of tables and of house rules often have people's names in them, so they count as names. */
export function sharedName({ name, rules }: Pick<Replay, "name" | "rules">, hasNames: boolean): GameName {
  if (hasNames) return name;
  return { ...name, rules: rules.name === "house" ? t("embed-house-rules") : name.rules, title: "", people: [] };
}
