/**
 * House rules being edited: a rule set or a TOML sheet, and changes to it. Plain data.
 *
 * Switches have the server's names: `draw`, `cards.9.split`. A change to `null` restores the base's value, for switches
 * that the sheet had changed.
 */
import type { CheckRules, RulesField, RulesForm } from "../../protocol/types";

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** The rule set to start from; empty for a sheet. */
  readonly name: string;
  /** The TOML sheet to start from; empty for a rule set. */
  readonly toml: string;
  /** Empty for the title of the rules it starts from. */
  readonly title: string;
  readonly changes: Values;
}

/** What a draft's changes are relative to. */
export interface Baseline {
  /** The values of the named rule set, for comparison. */
  readonly base: Values;
  /** The values of the sheet, before the draft's changes. */
  readonly sheet: Values;
}

export const draftOf = (name: string): Draft => ({ name, toml: "", title: "", changes: {} });
export const draftOfSheet = (toml: string): Draft => ({ name: "", toml, title: "", changes: {} });

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A switch's value; the cards' switches are in nested objects. */
export function lookUp(values: Values, name: string): unknown {
  return name.split(".").reduce<unknown>((found, part) => (found as Values | undefined)?.[part], values);
}

/** A switch's current value. */
export function valueIn(draft: Draft, baseline: Baseline, name: string): unknown {
  if (!(name in draft.changes)) return lookUp(baseline.sheet, name);
  return draft.changes[name] ?? lookUp(baseline.base, name);
}

const isChanged = (draft: Draft, baseline: Baseline, name: string): boolean =>
  !isEqual(valueIn(draft, baseline, name), lookUp(baseline.base, name));

/** Set a switch, and reset others that no longer apply. */
export function withValue(draft: Draft, baseline: Baseline, name: string, value: unknown): Draft {
  let next = set(draft, baseline, name, value);
  for (const [other, idle] of dependentSwitches(name, value)) next = set(next, baseline, other, idle);
  return next;
}

/** Reset a switch to the base's value. */
export const resetSwitch = (draft: Draft, baseline: Baseline, name: string): Draft =>
  withValue(draft, baseline, name, lookUp(baseline.base, name));

function set(draft: Draft, baseline: Baseline, name: string, value: unknown): Draft {
  const { [name]: _, ...others } = draft.changes;
  if (isEqual(value, lookUp(baseline.sheet, name))) return { ...draft, changes: others };
  return { ...draft, changes: { ...others, [name]: isEqual(value, lookUp(baseline.base, name)) ? null : value } };
}

/** Switches that only apply if another one is set, and their defaults otherwise. */
function dependentSwitches(name: string, value: unknown): [string, unknown][] {
  const [card, power] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf(".") + 1)];
  if (power === "split" && value === 0)
    return Object.entries(SPLIT_DEFAULTS).map(([detail, usual]) => [`${card}.${detail}`, usual]);
  if (power === "split_ways" && value === "forward") return [[`${card}.split_order`, SPLIT_DEFAULTS.split_order]];
  if (power === "out" && !value) return [[`${card}.out_steps`, 0]];
  if (power === "jump_from") {
    const idle: [string, unknown][] = hasChoiceOfJump(value) ? [] : [[`${card}.jump_start_first`, false]];
    return isEmpty(value) ? [...idle, [`${card}.jump_onto`, "any"], [`${card}.jump_ahead`, false]] : idle;
  }
  return [];
}

/** The powers that only matter to a card that can be split, and their defaults. */
const SPLIT_DEFAULTS = {
  split_pegs: 2,
  split_ways: "forward",
  split_order: "any",
  split_with: "own",
  split_colors: false,
  split_alone: false,
  split_helps: true,
};

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
const hasChoiceOfJump = (from: unknown): boolean => Array.isArray(from) && from.length > 1 && from.includes("start");

/** Whether a card's switch has no effect at the moment. `rule` gets the value of a switch of the whole game. */
export function isIdle(power: string, of: (power: string) => unknown, rule: (name: string) => unknown): boolean {
  if (power in SPLIT_DEFAULTS && of("split") === 0) return true;
  switch (power) {
    case "split_order":
      return of("split_ways") === "forward";
    case "split_alone":
      return !of(power) && (of("forward") as unknown[]).includes(of("split"));
    case "split_helps":
      return of(power) === true && !rule("finishing_split_helps");
    case "out_steps":
      return !of("out");
    case "jump_onto":
    case "jump_ahead":
      return isEmpty(of("jump_from"));
    default:
      return power === "jump_start_first" && !hasChoiceOfJump(of("jump_from"));
  }
}

/** The full names of all switches. */
function switchesOf(rulesForm: RulesForm): string[] {
  return [
    ...rulesForm.fields.map((field) => field.name),
    ...rulesForm.cards.flatMap((card) => rulesForm.card_fields.map((field) => `cards.${card}.${field.name}`)),
  ];
}

/** The switches that differ from the base. */
export const changedSwitches = (rulesForm: RulesForm, draft: Draft, baseline: Baseline): string[] =>
  switchesOf(rulesForm).filter((name) => isChanged(draft, baseline, name));

/** Changes in the server's format, with the cards' switches in nested objects. */
export function nestCards(changes: Values): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const cards: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(changes)) {
    const [first, card, power] = name.split(".");
    if (card && power) cards[card] = { ...cards[card], [power]: value };
    else plain[first!] = value;
  }
  return Object.keys(cards).length > 0 ? { ...plain, cards } : plain;
}

/** The request that checks a draft. */
export function checkRequest(draft: Draft, players: number, teams: number): CheckRules {
  const begin = draft.toml ? { rules: { toml: draft.toml } } : { base: draft.name };
  return { ...begin, title: draft.title, changes: nestCards(draft.changes), players, teams };
}

/** Unique values in the field's order. */
export function sortedUnique(field: RulesField, values: readonly (string | number)[]): (string | number)[] {
  const order = field.choices.map((each) => each.value);
  const rank = (value: string | number) => (typeof value === "number" ? value : order.indexOf(value));
  return [...new Set(values)].sort((a, b) => rank(a) - rank(b));
}

/** The form's sections in order; the cards come after the first. */
export function sections(rulesForm: RulesForm): { title: string; fields: readonly RulesField[]; isCards: boolean }[] {
  const groups = [...new Set(rulesForm.fields.map((field) => field.group))];
  const plain = groups.map((title) => ({
    title,
    fields: rulesForm.fields.filter((field) => field.group === title),
    isCards: false,
  }));
  const cards = { title: rulesForm.card_fields[0]?.group ?? "", fields: [], isCards: true };
  return [...plain.slice(0, 1), cards, ...plain.slice(1)];
}
