"""Rule sets written as files: short, and equal when read back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.rules import Rules, RuleSet, load, named, write
from pegs.rules.ruleset import PLACES, Words
from pegs.rules.toml.reader import read_text
from tests.strategies import rules_values, seats

KILPATRICK = """extends = "arizona"
title = "Kilpatrick rules"
aliases = "kilpatrick-rules"
source = "John McLeod, Pegs and Jokers, pagat.com, Kilpatrick Rules (Susan McIntosh)"

hand_size = 3
pass_in_spot = false
"""


def round_trip(ruleset: RuleSet) -> RuleSet:
    return read_text(write(ruleset), "house.toml", ruleset.name, load, house=False)


@pytest.mark.parametrize("name", named())
def test_named_sets_read_back(name: str) -> None:
    assert round_trip(load(name)) == load(name)


def test_only_the_differences_are_written() -> None:
    assert write(load("kilpatrick")) == KILPATRICK


def test_cards_with_the_same_changes_share_a_heading() -> None:
    rules = Rules()
    for rank in (9, 10, 11, 12):
        rules = rules.with_card(rank, forward=(1, 11), out=True)
    text = write(
        replace(load("basic"), name="x", title="x", aliases=(), source="", extends="basic", rules=rules)
    )
    assert text == (
        'extends = "basic"\n\n[cards.10]\nout = true\nforward = [1, 11]\n\n[cards.JQK]\nforward = [1, 11]\n'
    )


def test_decks_are_written_in_words_if_possible() -> None:
    ours = RuleSet("x", "x", replace(Rules(), decks=tuple(range(2, 11))), extends="basic")
    assert 'decks = "one per player"' in write(ours)


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=9)
words = texts.map(lambda text: text if text.strip() else "")
some_words = st.builds(Words, **dict.fromkeys(PLACES, words))
translations = st.dictionaries(
    st.sampled_from(["de", "es", "fr"]), some_words.filter(lambda each: each != Words())
)
rulesets = st.builds(
    RuleSet,
    name=st.just("house"),
    title=texts.filter(bool),
    rules=rules_values(),
    extends=st.none() | st.sampled_from(named()),
    aliases=st.lists(texts).map(tuple),
    source=texts,
    seatings=st.sets(seats()).map(lambda drawn: tuple(sorted(drawn))),
    words=some_words,
    translations=translations.map(lambda drawn: tuple(sorted(drawn.items()))),
)


@given(rulesets)
def test_any_rule_set_reads_back(ruleset: RuleSet) -> None:
    assert round_trip(ruleset) == ruleset


@given(rules_values(), st.sampled_from(named()))
def test_bare_rules_read_back_over_any_set(rules: Rules, name: str) -> None:
    assert round_trip(replace(load(name), name="house", extends=name, rules=rules)).rules == rules


def test_rules_that_extend_nothing_read_back() -> None:
    alone = RuleSet("alone", "alone", replace(Rules(), pegs=4), words=Words(home="barn"), seatings=((3, 3),))
    assert write(alone) == 'seatings = { 3 = 3 }\n\npegs = 4\n\n[words]\nhome = "barn"\n'
    assert round_trip(alone) == alone
