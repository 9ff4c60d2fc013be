"""Ranks and operations print as words."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import get_args

import pytest

from pegs import Game, Rank
from pegs.core import operations as ops
from pegs.core.board import HOME, START, Board
from pegs.core.cards import RANKS, UNKNOWN
from pegs.core.turn import Kind
from pegs.rules.ruleset import NAMES
from pegs.view import redact

FOUR = Board(players=4, teams=2, sides=4)
TWO_ON_FOUR_SIDES = Board(players=2, teams=2, sides=4)


def test_ranks_print_as_words_and_count_as_numbers() -> None:
    assert [str(rank) for rank in RANKS[:2]] == ["ace", "two"]
    assert f"{Rank.KING}" == "king"
    assert str(UNKNOWN) == "unknown"
    assert list(RANKS) == list(range(14))


@pytest.mark.parametrize(
    ("operation", "text"),
    [
        (ops.Dealt(1, (Rank.ACE, Rank.TEN), board=FOUR), "B is dealt ace, ten"),
        (ops.Dealt(1, (UNKNOWN,) * 5, board=FOUR), "B is dealt 5 cards"),
        (ops.Played(1, Rank.KING, UNKNOWN, Kind.MOVE, board=FOUR), "B plays the king"),
        (ops.Played(1, UNKNOWN, UNKNOWN, Kind.MOVE, board=FOUR), "B plays a card"),
        (ops.Played(1, Rank.EIGHT, UNKNOWN, Kind.DISCARD, board=FOUR), "B discards the eight"),
        (ops.Played(1, Rank.EIGHT, UNKNOWN, Kind.FREE, board=FOUR), "B discards the eight"),
        (
            ops.Played(1, Rank.FIVE, Rank.ACE, Kind.DECLARE, board=FOUR),
            "B plays the five face down as an ace",
        ),
        (ops.Played(1, UNKNOWN, Rank.KING, Kind.DECLARE, board=FOUR), "B plays a card face down as a king"),
        (ops.Moved(1, START, 26, ops.Travel.OUT, (26,), board=FOUR), "B's peg comes out to B8"),
        (
            ops.Moved(2, 37, HOME + 1, ops.Travel.FORWARD, (), board=FOUR),
            "C's peg moves from C1 to Ch2",
        ),
        (ops.Moved(0, 8, 0, ops.Travel.BACKWARD, (), board=FOUR), "A's peg moves back from A8 to A0"),
        (ops.Moved(0, START, 50, ops.Travel.JUMP, (50,), board=FOUR), "A's peg jumps from As to C14"),
        (ops.SentToStart(1, 0, board=FOUR), "B's peg on A0 goes back to start"),
        (ops.SentToInSpot(2, 5, 39, board=FOUR), "C's peg on A5 goes to its in-spot C3"),
        (ops.Swapped(0, 5, 2, 45, board=FOUR), "A's peg on A5 and C's peg on C9 swap places"),
        (ops.Drawn(3, Rank.SEVEN, board=FOUR), "D draws the seven"),
        (ops.Drawn(3, UNKNOWN, board=FOUR), "D draws a card"),
        (ops.Reshuffled((UNKNOWN,) * 40, board=FOUR), "The 40 discards are shuffled into a new draw pile"),
        (ops.Revealed(3, Rank.SIX, board=FOUR), "D shows the six"),
        (ops.Penalized(1, 8, board=FOUR), "B's peg on A8 goes back to start as a penalty"),
        (ops.CountedStuck(1, 2, board=FOUR), "B is stuck (stuck turns: 2)"),
        (ops.Won(0, board=FOUR), "A and C win"),
        (ops.Won(1, board=Board(6, 2, 6)), "B, D, and F win"),
        (ops.Won(1, board=TWO_ON_FOUR_SIDES), "C wins"),
        (ops.Drawn(1, Rank.TWO, board=TWO_ON_FOUR_SIDES), "C draws the two"),
        (ops.Moved(0, START, 8, ops.Travel.OUT, (8,)), "seat 0's peg comes out to hole 8"),
        (ops.Moved(0, START, 50, ops.Travel.JUMP, (50,)), "seat 0's peg jumps from start to hole 50"),
        (ops.SentToStart(1, HOME), "seat 1's peg on home hole 1 goes back to start"),
        (ops.Won(1), "team 1 wins"),
    ],
    ids=str,
)
def test_an_operation_in_words(operation: ops.Operation, text: str) -> None:
    assert str(operation) == text


def test_every_operation_has_words() -> None:
    for kind in get_args(ops.Operation):
        assert "__str__" in vars(kind), kind


@pytest.mark.parametrize("name", NAMES)
def test_the_operations_of_a_game_know_their_board(name: str) -> None:
    game, chance = Game.deal(name, seed=5), Random(5)
    for _ in range(60):
        changes = game.changes(game.legal_turns())
        game.play(chance.choice(game.legal_turns()))
        for operation in (*(each for turn in changes for each in turn), *redact(game.rules, 0, game.history)):
            assert operation.board == game.board
            assert "seat " not in str(operation)


def test_the_board_is_not_part_of_the_value() -> None:
    one, other = ops.Drawn(1, Rank.TWO, board=FOUR), ops.Drawn(1, Rank.TWO)
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other) == "Drawn(seat=1, card=<Rank.TWO: 1>)"
    assert [each.name for each in ops.value_fields(ops.Drawn)] == ["seat", "card"]
    for twin in (copy.copy(one), pickle.loads(pickle.dumps(one))):
        assert str(twin) == "B draws the two"
