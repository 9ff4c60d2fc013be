/**
 * A game's title and subtitle. The server makes the same ones (pegs.table.game_name); both are tested with the cases in
 * tests/table/game_names.json.
 *
 *   twoLines(table.name, table.me.seat)     // { title: "Game with Mia", subtitle: "Arizona rules" }
 *   inOneLine(table.name, table.me.seat)    // "Game with Mia · Arizona rules"
 */
import { dateText, shortDateText } from "../lib/dates";
import { capitalized, formatList, t } from "../lib/i18n";
import type { GameName } from "../protocol/types";

export interface TwoLines {
  readonly title: string;
  readonly subtitle: string;
}

const NO_FACTS = { title: "", people: [], bots: 0, day: null, turn: null, about: "", step: null, steps: 0 };

/** The name of a game without a table. */
export const nameOf = (kind: GameName["kind"], rules: string, facts: Partial<GameName> = {}): GameName => ({
  ...NO_FACTS,
  kind,
  rules,
  ...facts,
});

/** Both lines for a reader at a seat, or for anyone else. */
export function twoLines(name: GameName, reader: number | null): TwoLines {
  const { rules, day, about } = name;
  const date = day ? capitalized(dateText(day)) : rules;
  switch (name.kind) {
    case "daily":
      return { title: t("name-daily"), subtitle: date };
    case "puzzle":
      return { title: t("name-puzzle"), subtitle: date };
    case "what_if":
      return {
        title: t("name-what-if"),
        subtitle: `${t("name-turn", { turn: name.turn ?? 1 })} · ${day ? shortDateText(day) : rules}`,
      };
    case "practice":
      return { title: name.title || t("name-practice"), subtitle: [about, rules].filter(Boolean).join(" · ") };
    case "first_game":
      return {
        title: t("name-first-game"),
        subtitle: name.step ? t("name-step", { step: name.step, steps: name.steps }) : rules,
      };
    case "lesson":
      return { title: t("name-lesson"), subtitle: about };
    default:
      return { title: name.title || company(name, reader), subtitle: rules };
  }
}

export function inOneLine(name: GameName, reader: number | null): string {
  const { title, subtitle } = twoLines(name, reader);
  return [title, subtitle].filter(Boolean).join(" · ");
}

/** A table's title, from its players. */
function company({ people, bots }: GameName, reader: number | null): string {
  const others = people.filter((each) => each.seat !== reader).map((each) => each.name);
  const isMine = others.length < people.length;
  if (people.length === 1) return t("name-bots", { you: isMine ? "yes" : "no", name: others.join(""), bots });
  if (people.length === 2) return isMine ? t("name-with", { name: others[0]! }) : formatList(others);
  return t("name-family");
}
