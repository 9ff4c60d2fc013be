"""The form for house rules: every switch once, and fixes that resolve every conflict."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pegs.i18n import in_language, languages
from pegs.protocol.rulebooks import CheckedRules, CheckRules
from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Powers, Rules
from pegs.table.answers import rules_form

SHEETS = Path(__file__).parents[1] / "data" / "house"
HOUSE = [sheet for sheet in sorted(SHEETS.glob("*.toml")) if ".toml" not in sheet.read_text()]
"""Files that extend a named set: over the network, a sheet can't extend a file."""


def test_every_switch_is_in_the_form_once() -> None:
    form = rules_form.form()
    assert sorted(field.name for field in form.fields) == sorted(
        each.name for each in fields(Rules) if each.name != "cards"
    )
    assert [field.name for field in form.card_fields] == [each.name for each in fields(Powers)]
    assert len(form.cards) == 14


@pytest.mark.parametrize("language", languages())
def test_every_switch_and_choice_has_a_label(language: str) -> None:
    with in_language(language):
        form = rules_form.form()
    for field in (*form.fields, *form.card_fields):
        assert field.label
        assert field.meaning
        assert all(choice.label for choice in field.choices)
        assert (field.kind in ("choice", "several")) == bool(field.choices)
        assert (field.kind in ("int", "counts")) == (field.high is not None)


def test_all_named_sets_are_listed_with_three_lines() -> None:
    entries = rules_form.entries()
    assert [entry.name for entry in entries] == list(NAMES)
    for entry in entries:
        assert len(entry.lines) == 3
        assert entry.seatings
        assert len(entry.sentences) > 15


@pytest.mark.parametrize("name", NAMES)
def test_a_named_set_is_checked_without_changes(name: str) -> None:
    checked = rules_form.check(CheckRules(base=name))
    assert (checked.changes, checked.conflicts, checked.problems) == ((), (), ())
    assert checked.board is not None
    assert len(checked.powers) == 14
    assert msgspec.json.encode(checked)


@pytest.mark.parametrize("sheet", HOUSE, ids=lambda sheet: sheet.stem)
def test_a_house_file_and_its_form_have_the_same_rules(sheet: Path) -> None:
    read = rules_form.check(CheckRules(rules=RulesChoice(toml=sheet.read_text())))
    assert read.problems == ()
    assert read.changes
    again = rules_form.check(CheckRules(base=read.base, title=read.title, changes=_changes_of(read)))
    assert again.problems == ()
    assert again.values == read.values
    assert again.changes == read.changes
    assert from_text(again.toml).rules == from_text(sheet.read_text()).rules


def test_a_file_has_only_what_was_changed() -> None:
    toml = rules_form.check(CheckRules(base="guide", title="Ours", changes={"pegs": 4})).toml
    assert toml == 'extends = "guide"\ntitle = "Ours"\n\npegs = 4\n'


def _changes_of(checked: CheckedRules) -> dict[str, Any]:
    """The changes as the form would send them."""
    changes: dict[str, Any] = {}
    for change in checked.changes:
        if change.card is None:
            value = checked.values[change.switch]
            changes[change.switch] = "one per player" if change.switch == "decks" else value
        else:
            power = change.switch.rpartition(".")[2]
            row = changes.setdefault("cards", {}).setdefault(change.card, {})
            row[power] = checked.values["cards"][change.card][power]
    return changes


@pytest.mark.parametrize(
    "changes",
    [
        {"in_spot": 8, "out_spot": 8},
        {"pegs": 6},
        {"hand_size": 12},
        {"help": "none", "finishing_split_helps": True},
        {"stuck_limit": 0, "stuck_pile": True},
        {"cards": {"7": {"split": 7}, "9": {"split_ways": "any"}}},
    ],
    ids=str,
)
def test_every_fix_of_a_conflict_removes_it(changes: dict[str, Any]) -> None:
    checked = rules_form.check(CheckRules(base="basic", changes=changes))
    assert checked.conflicts
    assert checked.board is None
    for conflict in checked.conflicts:
        assert conflict.fixes, conflict.problem
        for fix in conflict.fixes:
            after = rules_form.check(CheckRules(base="basic", changes=_set(changes, fix.switch, fix.value)))
            assert len(after.conflicts) < len(checked.conflicts)


def _set(changes: dict[str, Any], switch: str, value: Any) -> dict[str, Any]:
    if "." not in switch:
        return changes | {switch: value}
    _, card, power = switch.split(".")
    cards = {name: dict(row) for name, row in changes.get("cards", {}).items()}
    cards.setdefault(card, {})[power] = value
    return changes | {"cards": cards}


def test_unreadable_lines_are_reported_with_their_numbers() -> None:
    checked = rules_form.check(CheckRules(rules=RulesChoice(toml='extends = "basic"\npegz = 4\n')))
    assert "2" in checked.problems[0]
    assert "pegs" in checked.problems[0]


@pytest.mark.parametrize(
    "changes", [{"pegz": 4}, {"pegs": "many"}, {"draw": "never"}, {"cards": {"Z": {"out": True}}}], ids=str
)
def test_an_invalid_change_is_a_problem(changes: dict[str, Any]) -> None:
    checked = rules_form.check(CheckRules(base="basic", changes=changes))
    assert len(checked.problems) == 1
    assert checked.changes == ()


def test_a_sheet_extends_named_sets_only() -> None:
    checked = rules_form.check(CheckRules(rules=RulesChoice(toml=f'extends = "{HOUSE[0]}"\n')))
    assert checked.problems
    assert load("basic").title not in checked.problems[0]


def test_editing_a_sheet_keeps_its_own_words_and_decks() -> None:
    toml = (
        'extends = "basic"\ntitle = "Ours"\ndecks = "one per player"\npegs = 4\n[words]\nstart = "the yard"\n'
    )
    edited = rules_form.check(
        CheckRules(rules=RulesChoice(toml=toml), changes={"hand_size": 6}, title="Theirs")
    )
    again = from_text(edited.toml)
    assert (again.title, again.rules.hand_size, again.rules.pegs) == ("Theirs", 6, 4)
    assert again.rules.decks[3:] == (5, 6, 7, 8, 9, 10)
    assert again.words_in("en").start == "the yard"


def test_null_resets_a_switch_to_the_base() -> None:
    toml = 'extends = "basic"\npegs = 4\ndecks = "one per player"\n[cards.9]\nsplit = 9\n'
    changes = {"decks": None, "cards": {"9": {"split": None}}}
    back = rules_form.check(CheckRules(rules=RulesChoice(toml=toml), changes=changes))
    assert [change.switch for change in back.changes] == ["pegs"]
    assert from_text(back.toml).rules == replace(load("basic").rules, pegs=4)
