"""The first start where bots choose: their compiled part."""

from __future__ import annotations

from pegs import players
from pegs.engine.game import Game
from pegs.engine.warmup import Part
from pegs.view import view_of


def _compile() -> None:
    game = Game.deal("basic")
    players.make("hints").choose(view_of(game, game.turn))


PLAYERS = (Part("players", 4, _compile),)
"""What `make_player`'s bots need beside the engine."""
