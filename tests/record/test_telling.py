"""Every operation is told in words in every language, and as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from pegs import i18n as words
from pegs.core import operations as ops
from pegs.core.board import HOME, START
from pegs.core.cards import ACE, JOKER, KING, TEN
from pegs.core.turn import Kind
from pegs.record.annotations import marked_text
from pegs.record.telling import Teller
from pegs.rules import load
from tests.record.games import random_game

GUIDE = load("guide")
BOARD = GUIDE.rules.board(4, 2)
NOT_PLAYED = -1
TOLD: list[tuple[ops.Operation, str]] = [
    (ops.Dealt(0, (ACE, TEN, JOKER)), "Ann (A) is dealt A, 10, joker."),
    (ops.Played(0, KING, NOT_PLAYED, Kind.MOVE), "Ann (A) plays K."),
    (ops.Played(1, KING, NOT_PLAYED, Kind.DISCARD), "B discards K."),
    (ops.Played(1, KING, NOT_PLAYED, Kind.FREE), "B lays down K to come out free."),
    (ops.Played(0, TEN, JOKER, Kind.DECLARE), "Ann (A) lays 10 face down and calls it joker."),
    (ops.Moved(0, START, 8, ops.Travel.OUT, (8,)), "A peg of Ann (A) comes out of its Start area to A8."),
    (ops.Moved(2, 38, HOME, ops.Travel.FORWARD, (39, HOME)), "A peg of C goes from C2 to Ch1."),
    (ops.SentToStart(1, 8), "A peg of B on A8 is sent to its Start area."),
    (ops.SentToInSpot(2, 8, 39), "A peg of C on A8 is sent to its hole next to the Finish area, C3."),
    (ops.Swapped(0, 8, 3, 17), "The peg of Ann (A) on A8 and the peg of D on A17 change places."),
    (ops.Drawn(3, JOKER), "D draws joker."),
    (ops.Reshuffled((ACE, KING)), "The discards are shuffled into a new draw pile of 2 cards."),
    (ops.Accepted(1), "B lets it pass."),
    (ops.Doubted(1), "B doubts it."),
    (ops.Revealed(0, TEN), "Ann (A) shows the card: 10."),
    (ops.Penalized(0, HOME + 4), "A peg of Ann (A) on Ah5 goes to its Start area."),
    (ops.GainedExtra(1), "B gains an extra turn."),
    (ops.TookExtra(1), "B takes an extra turn."),
    (ops.DeclinedExtra(1), "B declines the extra turn."),
    (ops.Forgot(1), "B forgets to draw."),
    (ops.SatOut(1), "B sits this turn out."),
    (ops.CountedStuck(1, 2), "B cannot move: stuck turn 2."),
    (ops.Won(0), "Ann (A), C win: all their pegs are home."),
]


@pytest.mark.parametrize(("operation", "sentence"), TOLD, ids=[type(told[0]).__name__ for told in TOLD])
def test_sentences(operation: ops.Operation, sentence: str) -> None:
    assert Teller(BOARD, GUIDE, ("Ann", "")).sentence(operation) == sentence


@pytest.fixture
def _spanish() -> Iterator[None]:
    words.use("es")
    yield
    words.use(words.DEFAULT_LANGUAGE)


@pytest.mark.usefixtures("_spanish")
def test_every_operation_has_a_sentence_in_spanish() -> None:
    teller = Teller(BOARD, GUIDE)
    told = {teller.sentence(operation) for operation, _ in TOLD}
    assert len(told) == len(TOLD)
    assert "Una clavija de A sale de su zona de inicio a A8." in told


def test_all_operations_are_told_here() -> None:
    assert {type(operation) for operation, _ in TOLD} == set(get_args(ops.Operation))


@pytest.mark.parametrize("name", ["guide", "north-carolina", "pegoo", "arizona"])
def test_marks_tell_what_a_landing_hit(name: str) -> None:
    game = random_game(name, plies=600)
    plies = [ply for ply in game.plies if ply.turn.steps]
    marked = [(marked_text(game.board, ply.turn, ply.operations), ply.operations) for ply in plies]
    crosses = [operations for text, operations in marked if "x" in text]
    pluses = [operations for text, operations in marked if "+" in text]
    assert crosses
    assert pluses
    assert all(any(isinstance(each, ops.SentToStart) for each in operations) for operations in crosses)
    assert all(any(isinstance(each, ops.SentToInSpot) for each in operations) for operations in pluses)
