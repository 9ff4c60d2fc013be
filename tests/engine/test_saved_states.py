"""The states that a game can return to come back as they were, in little memory."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.engine.game import Game
from pegs.engine.kernel.addresses import address_of
from pegs.engine.kernel.layout import SAVED_BYTES, SAVED_WORDS
from pegs.engine.saved_states import SavedStates

CHANGES = st.lists(st.dictionaries(st.integers(0, SAVED_BYTES - 1), st.integers(0, 255), max_size=20))


@pytest.mark.nojit
@given(CHANGES, st.integers(0, 8))
def test_states_come_back_in_reverse_order(changes: list[dict[int, int]], undone: int) -> None:
    state = np.zeros(SAVED_BYTES, np.uint8)
    states, stack = [], SavedStates()
    for change in changes:
        for place, value in change.items():
            state[place] = value
        states.append(state.tobytes())
        stack.append(address_of(state.view(np.int64)))
    twin = stack.copy()
    for _ in range(min(undone, len(states))):
        assert stack.newest == stack.pop() == states.pop()
    empty = np.zeros(SAVED_WORDS, np.int64)
    stack.append(address_of(empty))
    for expected in (bytes(SAVED_BYTES), *reversed(states)):
        assert stack.pop() == expected
    with pytest.raises(IndexError):
        stack.pop()
    if changes:
        assert twin.newest == state.tobytes()


def test_a_whole_game_is_taken_back_in_a_tenth_of_the_memory() -> None:
    chance, game = random.Random(1), Game.deal("arizona", 4, 2, seed=1)
    states: list[bytes] = []
    while len(states) < 200 and not game.is_over:
        states.append(game._state.save())
        game.play(chance.choice(game.legal_turns()))
    assert game._saved.size < len(states) * SAVED_BYTES / 10
    for state in reversed(states):
        game.undo()
        assert game._state.save() == state
