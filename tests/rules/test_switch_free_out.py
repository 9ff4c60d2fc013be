"""The switch ``free_out``: whether coming out free is required or optional."""

from __future__ import annotations

from dataclasses import replace

from pegs.rules.switches import FreeOut
from tests.rules.helpers import at, game_at, legal, play, rules_of, why

MUST = replace(rules_of("basic"), stuck_limit=3, free_out=FreeOut.MUST)
MAY = replace(MUST, free_out=FreeOut.MAY)
LAST = at("5s/5s/5s/5s", "2", stuck="2,0,0,0")


def test_must() -> None:
    assert list(legal(MUST, LAST)) == ["2 free As-A8"]
    assert why(MUST, LAST, "2 discard") == "must-come-out"


def test_may() -> None:
    assert list(legal(MAY, LAST)) == ["2 discard", "2 free As-A8"]


def test_may_and_did_not_the_count_stays() -> None:
    game = game_at(MAY, "5s/5s/5s/5s A 2/3/4/5 stuck=2,0,0,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 0, 0)


def test_must_if_it_is_impossible() -> None:
    position = at("5s/5s/3s,A8,C3/5s", "2", stuck="2,0,0,0")
    assert list(legal(MUST, position)) == ["2 discard"]
    assert why(MUST, position, "2 free As-A8") == "in-spot-taken"


def test_must_if_no_peg_is_in_start() -> None:
    """Every peg is out and none can move: the last one would land on a protected partner."""
    position = at("h2,h3,h4,h5,A12/5s/3s,A4,C3/5s", "8", stuck="2,0,0,0")
    assert list(legal(MUST, position)) == ["8 discard"]
    assert why(MUST, position, "8 free As-A8") == "no-peg"
