"""The signs at the foot of a card: they follow the powers of the card, whatever the rule set is called."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from pegs.core.cards import EIGHT, JOKER, KING, N_RANKS, RANK_TEXT, SEVEN
from pegs.i18n import in_language, languages
from pegs.rules.card_legend import feet_of, items_of
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import From, Powers, SplitWays, SplitWith, Swap


def signs(row: Powers) -> list[tuple[str, str]]:
    return [(item.kind, item.text) for item in items_of(row)]


def test_the_basic_game_has_the_signs_of_the_picture() -> None:
    cards = load("basic").rules.cards
    assert signs(cards[KING]) == [("out", ""), ("plain", "+10")]
    assert signs(cards[SEVEN]) == [("split", "+7")]
    assert signs(cards[EIGHT]) == [("back", "8")]
    assert signs(cards[JOKER]) == [("joker", "any")]


def test_a_split_with_a_part_back_shows_the_plain_count_too() -> None:
    row = Powers(forward=(9,), split=9, split_ways=SplitWays.OPPOSITE)
    assert signs(row) == [("split", "±9"), ("plain", "+9")]


POWERS: dict[str, Any] = {
    "out": True,
    "forward": (3,),
    "backward": (3,),
    "split": 4,
    "swap": Swap.ANY,
    "jump_from": (From.TRACK,),
    "in_spot_from": (From.START,),
    "send_to_start": True,
}
MANNERS = {"split_ways": SplitWays.ANY, "split_with": SplitWith.ANY, "jump_start_first": True}
"""They say how another power is used, and have no sign of their own."""


def test_every_power_is_here() -> None:
    assert {each.name for each in fields(Powers)} == POWERS.keys() | MANNERS.keys()


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_a_sign(power: str) -> None:
    assert items_of(Powers()) == ()
    assert len(items_of(replace(Powers(), **{power: POWERS[power]}))) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_every_set_has_signs_and_a_sentence(name: str, language: str) -> None:
    with in_language(language):
        feet = feet_of(load(name))
    assert [foot.card for foot in feet] == [RANK_TEXT[rank] for rank in range(N_RANKS)]
    assert all(foot.items and foot.sentence for foot in feet)
