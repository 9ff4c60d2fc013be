"""The telling of a rule set: made from its switches, so no switch can change without a sentence changing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from typing import Any

import pytest
from hypothesis import given

from pegs import i18n as words
from pegs.core.cards import FIVE, JOKER, N_RANKS, RANK_TEXT
from pegs.rules import Powers, Rules, compare, load, named, tell, told
from pegs.rules.switches import From
from tests.strategies import rules_values

LIVE = {
    "free_out": "north-carolina",
    "free_out_with_card": "north-carolina",
    "stuck_pile": "pegoo",
}
"""Rule sets in which a switch has a say, where the basic game is none."""

SWITCHES = [each.name for each in fields(Rules) if each.name != "cards"]
POWERS = [each.name for each in fields(Powers)]


def others(value: Any) -> list[Any]:
    """Other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Enum):
        return [each for each in type(value) if each is not value]
    if isinstance(value, int):
        return [value + 1, value + 2]
    if value and isinstance(value[0], int) and len(value) == 9:
        return [tuple(number + (index == place) for index, number in enumerate(value)) for place in range(9)]
    return []


@pytest.fixture(params=words.languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.use_language(request.param)
    yield request.param
    words.use_language(words.DEFAULT_LANGUAGE)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("switch", SWITCHES)
def test_every_value_of_a_switch_is_told_differently(switch: str) -> None:
    rules = load(LIVE.get(switch, "basic")).rules
    value = getattr(rules, switch)
    tellings = {told(replace(rules, **{switch: each})) for each in (value, *others(value))}
    assert len(tellings) == 1 + len(others(value)) > 1


def values_of_power(power: str) -> list[Any]:
    if power in ("forward", "backward"):
        return [(), (4,), (5,), (4, 5)]
    if power == "split":
        return [0, 5, 6]
    if power in ("jump_from", "in_spot_from"):
        return [(), *((each,) for each in From), (From.START, From.TRACK), tuple(From)]
    default = getattr(Powers(), power)
    return [default, *others(default)]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("rank", range(N_RANKS), ids=list(RANK_TEXT))
@pytest.mark.parametrize("power", POWERS)
def test_every_power_of_every_card_is_told_differently(rank: int, power: str) -> None:
    row = Powers(split=7, jump_from=tuple(From))
    rules = Rules().with_card(rank, **{each: getattr(row, each) for each in POWERS})
    values = values_of_power(power)
    tellings = {told(rules.with_card(rank, **{power: each})) for each in values}
    assert len(tellings) == len(values)


@pytest.mark.parametrize("name", named())
def test_every_switch_that_has_a_say_is_told(name: str) -> None:
    rules = load(name).rules
    switches = {
        switch.split(".")[0]
        for section in tell(rules)
        for each in section.sentences
        for switch in each.switches
    }
    silent = set(SWITCHES) - switches
    allowed = {
        "joker_exempt",
        "free_out",
        "free_out_with_card",
        "stuck_pile",
        "bluffing",
        "finishing_split_helps",
    }
    assert silent <= allowed


@pytest.mark.parametrize("name", named())
def test_every_card_is_told_once_in_every_set(name: str) -> None:
    (cards,) = [section for section in tell(load(name)) if section.name == "cards"]
    abouts = list(dict.fromkeys(sentence.about for sentence in cards.sentences))
    listed = [card for about in abouts for card in about.split(", ")]
    assert sorted(listed) == sorted(["A", *map(str, range(2, 11)), "J", "Q", "K", "joker"])


def test_a_set_is_told_in_its_own_words() -> None:
    assert "which begin in their START" in told(load("paddle"))
    assert "to its come-out hole" in told(load("basic"))
    assert "castle" in told(load("nc"))
    assert "castle" not in told(load("basic"))
    assert "to its own door" in told(load("pegoo"))


def test_a_set_is_told_in_its_own_words_in_spanish() -> None:
    words.use_language("es")
    try:
        assert "en su castillo" in told(load("nc"))
        assert "start" not in told(load("nc"))
    finally:
        words.use_language(words.DEFAULT_LANGUAGE)


def test_cards_that_do_what_is_printed_on_them_are_told_together() -> None:
    text = told(load("basic"))
    assert "2, 3, 4, 5, 6, 9, 10: Moves a peg of yours forward by the number on the card." in text
    assert "J, Q, K: Moves a peg of yours forward 10." in text


def test_a_card_that_does_nothing_says_so() -> None:
    assert "5: Moves nothing." in told(Rules().with_card(FIVE, forward=()))


def test_guide_rule_7_you_must_move_one_of_your_own_first() -> None:
    assert "the first is yours, the second any peg of your team" in told(load("guide"))


def test_north_carolina_rule_8_tens() -> None:
    expected = "10: Two different pegs share 10, each forward or backward: any two on the board"
    assert expected in told(load("nc"))


def test_arizona_rule_6_start_pegs_first() -> None:
    assert "joker: Pegs in their start jump first" in told(load("arizona"))


def test_sentences_carry_their_source() -> None:
    sentences = {each.switches: each for section in tell(load("nc")) for each in section.sentences}
    assert sentences["finishing_split_helps",].source == "North Carolina, rule 2"
    assert all(each.source for each in sentences.values())


def test_packs_by_players_are_told_as_ranges() -> None:
    assert "3 for 2–6 players, 4 for 7–8 players, 5 for 9–10 players" in told(load("basic"))
    assert "Packs of cards shuffled together: 2." in told(load("guide"))
    assert "Jokers in each pack: 0 for 2 players, 2 for 3–10 players." in told(load("paddle"))


@given(rules_values())
def test_any_rules_can_be_told(rules: Rules) -> None:
    assert "None" not in told(rules)


# -- differences -----------------------------------------------------------------------------------


def test_basic_and_kilpatrick_differ_in() -> None:
    found = {each.switch: (each.a, each.b) for each in compare(load("basic"), load("kilpatrick"))}
    assert list(found) == [
        *("decks", "hand_size", "draw", "move", "help", "pass_in_spot", "cards.9", "cards.joker")
    ]
    assert found["hand_size"] == (5, 3)


def test_differences_are_told_on_both_sides() -> None:
    (limit, *_) = compare(load("basic"), load("alaska"))
    assert limit.switch == "stuck_limit"
    assert limit.told_a == ("Turns without a move are not counted: nobody comes out free.",)
    assert "stuck turn number 4" in limit.told_b[0]


def test_a_switch_without_a_say_has_no_sentence() -> None:
    rules = Rules()
    (free_out, *_) = [each for each in compare(rules, load("pegoo").rules) if each.switch == "free_out"]
    assert free_out.told_a == ()
    assert free_out.told_b != ()


def test_the_whole_card_is_told_where_one_of_its_powers_differs() -> None:
    (ten,) = compare(Rules(), Rules().with_card(9, backward=(1,)))
    assert (ten.switch, len(ten.told_a), len(ten.told_b)) == ("cards.10", 1, 2)


@given(rules_values(), rules_values())
def test_differences_are_just_the_switches_that_differ(a: Rules, b: Rules) -> None:
    found = {each.switch for each in compare(a, b)}
    assert {each for each in found if "." not in each} == {
        each for each in SWITCHES if getattr(a, each) != getattr(b, each)
    }
    assert len([each for each in found if "." in each]) == sum(
        one != other for one, other in zip(a.cards, b.cards, strict=True)
    )
    assert compare(a, a) == ()


def test_jokers_are_called_as_the_language_calls_them() -> None:
    assert RANK_TEXT[JOKER] == "*"
    words.use_language("es")
    try:
        assert "comodín: " in told(load("basic"))
    finally:
        words.use_language(words.DEFAULT_LANGUAGE)
