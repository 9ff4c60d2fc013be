"""What the first start of a bot compiles."""

from __future__ import annotations

from pegs import players
from pegs.engine.game import Game
from pegs.engine.warmup import CompileTask
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.view import view_of


def _compile() -> None:
    game = Game.deal(DEFAULT_RULES)
    players.make("hints").choose(view_of(game, game.turn))


PLAYERS = (CompileTask("players", 4, _compile),)
"""What compiled players need besides the engine."""
