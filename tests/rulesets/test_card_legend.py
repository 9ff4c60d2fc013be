"""The marks at the foot of a card follow from its powers alone."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from pegs.core.cards import EIGHT, JOKER, KING, N_RANKS, RANK_TEXT, SEVEN
from pegs.i18n import in_language, languages
from pegs.rules.card_legend import legend, marks_of
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import From, JumpOnto, Powers, SplitOrder, SplitWays, SplitWith, Swap


def marks(row: Powers) -> list[tuple[str, str]]:
    return [(mark.kind, mark.text) for mark in marks_of(row)]


def test_the_marks_of_the_basic_game() -> None:
    cards = load("basic").rules.cards
    assert marks(cards[KING]) == [("out", ""), ("plain", "+10")]
    assert marks(cards[SEVEN]) == [("split", "+7")]
    assert marks(cards[EIGHT]) == [("back", "8")]
    assert marks(cards[JOKER]) == [("joker", "any")]


def test_a_split_with_a_part_back_also_shows_the_plain_count() -> None:
    row = Powers(forward=(9,), split=9, split_ways=SplitWays.OPPOSITE)
    assert marks(row) == [("split", "±9"), ("plain", "+9")]


def test_a_split_of_another_count_has_no_plus() -> None:
    row = Powers(out=True, forward=(10,), split=12)
    assert marks(row) == [("out", ""), ("split", "12"), ("plain", "+10")]


POWERS: dict[str, Any] = {
    "out": True,
    "forward": (3,),
    "backward": (3,),
    "corner_to_corner": True,
    "split": 4,
    "swap": Swap.ANY,
    "jump_from": (From.TRACK,),
    "in_spot_from": (From.START,),
    "send_to_start": True,
}
DETAILS = {
    "out_steps": 1,
    "split_pegs": 3,
    "split_ways": SplitWays.ANY,
    "split_order": SplitOrder.FORWARD_FIRST,
    "split_with": SplitWith.ANY,
    "split_colors": True,
    "split_alone": True,
    "split_helps": False,
    "jump_onto": JumpOnto.PARTNERS,
    "jump_ahead": True,
    "jump_start_first": True,
}
"""Details of another power, without a mark of their own."""


def test_no_power_is_missing_here() -> None:
    assert {each.name for each in fields(Powers)} == POWERS.keys() | DETAILS.keys()


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_a_mark(power: str) -> None:
    assert marks_of(Powers()) == ()
    assert len(marks_of(replace(Powers(), **{power: POWERS[power]}))) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_every_set_has_marks_and_a_text(name: str, language: str) -> None:
    with in_language(language):
        cards = legend(load(name))
    assert [card.card for card in cards] == [RANK_TEXT[rank] for rank in range(N_RANKS)]
    assert all(card.marks and card.text for card in cards)
