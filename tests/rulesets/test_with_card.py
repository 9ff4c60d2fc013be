"""`Rules.with_card` changes one card, and only a card that exists."""

from __future__ import annotations

from typing import Any

import pytest

from pegs.core.cards import RANKS, Rank
from pegs.rules import Rules


def test_one_card_changes() -> None:
    changed = Rules().with_card(Rank.NINE, split=9)
    assert changed.cards[Rank.NINE].split == 9
    assert all(changed.cards[rank] == Rules().cards[rank] for rank in RANKS if rank is not Rank.NINE)


@pytest.mark.parametrize("rank", [9, "9", None, Rank.UNKNOWN, 99, -1])
def test_a_rank_is_no_number(rank: Any) -> None:
    with pytest.raises(TypeError, match=r"with_card takes a rank such as Rank\.NINE"):
        Rules().with_card(rank, split=9)


def test_an_unknown_power_is_named_with_those_that_exist() -> None:
    with pytest.raises(TypeError, match="no power 'splits'; the powers are out, out_steps, forward, "):
        Rules().with_card(Rank.NINE, splits=9)
