"""Families' house rules that mix the switches: the files in ``data/house``."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from pegs.core.cards import ACE, FOUR, JACK, JOKER, KING, NINE, QUEEN, SEVEN, TEN, TWO
from pegs.rules import Rules, RuleSet, faults, load, write
from pegs.rules.ruleset import Words
from pegs.rules.scope import scope_of
from pegs.rules.subjects import comes_up
from pegs.rules.switches import (
    BumpPartner,
    Draw,
    FreeOut,
    From,
    Help,
    Powers,
    SplitWays,
    SplitWith,
    Swap,
    TableTalk,
    up_to,
)
from pegs.rules.toml.reader import read_text

HOUSE = Path(__file__).parent.parent / "data" / "house"
SHEETS = sorted(HOUSE.glob("*.toml"))


def house(name: str) -> RuleSet:
    return load(HOUSE / f"{name}.toml")


def base(name: str) -> Rules:
    return load(name).rules


def test_one_pack_per_player_and_six_cards_in_hand() -> None:
    decks = (2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert house("one-pack-each").rules == replace(base("basic"), decks=decks, hand_size=6)


def test_pictures_count_11_12_13_in_a_set_that_draws_first() -> None:
    rules = house("pictures-count-on").rules
    assert rules.draw is Draw.BEFORE
    assert rules.cards[TEN] == Powers(forward=(10,), backward=(1,))
    assert [rules.cards[rank] for rank in (JACK, QUEEN, KING)] == [
        Powers(out=True, forward=(count,)) for count in (11, 12, 13)
    ]


def test_a_nine_that_must_be_split() -> None:
    expected = base("arizona").with_card(NINE, forward=())
    assert house("nines-are-shared").rules == replace(expected, table_talk=TableTalk.MOVES)


def test_a_seven_splittable_over_a_partners_peg_at_the_end() -> None:
    rules = house("last-seven-helps").rules
    assert rules.cards[SEVEN] == Powers(forward=(7,), split=7, split_with=SplitWith.OWN)
    assert rules.cards[NINE].split_ways is SplitWays.OPPOSITE
    assert (rules.help, rules.finishing_split_helps) == (Help.LEFT, True)


def test_four_pegs_twelve_holes_a_side_other_spots() -> None:
    expected = replace(base("liftbridge"), side_length=12, in_spot=2, out_spot=6, home_length=4, pegs=4)
    assert house("pocket-board").rules == expected
    assert house("pocket-board").rules.board(4, 2).ring == 48


def test_mercy_on_the_fifth_stuck_turn() -> None:
    expected = replace(base("wizard"), stuck_limit=5, free_out=FreeOut.MAY, free_out_with_card=False)
    assert house("mercy-on-the-fifth").rules == expected


def test_bumping_a_partner_forbidden_altogether() -> None:
    assert house("hands-off-partners").rules == replace(base("paddle"), bump_partner=BumpPartner.FORBIDDEN)


def test_a_joker_that_may_not_bring_a_peg_out() -> None:
    rules = house("jokers-stay-home").rules
    assert rules.cards[JOKER] == Powers(jump_from=(From.TRACK,))
    assert not rules.cards[JOKER].brings_out


def test_a_sheet_that_changes_a_little_of_everything() -> None:
    cabin = house("winter-cabin")
    rules = cabin.rules
    assert rules.side_length == 12
    assert rules.jokers == up_to({2: 0, 4: 1, 10: 2})
    assert (rules.draw, rules.draw_by_hand) == (Draw.BEFORE, True)
    assert (rules.joker_exempt, rules.bump_chain, rules.pass_in_spot) == (True, False, False)
    assert rules.cards[TWO].swap is Swap.OWN
    assert rules.cards[FOUR] == Powers(backward=(4,))
    assert {rules.cards[rank] for rank in (JACK, QUEEN, KING)} == {Powers(out=True, forward=(1, 10))}
    assert rules.cards[JOKER] == Powers(jump_from=(From.START, From.TRACK), jump_start_first=True)
    assert rules.cards[ACE] == base("basic").cards[ACE]


def test_words_and_seatings_of_a_sheet_are_its_own() -> None:
    cabin = house("winter-cabin")
    assert cabin.words_in("en") == Words("woodshed", "cabin", "doorstep", "OUT SPOT")
    assert cabin.words_in("es") == Words("leñera", "cabaña", "umbral", "OUT SPOT")
    assert cabin.seatings == ((4, 2), (6, 2), (6, 3))


def test_a_sheet_that_extends_a_sheet_stands_on_the_named_set_under_both() -> None:
    assert house("winter-cabin").extends == "liftbridge"


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_every_sheet_makes_sense_and_is_written_back_as_it_was_read(sheet: Path) -> None:
    ruleset = load(sheet)
    assert faults(ruleset.rules) == ()
    assert ruleset.name == sheet.stem
    assert read_text(write(ruleset), "again.toml", ruleset.name, load) == ruleset


def test_there_are_more_than_six_sheets() -> None:
    assert len(SHEETS) > 6


# -- every switch -----------------------------------------------------------------------------------------

CONTRARY = house("contrary"), house("contrary-bluffing"), house("contrary-helping")
"""Sheets on which every switch is off its default. No single one could be: see below."""
APART = ("bluffing", "finishing_split_helps", "helper_shares_split", "must_turn_in", "keep_top_discard")
"""The switches of the other sheets: they contradict others of the first."""


def off(rules: Rules, switch: str) -> bool:
    """Whether a switch is nowhere as in the basic game: for every number of players, on every card."""
    value, usual = getattr(rules, switch), getattr(Rules(), switch)
    if isinstance(value, tuple):
        return all(one != other for one, other in zip(value, usual, strict=True))
    return bool(value != usual)


@pytest.mark.parametrize("switch", [each.name for each in fields(Rules)])
def test_every_switch_is_off_its_default_on_a_sheet_where_it_matters(switch: str) -> None:
    assert off(CONTRARY[0].rules, switch) == (switch not in APART)
    assert any(off(each.rules, switch) and comes_up(scope_of(each), switch) for each in CONTRARY)


@pytest.mark.parametrize("switch", APART)
def test_one_sheet_cannot_have_every_switch_off_its_default(switch: str) -> None:
    changed: dict[str, Any] = {switch: True}
    rules = replace(CONTRARY[0].rules, **changed)
    assert switch in {name for fault in faults(rules) for name in fault.switches}


def test_every_power_of_a_card_is_off_its_default_on_some_card() -> None:
    pairs = [pair for each in CONTRARY for pair in zip(each.rules.cards, Rules().cards, strict=True)]
    for power in (each.name for each in fields(Powers)):
        assert any(getattr(one, power) != getattr(other, power) for one, other in pairs), power
