"""The switch ``free_out_bumps``: coming out free onto a partner's peg that can't go to its in-spot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.errors import RulesError
from pegs.rules import check
from pegs.rules.switches import InSpotTaken
from tests.rules.helpers import at, by_card, game_at, ground, legal, play, rules_of, why

FREE = replace(rules_of("north-carolina"), free_out_bumps=True)
LAST = at("5s/5s/3s,A8,C3/5s", "4", stuck="2,0,0,0")
"""A has been stuck twice. C has a peg on A's out spot, and another on C's in-spot."""


def test_on_a_peg_that_comes_out_free_sends_the_teammates_peg_to_start() -> None:
    """Dan Logan: coming out free bumps a partner's peg that can't go to its in-spot."""
    assert set(legal("north-carolina", LAST)) == {"4 discard"}
    assert legal(FREE, LAST) == {"4 free As-A8": "4s,A8/5s/4s,C3/5s"}
    assert ground(FREE, LAST, "4 free As-A8") == "may-bump-coming-free"
    game = game_at(FREE, LAST)
    play(game, "4 free As-A8")
    assert game.position.pegs[2] == (-1, -1, -1, -1, game.board.in_spots[2])


def test_on_an_empty_in_spot_is_still_where_a_teammate_goes() -> None:
    position = at("5s/5s/4s,A8/5s", "4", stuck="2,0,0,0")
    assert legal(FREE, position) == {"4 free As-A8": "4s,A8/5s/4s,C3/5s"}


def test_on_another_color_on_the_in_spot_is_still_a_chain() -> None:
    position = at("5s/4s,C3/4s,A8/5s", "4", stuck="2,0,0,0")
    assert legal(FREE, position) == {"4 free As-A8": "4s,A8/5s/4s,C3/5s"}
    assert set(legal(replace(FREE, bump_chain=False), position)) == {"4 discard"}


def test_on_a_card_still_cannot_land_there() -> None:
    coming_out = at("5s/5s/3s,A8,C3/5s", "K4", stuck="0,0,0,0")
    assert why(FREE, coming_out, "K As-A8") == "in-spot-taken"
    taken = at("4s,A8/5s/3s,A12,C3/5s", "4")
    assert why(FREE, taken, "4 A8-A12") == "in-spot-taken"


def test_on_with_a_card_in_hand_too() -> None:
    """Who could move, but holds a card that brings pegs out, comes out free as well."""
    position = at("4s,A10/5s/3s,A8,C3/5s", "K2", stuck="2,0,0,0")
    assert by_card("2", FREE, position)["free As-A8"] == "3s,A8,A10/5s/4s,C3/5s"
    assert "As-A8" not in by_card("K", FREE, position)


def test_it_needs_pegs_that_come_out_free() -> None:
    with pytest.raises(RulesError, match="no peg comes out free"):
        check(replace(rules_of("basic"), free_out_bumps=True))


def test_on_goes_with_a_peg_that_moves_up() -> None:
    """Dan Logan has both: what lands on a partner's in-spot by a card moves up."""
    both = replace(FREE, in_spot_taken=InSpotTaken.MOVE_UP)
    assert legal(both, LAST) == {"4 free As-A8": "4s,A8/5s/4s,C3/5s"}
    assert by_card("4", both, at("4s,B17/5s/4s,C3/5s", "4")) == {"B17-C3": "4s,A3/5s/4s,C3/5s"}
