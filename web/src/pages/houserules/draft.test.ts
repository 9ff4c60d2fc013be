import { expect, test } from "vitest";
import type { RulesField, RulesForm } from "../../protocol/types";
import {
  type Baseline,
  changedSwitches,
  checkRequest,
  draftOf,
  draftOfSheet,
  isIdle,
  lookUp,
  nestCards,
  resetSwitch,
  sections,
  sortedUnique,
  valueIn,
  withValue,
} from "./draft";

const field = (name: string, group: string, kind: RulesField["kind"] = "int"): RulesField => ({
  name,
  group,
  label: name,
  meaning: "",
  kind,
  default: 0,
  low: 0,
  high: 20,
  choices: [],
});

const rulesForm: RulesForm = {
  fields: [field("pegs", "Board"), field("decks", "Packs"), field("draw", "Turn", "choice")],
  card_fields: [
    field("split", "Cards"),
    field("split_ways", "Cards", "choice"),
    field("jump_from", "Cards", "several"),
  ],
  cards: ["7", "joker"],
};

const row = (split: number, ways = "forward", from: string[] = []) => ({
  split,
  split_pegs: 2,
  split_ways: ways,
  split_order: "any",
  split_with: "own",
  split_colors: false,
  split_alone: false,
  split_helps: true,
  jump_from: from,
  jump_onto: "any",
  jump_ahead: false,
  jump_start_first: false,
});
const base = {
  pegs: 5,
  decks: 3,
  draw: "before",
  cards: { "7": row(7), joker: row(0, "forward", ["start", "track"]) },
};
const baseline: Baseline = { base, sheet: base };
const other: Baseline = { base, sheet: { ...base, pegs: 4 } };

test("a switch has its changed value, or the initial one", () => {
  const draft = withValue(draftOf("basic"), baseline, "pegs", 4);
  expect([
    valueIn(draft, baseline, "pegs"),
    valueIn(draft, baseline, "draw"),
    valueIn(draft, baseline, "cards.7.split"),
  ]).toEqual([4, "before", 7]);
  expect(lookUp(base, "cards.joker.jump_from")).toEqual(["start", "track"]);
  expect(lookUp(base, "cards.Z.split")).toBeUndefined();
});

test("a switch set back to the base's value isn't a change", () => {
  const draft = withValue(draftOf("basic"), baseline, "pegs", 4);
  expect(changedSwitches(rulesForm, draft, baseline)).toEqual(["pegs"]);
  expect(withValue(draft, baseline, "pegs", 5).changes).toEqual({});
  expect(resetSwitch(draft, baseline, "pegs").changes).toEqual({});
});

test("a sheet's change can be reset to the base", () => {
  const draft = draftOfSheet("pegs = 4");
  expect(changedSwitches(rulesForm, draft, other)).toEqual(["pegs"]);
  const back = resetSwitch(draft, other, "pegs");
  expect(back.changes).toEqual({ pegs: null });
  expect(valueIn(back, other, "pegs")).toBe(5);
  expect(changedSwitches(rulesForm, back, other)).toEqual([]);
  expect(withValue(back, other, "pegs", 4).changes).toEqual({});
});

test("turning a split off resets the switches that depend on it", () => {
  const ways = withValue(draftOf("basic"), baseline, "cards.7.split_ways", "any");
  const none = withValue(ways, baseline, "cards.7.split", 0);
  expect(none.changes).toEqual({ "cards.7.split": 0 });
  const ordered = withValue(ways, baseline, "cards.7.split_order", "forward-first");
  const forward = withValue(ordered, baseline, "cards.7.split_ways", "forward");
  expect(forward.changes).toEqual({});
  const first = withValue(draftOf("basic"), baseline, "cards.joker.jump_start_first", true);
  expect(withValue(first, baseline, "cards.joker.jump_from", ["track"]).changes).toEqual({
    "cards.joker.jump_from": ["track"],
  });
  const ahead = withValue(draftOf("basic"), baseline, "cards.joker.jump_ahead", true);
  const onto = withValue(ahead, baseline, "cards.joker.jump_onto", "partners");
  expect(withValue(onto, baseline, "cards.joker.jump_from", []).changes).toEqual({ "cards.joker.jump_from": [] });
});

test("switches without an effect are idle", () => {
  const idle = (values: Record<string, unknown>, finishingHelps = false) =>
    [
      "split_ways",
      "split_order",
      "split_alone",
      "split_helps",
      "jump_onto",
      "jump_ahead",
      "jump_start_first",
      "out",
    ].filter((power) =>
      isIdle(
        power,
        (name) => ({ ...row(0), forward: [], ...values })[name],
        (name) => name === "finishing_split_helps" && finishingHelps,
      ),
    );
  const splits = ["split_ways", "split_order", "split_alone", "split_helps"];
  expect(idle({})).toEqual([...splits, "jump_onto", "jump_ahead", "jump_start_first"]);
  expect(idle({ jump_from: ["start"] })).toEqual([...splits, "jump_start_first"]);
  expect(idle({ jump_from: ["start", "home"] })).toEqual(splits);
  const jumps = ["jump_onto", "jump_ahead", "jump_start_first"];
  expect(idle({ split: 7, forward: [7] })).toEqual(["split_order", "split_alone", "split_helps", ...jumps]);
  expect(idle({ split: 7, split_ways: "any" }, true)).toEqual(jumps);
  // What contradicts another switch stays in view.
  expect(idle({ split: 7, forward: [7], split_ways: "any", split_alone: true, split_helps: false })).toEqual(jumps);
});

test("the request nests the cards' switches", () => {
  const changes = { pegs: 4, "cards.7.split": 0, "cards.7.swap": "any", "cards.joker.out": true };
  const cards = { "7": { split: 0, swap: "any" }, joker: { out: true } };
  expect(nestCards(changes)).toEqual({ pegs: 4, cards });
  expect(nestCards({})).toEqual({});
  expect(checkRequest({ ...draftOf("guide"), title: "Ours", changes }, 6, 3)).toEqual({
    base: "guide",
    title: "Ours",
    changes: { pegs: 4, cards },
    players: 6,
    teams: 3,
  });
  expect(checkRequest(draftOfSheet("x"), 4, 2)).toEqual({
    rules: { toml: "x" },
    title: "",
    changes: {},
    players: 4,
    teams: 2,
  });
});

test("values are sorted and unique", () => {
  const places = {
    ...field("jump_from", ""),
    choices: ["start", "track", "home"].map((value) => ({ value, label: value })),
  };
  expect(sortedUnique(places, ["home", "start", "home"])).toEqual(["start", "home"]);
  expect(sortedUnique(field("forward", ""), [10, 9, 2, 10])).toEqual([2, 9, 10]);
});

test("every switch is in one section, with the cards after the board", () => {
  expect(sections(rulesForm).map((each) => [each.title, each.fields.map((one) => one.name), each.isCards])).toEqual([
    ["Board", ["pegs"], false],
    ["Cards", [], true],
    ["Packs", ["decks"], false],
    ["Turn", ["draw"], false],
  ]);
});
