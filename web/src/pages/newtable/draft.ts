/**
 * House rules that are being written: a rule set or a sheet, and what was changed in it. Plain data.
 *
 * A switch is named as the server names it: `draw`, `cards.9.split`. A change to `null` means "as the base has
 * it", which matters where a sheet had changed the switch already.
 */
import type { CheckRules, RulesField, RulesForm } from "../../protocol/types";

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** The named set to begin with; empty where it is a sheet. */
  readonly name: string;
  /** The sheet to begin with, as text; empty where it is a named set. */
  readonly toml: string;
  /** What it is called; empty for as the beginning is. */
  readonly title: string;
  readonly changes: Values;
}

/** The rules on which the draft rests. */
export interface Baseline {
  /** The values of the named set that all is compared with. */
  readonly base: Values;
  /** The values of the draft before its changes. */
  readonly sheet: Values;
}

export const draftOf = (name: string): Draft => ({ name, toml: "", title: "", changes: {} });
export const draftOfSheet = (toml: string): Draft => ({ name: "", toml, title: "", changes: {} });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A switch in the server's values, where the cards have a table of their own. */
export function lookUp(values: Values, name: string): unknown {
  return name.split(".").reduce<unknown>((found, part) => (found as Values | undefined)?.[part], values);
}

/** What a switch is now. */
export function valueIn(draft: Draft, baseline: Baseline, name: string): unknown {
  if (!(name in draft.changes)) return lookUp(baseline.sheet, name);
  return draft.changes[name] ?? lookUp(baseline.base, name);
}

const isChanged = (draft: Draft, baseline: Baseline, name: string): boolean =>
  !same(valueIn(draft, baseline, name), lookUp(baseline.base, name));

/** The draft with a switch set, and with it those that would mean nothing any more. */
export function withValue(draft: Draft, baseline: Baseline, name: string, value: unknown): Draft {
  let next = set(draft, baseline, name, value);
  for (const [other, idle] of dependentSwitches(name, value)) next = set(next, baseline, other, idle);
  return next;
}

/** The draft with a switch as the base has it. */
export const resetSwitch = (draft: Draft, baseline: Baseline, name: string): Draft =>
  withValue(draft, baseline, name, lookUp(baseline.base, name));

function set(draft: Draft, baseline: Baseline, name: string, value: unknown): Draft {
  const { [name]: _, ...others } = draft.changes;
  if (same(value, lookUp(baseline.sheet, name))) return { ...draft, changes: others };
  return { ...draft, changes: { ...others, [name]: same(value, lookUp(baseline.base, name)) ? null : value } };
}

/** Powers that say how another power is used: without that one they stand at their defaultSeconds answer. */
function dependentSwitches(name: string, value: unknown): [string, unknown][] {
  const [card, power] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf(".") + 1)];
  if (power === "split" && value === 0)
    return [
      [`${card}.split_ways`, "forward"],
      [`${card}.split_with`, "own"],
    ];
  if (power === "jump_from" && !hasChoiceOfJump(value)) return [[`${card}.jump_start_first`, false]];
  return [];
}

const hasChoiceOfJump = (from: unknown): boolean => Array.isArray(from) && from.length > 1 && from.includes("start");

/** Whether a power of a card can be chosen at all, as the card is now. */
export function isIdle(power: string, of: (power: string) => unknown): boolean {
  if (power === "split_ways" || power === "split_with") return of("split") === 0;
  return power === "jump_start_first" && !hasChoiceOfJump(of("jump_from"));
}

/** Every switch by its full name. */
function switchesOf(rulesForm: RulesForm): string[] {
  return [
    ...rulesForm.fields.map((field) => field.name),
    ...rulesForm.cards.flatMap((card) => rulesForm.card_fields.map((field) => `cards.${card}.${field.name}`)),
  ];
}

/** The switches that differ from the base. */
export const changedSwitches = (rulesForm: RulesForm, draft: Draft, baseline: Baseline): string[] =>
  switchesOf(rulesForm).filter((name) => isChanged(draft, baseline, name));

/** The changes as the server takes them: those of the cards in a table of their own. */
export function nested(changes: Values): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const cards: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(changes)) {
    const [first, card, power] = name.split(".");
    if (card && power) cards[card] = { ...cards[card], [power]: value };
    else plain[first!] = value;
  }
  return Object.keys(cards).length > 0 ? { ...plain, cards } : plain;
}

/** What the server is asked about a draft. */
export function checkRequest(draft: Draft, players: number, teams: number): CheckRules {
  const begin = draft.toml ? { rules: { toml: draft.toml } } : { base: draft.name };
  return { ...begin, title: draft.title, changes: nested(draft.changes), players, teams };
}

/** ToggleGroup answers or counts in their one order, each once. */
export function ordered(field: RulesField, values: readonly (string | number)[]): (string | number)[] {
  const order = field.choices.map((each) => each.value);
  const rank = (value: string | number) => (typeof value === "number" ? value : order.indexOf(value));
  return [...new Set(values)].sort((a, b) => rank(a) - rank(b));
}

/** Sections of the rulesForm in their order, with what the cards do after the first of them. */
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
