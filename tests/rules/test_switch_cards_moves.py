"""The powers that move one peg, ``out``, ``forward`` and ``backward``: any card can have them."""

from __future__ import annotations

import pytest

from pegs.core.cards import FIVE, JOKER, KING, Rank
from pegs.rules import Rules
from pegs.rules.switches import From
from tests.rules.helpers import at, by_card, idle, legal, rules_of, why

BASIC = rules_of("basic")


def with_five(**powers: object) -> Rules:
    return BASIC.with_card(FIVE, **powers)


def test_out_on_any_card() -> None:
    assert set(legal(with_five(out=True), at("4s,A9/5s/5s/5s", "5"))) == {"5 As-A8", "5 A9-A14"}


def test_out_taken_from_a_king() -> None:
    rules = BASIC.with_card(KING, out=False)
    assert idle(rules, at("5s/5s/5s/5s", "K")) == {"K": "brings-nothing-out"}


def test_several_counts() -> None:
    rules = with_five(forward=(5, 15), backward=(2, 5))
    assert set(by_card("5", rules, at("A14,h2,h3,h4,h5/5s/5s/5s", "5"))) == {
        "A14-A9",
        "A14-A12",
        "A14-B1",
        "A14-B11",
    }


def test_several_counts_into_home() -> None:
    rules = with_five(forward=(2, 5))
    assert set(by_card("5", rules, at("4s,A2/5s/5s/5s", "5"))) == {"A2-A4", "A2-A7", "A2-Ah1", "A2-Ah4"}


def test_one_outcome_by_two_counts_is_one_turn() -> None:
    """On a ring of 36 holes 16 forward is 20 backward."""
    both = with_five(forward=(16,), backward=(20,))
    assert list(by_card("5", both, "4s,A8/5s A 5/?0", 2)) == ["A8-B6"]


def test_no_count_at_all() -> None:
    rules = with_five(forward=())
    assert legal(rules, at("4s,A8/5s/5s/5s", "5")) == {"5 discard": "4s,A8/5s/5s/5s"}


@pytest.mark.parametrize("rank", [FIVE, JOKER])
def test_out_of_a_joker_is_the_same_as_of_a_five(rank: Rank) -> None:
    rules = BASIC.with_card(rank, out=True, forward=(), jump_from=())
    card = "5" if rank == FIVE else "*"
    assert f"{card} As-A8" in legal(rules, at("5s/5s/5s/5s", card))


def test_a_joker_that_does_not_bring_a_peg_out() -> None:
    rules = BASIC.with_card(JOKER, jump_from=(From.TRACK,))
    position = at("4s,A9/4s,B1/5s/5s", "*")
    assert list(by_card("*", rules, position)) == ["A9-B1", "discard"]
    assert why(rules, position, "* As-B1") == "joker-not-from-here"
