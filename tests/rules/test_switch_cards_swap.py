"""The power ``swap``: none, one of the player's pegs with any other color's, or any two pegs."""

from __future__ import annotations

import pytest

from pegs.core.cards import FIVE
from pegs.rules.switches import Swap
from tests.rules.helpers import at, by_card, legal, rules_of, why

BASIC = rules_of("basic")
POSITION = at("3s,A10,B10/4s,A14/4s,C10/4s,C14", "5")


@pytest.mark.parametrize(
    ("swap", "pairs"),
    [
        (Swap.NONE, set()),
        (Swap.OWN, {"A10~A14", "A10~C10", "A10~C14", "B10~A14", "B10~C10", "B10~C14"}),
        (
            Swap.ANY,
            {"A10~A14", "A10~C10", "A10~C14", "A14~B10", "B10~C10", "B10~C14"}
            | {"A14~C10", "A14~C14", "C10~C14"},
        ),
    ],
)
def test_pairs_that_may_be_swapped(swap: Swap, pairs: set[str]) -> None:
    fives = by_card("5", BASIC.with_card(FIVE, swap=swap), POSITION)
    assert {text for text in fives if "~" in text} == pairs


@pytest.mark.parametrize("swap", [Swap.OWN, Swap.ANY])
def test_either_order_of_the_pegs_is_read(swap: Swap) -> None:
    rules = BASIC.with_card(FIVE, swap=swap)
    assert why(rules, POSITION, "5 B10~A14") is None
    assert why(rules, POSITION, "5 A14~B10") is None


def test_pegs_of_one_color_are_never_swapped() -> None:
    assert why(BASIC.with_card(FIVE, swap=Swap.ANY), POSITION, "5 A10~B10") == "swap-own-color"


def test_a_swap_bumps_no_peg_and_needs_no_free_path() -> None:
    """A peg may be swapped onto or away from its in-spot."""
    rules = BASIC.with_card(FIVE, swap=Swap.OWN)
    fives = by_card("5", rules, at("4s,C3/5s/3s,A3,C9/5s", "5"))
    assert fives["C3~A3"] == "4s,A3/5s/3s,C3,C9/5s"
    assert fives["C3~C9"] == "4s,C9/5s/3s,A3,C3/5s"


def test_a_swap_and_a_move_with_the_same_result_are_one_turn() -> None:
    """Five forward onto a partner's peg, which goes to the in-spot that the mover left."""
    rules = BASIC.with_card(FIVE, swap=Swap.OWN)
    position = at("4s,C3/5s/4s,C8/5s", "5")
    assert legal(rules, position) == {"5 C3-C8": "4s,C8/5s/4s,C3/5s"}
    assert why(rules, position, "5 C3~C8") is None


def test_a_player_with_every_peg_in_start_may_swap_any_two() -> None:
    rules = BASIC.with_card(FIVE, swap=Swap.ANY)
    assert legal(rules, at("5s/4s,A14/5s/4s,C14", "5")) == {"5 A14~C14": "5s/4s,C14/5s/4s,A14"}
