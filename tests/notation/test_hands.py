"""Cards and hands as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.cards import ACE, JOKER, RANK_TEXT, RANKS, TEN, UNKNOWN, Rank, hand_of
from pegs.core.errors import NotationError
from pegs.notation import cards_text, hand_text, rank_text, read_hand, read_rank

cards = st.lists(st.sampled_from(RANKS), max_size=7)


def test_cards_are_one_letter_each() -> None:
    assert [rank_text(rank) for rank in (ACE, TEN, JOKER, UNKNOWN)] == ["A", "T", "*", "?"]
    assert [read_rank(text) for text in RANK_TEXT] == list(RANKS)


@pytest.mark.parametrize("text", ["", "1", "10", "t", "AA", "?", " ", "Joker"])
def test_bad_cards_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="isn’t a card"):
        read_rank(text)


def test_an_unknown_card_is_read_only_if_allowed() -> None:
    assert read_rank("?", unknown=True) == UNKNOWN


def test_a_hand_is_written_in_the_order_of_the_ranks_and_read_in_any() -> None:
    assert hand_text(read_hand("*9A773")) == "A3779*"


def test_hidden_and_empty_hands() -> None:
    assert read_hand("?5") == 5
    assert hand_text(5) == "?5"
    assert read_hand("?0") == hand_of([])
    assert hand_text(hand_of([])) == hand_text(0) == "?0"


@pytest.mark.parametrize("text", ["", "?", "?05", "?-1", "?5A", "A?5", "1", "A 3", "a", "A\n"])
def test_bad_hands_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="isn’t a hand"):
        read_hand(text)


@given(cards)
def test_a_hand_is_read_as_written(held: list[Rank]) -> None:
    assert read_hand(hand_text(hand_of(held))) == hand_of(held)
    assert read_hand(cards_text(held) or "?0") == hand_of(held)
