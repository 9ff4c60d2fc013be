"""Arguments that no game can have: an error in plain words, before anything is dealt."""

from __future__ import annotations

from typing import Any

import pytest

import pegs
from pegs.core.errors import UsageError
from pegs.engine.game import Game
from pegs.i18n import in_language


@pytest.mark.parametrize("players", [4.0, "4", 1, 11, True])
def test_players_are_a_whole_number(players: Any) -> None:
    for begin in (Game.deal, pegs.simulate):
        with in_language("en"), pytest.raises(UsageError, match="players can’t form 2 teams"):
            begin("basic", players, 2)


@pytest.mark.parametrize("seed", ["\ud800", 10**5000], ids=["surrogate", "huge"])
def test_a_seed_can_be_hashed(seed: Any) -> None:
    with in_language("en"):
        for begin in (Game.deal, pegs.simulate):
            with pytest.raises(UsageError, match="The seed must be"):
                begin("basic", seed=seed)
        with pytest.raises(UsageError, match="The seed must be"):
            Game.from_position("basic", "5s/5s/5s/5s A ?5/?5/?5/?5", seed=seed)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *(("threads", number) for number in (-1, 257, 10**6, 1.5, "2", True)),
        *(("games", number) for number in (0, 10**9 + 1, 2.0)),
        ("max_turns", 0),
    ],
)
def test_the_numbers_of_a_simulation_have_ranges(option: str, given: Any) -> None:
    with in_language("en"), pytest.raises(UsageError, match=f"{option} must be a whole number from"):
        pegs.simulate("basic", **{option: given})
