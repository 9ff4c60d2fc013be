"""Turns of more than two steps, which no named set has yet."""

from __future__ import annotations

import numpy as np

from pegs.core.cards import SEVEN, UNKNOWN
from pegs.core.operations import Moved, SentToStart, Travel
from pegs.core.turn import MAX_STEPS, Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, NOTE_COLUMNS, PEG_STRIDE
from pegs.engine.kernel.notes import operations_of
from pegs.engine.kernel.packed_turn import HEADER_BITS, LONG, STEP_BITS, TARGET_OFFSET, TARGET_SHIFT, Packed
from pegs.engine.kernel.rows import unpacked
from pegs.engine.kernel.state_io import pegs_of
from pegs.notation import pegs_text, read_position, read_turn, turn_text
from pegs.rules import load

RULES = load("basic").rules
POSITION = "A8,A10,A12,B3,h1/3s,A15,B2/5s/5s A 7/?5/?5/?5"
THREE = (Step(0, 8, 9), Step(0, 10, 11), Step(0, 12, 15))
FIVE = (*THREE, Step(0, 21, 22), Step(1, 20, 21))


def game() -> Game:
    return Game.from_position(RULES, read_position(RULES, 4, 2, POSITION))


def packed(game: Game, steps: tuple[Step, ...]) -> Packed:
    """A split as the kernel packs it."""
    bits = [_bits(game, step) << STEP_BITS * (number % 2) for number, step in enumerate(steps)]
    head = SEVEN + 1 | Kind.SPLIT << 8 | (bits[0] | bits[1]) << HEADER_BITS
    tail = sum(_bits(game, step) << STEP_BITS * number for number, step in enumerate(steps[2:]))
    return head | (LONG if tail else 0), tail


def _bits(game: Game, step: Step) -> int:
    places = game._state.fields.places[:]
    own = range(PEG_STRIDE * step.seat, PEG_STRIDE * step.seat + RULES.pegs)
    peg = next(peg for peg in own if places[peg] == step.origin)
    return peg + 1 | step.target + TARGET_OFFSET << TARGET_SHIFT


def test_a_long_turn_is_packed_and_unpacked() -> None:
    for number in range(2, MAX_STEPS + 1):
        here, steps = game(), FIVE[:number]
        (turn,) = unpacked([packed(here, steps)], here._state.fields.places[:], here.board.in_spots)
        assert turn == Turn(Kind.SPLIT, SEVEN, UNKNOWN, steps)


def test_every_step_of_a_long_turn_is_made() -> None:
    here, places = game(), np.zeros(MAX_PEG_NUMBERS, np.int64)
    here._state.run(kernel.after, *packed(here, THREE), places)
    pegs = pegs_text(here.board, pegs_of(places.tolist(), here.board))
    assert pegs == "A9,A11,A15,B3,h1/4s,B2/5s/5s"
    assert here == game(), "nothing was played"


def test_the_history_has_every_step_of_a_long_turn() -> None:
    here = game()
    notes, ends = np.zeros((9, NOTE_COLUMNS), np.int64), np.zeros(1, np.int64)
    steps = (Step(0, 8, 9), Step(0, 10, 11), Step(0, 12, 15), Step(1, 20, 22))
    number = here._state.run(kernel.changes, np.array([packed(here, steps)]), 1, notes, len(notes), ends)
    assert operations_of(notes[:number].tolist(), here.board, ()) == (
        Moved(0, 8, 9, Travel.FORWARD, (9,)),
        Moved(0, 10, 11, Travel.FORWARD, (11,)),
        Moved(0, 12, 15, Travel.FORWARD, (13, 14, 15)),
        SentToStart(1, 15),
        Moved(1, 20, 22, Travel.FORWARD, (21, 22)),
    )


def test_a_long_turn_is_written_and_read() -> None:
    here = game()
    turn = Turn(Kind.SPLIT, SEVEN, UNKNOWN, FIVE)
    text = "7 A8-A9,A10-A11,A12-A15,B3-B4,B2-B3"
    assert turn_text(here.board, turn) == text
    assert read_turn(here.board, text, here.position.pegs) == turn
    assert not here.is_legal(turn)
