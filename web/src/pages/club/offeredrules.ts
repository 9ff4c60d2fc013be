/** The rules that a standing table can have: the club's sheets, those saved in this browser, and the named sets. */
import { type ClubSheet, DEFAULT_RULES, type RulesChoice, type RulesEntry } from "../../protocol/types";
import { inOrder } from "../../rules/order";

export interface OfferedRules {
  kind: "club" | "saved" | "sets";
  title: string;
  rules: RulesChoice;
}

/** Everything to choose from, without repeats: rules saved both here and in the club are listed as the club's. */
export function offeredRules(
  sheets: readonly ClubSheet[],
  saved: readonly { title: string; toml: string }[],
  entries: readonly RulesEntry[],
): OfferedRules[] {
  const { first, others } = inOrder(entries);
  const all: OfferedRules[] = [
    ...sheets.map(({ title, rules }) => ({ kind: "club" as const, title, rules })),
    ...saved.map(({ title, toml }) => ({ kind: "saved" as const, title, rules: { toml } })),
    ...[...first, ...others].map(({ title, name }) => ({ kind: "sets" as const, title, rules: { name } })),
  ];
  return all.filter(({ rules }, at) => all.findIndex((each) => keyOf(each.rules) === keyOf(rules)) === at);
}

/** A key for rules: the value of their choice in a form. */
export const keyOf = ({ name = DEFAULT_RULES, toml }: RulesChoice): string => (toml ? `toml:${toml}` : `name:${name}`);
