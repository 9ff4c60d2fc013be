"""The first start where players are used: the engine's, and the players' own compiled functions with it."""

from __future__ import annotations

from pegs.engine.game import Game
from pegs.engine.warm import Report
from pegs.engine.warm import warm_up as warm_engine
from pegs.players import make_player
from pegs.players.duel import duel
from pegs.view import view_of

_SHARE = 0.8
"""The players come first and have most of the engine compiled with them."""


def warm_up(report: Report) -> None:
    """Compile all that the engine and the players need, as `pegs.engine.warm.warm_up` does for the engine
    alone.

    It takes some 25 s where nothing is cached. In one process: what an engine compiled before has left on
    disk does not help the players.
    """
    report("warm-part-players", 0.0)
    duel("basic", "hints", "greedy", 1)
    game = Game.deal("basic")
    make_player("hints").choose(view_of(game, game.turn))
    warm_engine(lambda part, share: report(part, _SHARE + (1 - _SHARE) * share))
