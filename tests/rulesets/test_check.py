"""Values of ``Rules`` that are refused, and odd ones that are accepted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from pegs.core.cards import ACE, JACK, JOKER, KING, N_RANKS, NINE, QUEEN, SEVEN
from pegs.core.errors import RulesError
from pegs.rules import Powers, Rules, check, faults, load
from pegs.rules.switches import (
    BumpPartner,
    Draw,
    From,
    Help,
    JumpOnto,
    Movers,
    MustPlay,
    SplitWays,
    SplitWith,
    everywhere,
    up_to,
)
from pegs.rules.validation import CONTRADICTIONS
from tests.strategies import any_rules, consistent, rules_values

BASIC = Rules()
NO_ONE_OUT = replace(BASIC, cards=tuple(replace(row, out=False) for row in BASIC.cards))
BACKWARD_ONLY = replace(BASIC, cards=(Powers(out=True, backward=(1,)),) * N_RANKS)


def fault_switches(rules: Rules) -> tuple[str, ...]:
    """The switches of the only fault of these rules."""
    (fault,) = faults(rules)
    assert fault.problem
    assert fault.fix
    assert fault.problem != fault.fix
    return fault.switches


@pytest.mark.parametrize(
    ("switch", "wrong", "right"),
    [
        ("side_length", [5, 25], [9, 24]),
        ("home_length", [0, 9], [5, 8]),
        ("pegs", [0], [1, 5]),
        ("two_player_sides", [0, 12], [2, 4, 10]),
        ("hand_size", [0, 8], [1, 7]),
        ("stuck_limit", [-1, 10], [0, 1, 9]),
    ],
)
def test_ranges(switch: str, wrong: list[int], right: list[int]) -> None:
    def switches(value: int) -> list[tuple[str, ...]]:
        changes: dict[str, Any] = {switch: value}
        return [fault.switches for fault in faults(replace(BASIC, **changes))]

    assert all((switch,) in switches(value) for value in wrong)
    assert [switches(value) for value in right] == [[]] * len(right)


@pytest.mark.parametrize(
    ("changes", "switches"),
    [
        ({"two_player_sides": 3}, ("two_player_sides",)),
        ({"in_spot": 18}, ("in_spot", "side_length")),
        ({"out_spot": -1}, ("out_spot", "side_length")),
        ({"side_length": 14, "out_spot": 14}, ("out_spot", "side_length")),
        ({"in_spot": 8}, ("in_spot", "out_spot")),
        ({"home_length": 4}, ("pegs", "home_length")),
        ({"decks": up_to({2: 0, 10: 3})}, ("decks",)),
        ({"jokers": up_to({2: -1, 10: 2})}, ("jokers",)),
        ({"decks": up_to({9: 5, 10: 11})}, ("decks", "jokers")),
        ({"jokers": up_to({9: 2, 10: 57})}, ("decks", "jokers")),
        ({"move": Movers.TEAM}, ("move", "help")),
        ({"help": Help.NONE, "finishing_split_helps": True}, ("help", "finishing_split_helps")),
        (
            {"move": Movers.TEAM, "help": Help.NONE, "finishing_split_helps": True},
            ("move", "finishing_split_helps"),
        ),
        ({"must_play": MustPlay.CARD}, ("must_play", "joker_exempt")),
        ({"must_play": MustPlay.NOTHING}, ("must_play", "joker_exempt")),
        ({"helper_shares_split": True}, ("helper_shares_split", "help")),
        ({"pass_in_spot": False, "must_turn_in": True}, ("must_turn_in", "pass_in_spot")),
        ({"stuck_by_team": True}, ("stuck_by_team", "stuck_limit")),
        ({"stuck_pile": True}, ("stuck_pile", "stuck_limit")),
        ({"bluffing": True, "must_play": MustPlay.CARD, "joker_exempt": False}, ("bluffing", "must_play")),
        (
            {"bluffing": True, "must_play": MustPlay.NOTHING, "joker_exempt": False},
            ("bluffing", "must_play"),
        ),
        ({"bluffing": True, "draw_by_hand": True}, ("bluffing", "draw_by_hand")),
        ({"bluffing": True, "help": Help.CHOICE}, ("bluffing", "help")),
        ({"bluffing": True, "stuck_limit": 3}, ("bluffing", "stuck_limit")),
    ],
    ids=lambda value: "-".join(value),
)
def test_a_contradiction_names_its_switches(changes: dict[str, Any], switches: tuple[str, ...]) -> None:
    assert fault_switches(replace(BASIC, **changes)) == switches


@pytest.mark.parametrize(
    ("powers", "switches"),
    [
        ({"forward": (0,)}, ("forward",)),
        ({"forward": (21,)}, ("forward",)),
        ({"backward": (-3,)}, ("backward",)),
        ({"split": 1}, ("split",)),
        ({"split": 21}, ("split",)),
        ({"forward": (9, 1)}, ("forward",)),
        ({"forward": (9, 9)}, ("forward",)),
        ({"jump_from": (From.TRACK, From.START)}, ("jump_from",)),
        ({"in_spot_from": (From.HOME, From.HOME)}, ("in_spot_from",)),
        ({"split_ways": SplitWays.ANY}, ("split_ways", "split")),
        ({"split_with": SplitWith.TEAM}, ("split_with", "split")),
        ({"split_alone": True}, ("split_alone", "split")),
        ({"split_helps": False}, ("split_helps", "split")),
        ({"split": 9, "split_alone": True}, ("split_alone", "forward")),
        ({"jump_onto": JumpOnto.PARTNERS}, ("jump_onto", "jump_from")),
        ({"jump_ahead": True}, ("jump_ahead", "jump_from")),
        ({"jump_from": tuple(From), "jump_ahead": True}, ("jump_ahead", "jump_from")),
        ({"jump_start_first": True}, ("jump_start_first", "jump_from")),
        ({"jump_from": (From.START,), "jump_start_first": True}, ("jump_start_first", "jump_from")),
        ({"jump_from": (From.TRACK, From.HOME), "jump_start_first": True}, ("jump_start_first", "jump_from")),
    ],
)
def test_a_power_that_makes_no_sense(powers: dict[str, Any], switches: tuple[str, ...]) -> None:
    expected = tuple(f"cards.9.{switch}" for switch in switches)
    assert fault_switches(BASIC.with_card(NINE, **powers)) == expected


@pytest.mark.parametrize("power", ["forward", "backward", "split"])
def test_no_count_goes_all_the_way_around_the_board(power: str) -> None:
    small = replace(BASIC, side_length=9, out_spot=6)
    row = {power: 18} if power == "split" else {power: (18,)}
    assert fault_switches(small.with_card(NINE, **row)) == (f"cards.9.{power}", "side_length")
    assert faults(replace(small.with_card(NINE, **row), two_player_sides=4)) == ()


def test_a_game_that_cannot_start() -> None:
    assert fault_switches(NO_ONE_OUT) == ("cards", "stuck_limit")
    assert faults(replace(NO_ONE_OUT, stuck_limit=3)) == ()
    assert faults(NO_ONE_OUT.with_card(QUEEN, out=True)) == ()
    assert faults(NO_ONE_OUT.with_card(QUEEN, in_spot_from=(From.START,))) == ()


def test_a_jump_cannot_bring_out_the_first_peg() -> None:
    assert From.START in NO_ONE_OUT.cards[JOKER].jump_from
    assert fault_switches(NO_ONE_OUT.with_card(SEVEN, jump_from=(From.START,))) == ("cards", "stuck_limit")


def test_if_only_jokers_bring_pegs_out_every_table_needs_jokers() -> None:
    rules = NO_ONE_OUT.with_card(JOKER, out=True)
    assert faults(rules) == ()
    without = replace(rules, jokers=up_to({2: 0, 10: 2}))
    assert fault_switches(without) == ("cards", "jokers")
    assert "2" in faults(without)[0].problem
    assert faults(replace(without, bluffing=True)) == (), "a bluffer can declare a missing joker"


def test_a_game_that_cannot_end() -> None:
    assert fault_switches(BACKWARD_ONLY) == ("cards",)
    assert faults(BACKWARD_ONLY.with_card(NINE, split=9)) == ()
    only_jokers = replace(BACKWARD_ONLY.with_card(JOKER, forward=(5,)), jokers=everywhere(0))
    assert fault_switches(only_jokers) == ("cards", "jokers")


def test_a_finishing_split_needs_a_split() -> None:
    rules = replace(BASIC.with_card(SEVEN, split=0), finishing_split_helps=True)
    assert fault_switches(rules) == ("finishing_split_helps", "cards")


def test_a_card_is_an_exception_only_if_other_splits_help() -> None:
    rules = BASIC.with_card(NINE, split=9, split_helps=False)
    assert fault_switches(rules) == ("cards.9.split_helps", "finishing_split_helps")
    helping = replace(rules, finishing_split_helps=True)
    assert faults(helping) == ()
    none = helping.with_card(SEVEN, split_helps=False)
    assert fault_switches(none) == ("finishing_split_helps", "cards")


def test_a_helper_needs_a_split_to_share() -> None:
    rules = replace(BASIC, help=Help.CHOICE, helper_shares_split=True)
    assert faults(rules) == ()
    assert fault_switches(rules.with_card(SEVEN, split=0)) == ("helper_shares_split", "cards")


def test_all_faults_at_once() -> None:
    rules = replace(
        load("arizona").rules, help=Help.LEFT, pegs=7, in_spot=8, must_play=MustPlay.CARD, stuck_pile=True
    )
    found = [fault.switches for fault in faults(rules)]
    assert found == [
        ("pegs",),
        ("in_spot", "out_spot"),
        ("pegs", "home_length"),
        ("move", "help"),
        ("must_play", "joker_exempt"),
        ("stuck_pile", "stuck_limit"),
    ]
    with pytest.raises(RulesError) as caught:
        check(rules)
    assert [fault.switches for fault in caught.value.faults] == found
    assert len(str(caught.value).splitlines()) == len(found)


def test_check_accepts_valid_rules() -> None:
    check(BASIC)


@pytest.mark.parametrize(
    "changes",
    [
        {"pegs": "5"},
        {"pegs": True},
        {"draw": "before"},
        {"bluffing": 1},
        {"decks": (3, 3)},
        {"decks": ("3",) * 9},
        {"jokers": 2},
        {"cards": BASIC.cards[:-1]},
        {"cards": (*BASIC.cards[:-1], None)},
    ],
)
def test_a_value_of_the_wrong_kind(changes: dict[str, Any]) -> None:
    assert fault_switches(replace(BASIC, **changes)) == tuple(changes)


def test_a_power_of_the_wrong_kind() -> None:
    assert fault_switches(BASIC.with_card(ACE, forward=1)) == ("cards.A.forward",)


# Odd combinations that are valid.
@pytest.mark.parametrize(
    "changes",
    [
        {"must_play": MustPlay.CARD, "joker_exempt": False, "stuck_limit": 3},
        {"help": Help.NONE},
        {"help": Help.CHOICE, "finishing_split_helps": True},
        {"bump_partner": BumpPartner.FORBIDDEN, "bump_chain": False},
        {"bump_partner": BumpPartner.START, "bump_chain": True},
        {"bluffing": True, "draw": Draw.AFTER},
        {"bluffing": True, "move": Movers.TEAM, "help": Help.NONE},
        {"in_spot": 9},
        {"in_spot": 0, "out_spot": 17},
        {"home_length": 8, "pegs": 1},
        {"stuck_limit": 1},
        {"decks": (2, 3, 4, 5, 6, 7, 8, 9, 10), "hand_size": 6},
    ],
)
def test_odd_but_valid_rules_are_accepted(changes: dict[str, Any]) -> None:
    assert faults(replace(BASIC, **changes)) == ()


def test_cards_that_do_nothing_and_cards_that_do_everything() -> None:
    everything = Powers(
        out=True,
        forward=(1, 20),
        backward=(1, 20),
        split=20,
        split_ways=SplitWays.ANY,
        split_with=SplitWith.ANY,
        jump_from=tuple(From),
        jump_start_first=True,
        in_spot_from=tuple(From),
        send_to_start=True,
    )
    rows = [Powers()] * N_RANKS
    for rank in (ACE, JACK, KING):
        rows[rank] = everything
    assert faults(replace(BASIC, cards=tuple(rows))) == ()


@given(rules_values())
def test_generated_rules_are_valid(rules: Rules) -> None:
    assert faults(rules) == ()
    assert consistent(rules) == rules


@given(any_rules)
def test_every_fault_is_described_once(rules: Rules) -> None:
    """Every fault has a problem and a fix in words, and none is reported twice."""
    found = faults(rules)
    assert all(fault.problem and fault.fix for fault in found)
    assert max(Counter(found).values(), default=1) == 1


def test_contradictions_have_different_names() -> None:
    assert len({each.name for each in CONTRADICTIONS}) == len(CONTRADICTIONS)
