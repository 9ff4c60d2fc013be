"""Rule sets written as files: short, and equal when read back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.cards import JACK, KING, QUEEN, TEN
from pegs.core.cleaning import clean_text
from pegs.core.errors import RulesFileError
from pegs.i18n import in_language
from pegs.rules import Rules, RuleSet, load, named, write
from pegs.rules.codec import MAX_ITEMS
from pegs.rules.loader import from_text
from pegs.rules.ruleset import PLACES, Words
from pegs.rules.toml.reader import read_text
from tests.soak import examples
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
    for rank in (TEN, JACK, QUEEN, KING):
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


letters = st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"])
clean_texts = st.text(letters, max_size=9).map(lambda text: clean_text(text, 80))
some_words = st.builds(Words, **dict.fromkeys(PLACES, clean_texts))
translations = st.dictionaries(
    st.sampled_from(["de", "es", "fr"]), some_words.filter(lambda each: each != Words())
)
rulesets = st.builds(
    RuleSet,
    name=st.just("house"),
    title=clean_texts.filter(bool),
    rules=rules_values(),
    extends=st.none() | st.sampled_from(named()),
    aliases=st.lists(clean_texts, max_size=MAX_ITEMS).map(tuple),
    source=clean_texts,
    seatings=st.sets(seats()).map(lambda drawn: tuple(sorted(drawn))),
    words=some_words,
    translations=translations.map(lambda drawn: tuple(sorted(drawn.items()))),
)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"title": "\x1b[31mred"}, 'title: "\\u001b[31mred" contains a line break or another control'),
        ({"title": "\ud800"}, 'title: "\\ud800" contains'),
        ({"source": "two\nlines"}, "source: "),
        ({"aliases": ("x", "\u202ey")}, 'aliases: "\\u202ey" contains'),
        ({"words": Words(home="\x07")}, 'home: "\\u0007" contains'),
        ({"translations": (("es", Words(home="\x07")),)}, 'home: "\\u0007" contains'),
        ({"rules": Rules(hand_size=10**30)}, "hand_size: expected a number up to 999,999, not 1000"),
        ({"rules": Rules().with_card(TEN, forward=(1, 10**30))}, "cards.10.forward: expected a number up to"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(changes: dict[str, Any], message: str) -> None:
    ruleset = replace(RuleSet("ours", "Ours", Rules()), **changes)
    with in_language("en"), pytest.raises(RulesFileError) as caught:
        write(ruleset)
    assert str(caught.value).startswith(message)


@examples(40)
@given(rulesets)
def test_any_rule_set_reads_back(ruleset: RuleSet) -> None:
    assert round_trip(ruleset) == ruleset


@examples(50)
@given(rules_values(), st.sampled_from(named()))
def test_bare_rules_read_back_over_any_set(rules: Rules, name: str) -> None:
    assert round_trip(replace(load(name), name="house", extends=name, rules=rules)).rules == rules


def test_rules_that_extend_nothing_read_back() -> None:
    alone = RuleSet("alone", "alone", replace(Rules(), pegs=4), words=Words(home="barn"), seatings=((3, 3),))
    assert write(alone) == 'extends = "none"\nseatings = { 3 = 3 }\n\npegs = 4\n\n[words]\nhome = "barn"\n'
    assert round_trip(alone) == alone
    assert from_text(write(alone), "alone") == replace(alone, file="alone")
    assert from_text(write(RuleSet("", "", Rules()))).rules == Rules()


@pytest.mark.parametrize("name", named())
def test_a_printed_rule_set_is_a_rules_file(name: str) -> None:
    printed = from_text(write(load(name)), name)
    assert replace(printed, file="") == load(name)
