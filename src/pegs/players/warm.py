"""What the first start of a bot compiles."""

from __future__ import annotations

from pegs import players
from pegs.engine.game import Game
from pegs.engine.warmup import CompileTask
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.view import view_of

_TURNS = 9
"""Enough turns for `pegs.players.beliefs` to have clues."""


def played_by(name: str) -> Game:
    """A game in which this player has chosen some turns."""
    game, player = Game.deal(DEFAULT_RULES), players.make(name)
    for _ in range(_TURNS):
        game.play(player.choose(view_of(game, game.turn)))
    return game


PLAYERS = (CompileTask("players", 4, lambda: played_by("hints")),)
"""What compiled players need besides the engine."""
EXPERT = (CompileTask("expert", 30, lambda: played_by("expert")),)
"""What the expert needs besides the engine."""
