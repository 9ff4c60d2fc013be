"""The named set nearest to a house's rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.rules.codec import field_of
from pegs.rules.fixes import get_switch, limits, set_switch
from pegs.rules.interview_questions import QUESTIONS, InterviewQuestion
from pegs.rules.loader import load
from pegs.rules.nearest import ALL_SWITCHES, SLIGHT, distance, nearest_sets, rank_sets, weight_of, whole
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Rules, everywhere
from tests.soak import examples
from tests.strategies import rules_values

FIRST = [question for question in QUESTIONS if question.is_first]
SLIGHT_SWITCHES = [switch for switch in ALL_SWITCHES if weight_of(switch) == SLIGHT]


def answers_of(rules: Rules, questions: list[InterviewQuestion]) -> dict[str, str]:
    """What a house with these rules answers."""
    found = {question.name: question.answer_of(rules) for question in questions}
    return {name: choice.name for name, choice in found.items() if choice is not None}


def test_five_questions_tell_all_named_sets_apart() -> None:
    assert [question.name for question in FIRST] == ["hand", "stuck", "bluff", "nine", "joker"]
    answers = [tuple(answers_of(load(name).rules, FIRST).values()) for name in NAMES]
    assert all(len(each) == len(FIRST) for each in answers)
    assert len(set(answers)) == len(NAMES) == 11


@pytest.mark.parametrize("name", NAMES)
def test_a_set_is_found_by_its_own_five_answers(name: str) -> None:
    rules = load(name).rules
    described = {
        switch: values
        for question in FIRST
        if (choice := question.answer_of(rules))
        for switch, values in choice.values.items()
    }
    assert nearest_sets(described) == (name,)
    assert rank_sets(described)[0].distance == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_set_is_nearest_to_itself(name: str) -> None:
    first, second, *_ = rank_sets(whole(load(name).rules))
    assert (first.name, first.distance) == (name, 0)
    assert second.distance > 2 * SLIGHT


@st.composite
def other_values(draw: st.DrawFn, switch: str, rules: Rules) -> Any:
    """A value for a switch, in its range."""
    field = field_of(switch)
    match field.kind:
        case "flag":
            return draw(st.booleans())
        case "number":
            return draw(st.integers(*limits(field.name, rules)))
        case "word":
            return draw(st.sampled_from(list(field.words or ())))
        case "by_players":
            return everywhere(draw(st.integers(1, 9)))
        case _:
            items = st.sampled_from(list(field.words)) if field.words else st.integers(1, 20)
            return tuple(sorted(draw(st.sets(items, max_size=3))))


@examples(50)
@given(st.data(), st.sampled_from(NAMES), st.sampled_from(SLIGHT_SWITCHES))
def test_a_set_with_a_slight_change_is_still_nearest(data: st.DataObject, name: str, switch: str) -> None:
    rules = load(name).rules
    house = set_switch(rules, switch, data.draw(other_values(switch, rules)))
    assert nearest_sets(whole(house)) == (name,)


@examples(25)
@given(rules_values(), rules_values(), rules_values())
def test_the_distance_is_a_metric(one: Rules, two: Rules, three: Rules) -> None:
    there = distance(whole(one), two)
    assert (there == 0) == (one == two)
    assert there == pytest.approx(distance(whole(two), one))
    assert there <= distance(whole(one), three) + distance(whole(three), two) + 1e-9


@examples(25)
@given(st.data(), st.sampled_from(NAMES), rules_values())
def test_unknown_switches_count_nothing(data: st.DataObject, name: str, house: Rules) -> None:
    known = data.draw(st.sets(st.sampled_from(ALL_SWITCHES)))
    described = {switch: (get_switch(house, switch),) for switch in known}
    rest = {switch: (get_switch(house, switch),) for switch in ALL_SWITCHES if switch not in known}
    rules = load(name).rules
    assert distance(described, rules) + distance(rest, rules) == pytest.approx(distance(whole(house), rules))


def test_one_of_several_values_is_enough() -> None:
    rules = load("basic").rules
    assert distance({"hand_size": (3, 5)}, rules) == 0
    assert distance({"hand_size": (3, 4)}, rules) == distance({"hand_size": (4,)}, rules) > 0


def test_ties_are_in_a_fixed_order() -> None:
    assert nearest_sets({})[0] == "basic"  # before the sets that extend it
    assert set(nearest_sets({})) == set(NAMES)
    assert nearest_sets({"move": (load("arizona").rules.move,)}) == ("arizona", "kilpatrick")
