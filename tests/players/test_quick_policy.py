"""Playing on: the favorites are valued as the net values them, though in a faster way."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from pegs import players
from pegs.engine.game import Game
from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.layout import new_scratches
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import turn_at
from pegs.players.compiled_player import fields_of, tables_of
from pegs.players.net_policy import SCORE_UNIT, score_by_net
from pegs.players.net_weights import nets_of
from pegs.players.policies import STRONG, prepare
from pegs.players.quick_policy import choose_quickly
from pegs.players.workspace import FAVORITES, new_workspaces
from pegs.rules.loader import load
from pegs.view import SeatView, view_of

_MAX_LISTED = 60


def views(rules: str, seats: int) -> Iterator[SeatView]:
    """Every seventh view of a game."""
    game = Game.deal(rules, seats, seed=4)
    bots = [players.make("hints", seat) for seat in range(seats)]
    for number in range(60):
        view = view_of(game, game.turn)
        if number % 7 == 3:
            yield view
        game.play(bots[game.turn].choose(view))


@pytest.mark.nojit
@pytest.mark.skipif(BACKEND is not Backend.PYTHON, reason="calls what only the kernel calls")
@pytest.mark.parametrize(("rules", "seats"), [("basic", 4), ("arizona", 4), ("pegoo", 6)])
def test_favorites_are_valued_as_the_net_values_them(rules: str, seats: int) -> None:
    nets, compared = nets_of(("strong",), load(rules).rules).numpy(), 0
    for view in views(rules, seats):
        r, v, s = (each.numpy()[0] for each in (tables_of(view), fields_of(view).memory, new_scratches(1)))
        quick, other = new_workspaces(view.rules, seats, ("strong", "strong")).numpy()
        list_turns(r, v, s)
        if not FAVORITES < s.n_turns < _MAX_LISTED:
            continue
        chosen = choose_quickly(r, v, s, quick, nets)
        prepare(r, v, s, STRONG, other, nets)
        values = {}
        for k, index in enumerate(quick.favorites.tolist()):
            values[index] = score_by_net(r, v, s, other, nets[0], turn_at(s, index)) / SCORE_UNIT
            assert np.array_equal(other.terms, quick.favorite_terms[k])
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-5)
        compared += 1
    assert compared > 3
