"""Runs with the JIT off, or with bounds checks, really are that."""

from __future__ import annotations

import os

import pytest

from pegs.core.cards import ACE, UNKNOWN
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.compiler import uncompiled
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS
from pegs.engine.kernel.packed_turn import HEADER_BITS, header, step_bits


def look_at_peg(number: int) -> None:
    """Try where a card takes a peg, perhaps one that doesn't exist."""
    game = Game.deal("basic")
    head = uncompiled(header)(Kind.MOVE, ACE, UNKNOWN) | uncompiled(step_bits)(number, 8) << HEADER_BITS
    game._state.places_after((head, 0))


@pytest.mark.nojit
def test_the_jit_is_off_if_it_was_switched_off() -> None:
    assert (os.environ.get("NUMBA_DISABLE_JIT") == "1") == (BACKEND is Backend.PYTHON)


@pytest.mark.bounds
def test_bounds_checks_notice_reading_past_the_end() -> None:
    look_at_peg(0)
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        with pytest.raises(IndexError):
            look_at_peg(MAX_PEG_NUMBERS)
