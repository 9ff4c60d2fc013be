"""The states that a game can return to come back as they were, in little memory."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.engine.game import Game
from pegs.engine.kernel.layout import SAVED_BYTES
from pegs.engine.saved_states import SavedStates

CHANGES = st.lists(st.dictionaries(st.integers(0, SAVED_BYTES - 1), st.integers(0, 255), max_size=20))


@given(CHANGES, st.integers(0, 8))
def test_states_come_back_in_reverse_order(changes: list[dict[int, int]], undone: int) -> None:
    state = bytearray(SAVED_BYTES)
    states, stack = [], SavedStates()
    for change in changes:
        for place, value in change.items():
            state[place] = value
        states.append(bytes(state))
        stack.append(states[-1])
    twin = stack.copy()
    for _ in range(min(undone, len(states))):
        assert stack.newest == stack.pop() == states.pop()
    stack.append(bytes(SAVED_BYTES))
    for expected in (bytes(SAVED_BYTES), *reversed(states)):
        assert stack.pop() == expected
    with pytest.raises(IndexError):
        stack.pop()
    if changes:
        assert twin.newest == bytes(state)


def test_a_whole_game_is_taken_back_in_a_tenth_of_the_memory() -> None:
    chance, game = random.Random(1), Game.deal("arizona", 4, 2, seed=1)
    states: list[bytes] = []
    while len(states) < 200 and not game.is_over:
        states.append(game._state.save())
        game.play(chance.choice(game.legal_turns()))
    assert sum(map(len, game._saved._differences)) < len(states) * SAVED_BYTES / 10
    for state in reversed(states):
        game.undo()
        assert game._state.save() == state
